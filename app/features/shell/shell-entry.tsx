import { NavLink } from 'react-router';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { NavigationEntry } from './navigation.ts';

/** A format in the sidebar or in the top navigation; the current one says so. */
export function ShellEntry({ entry: { label, path, icon, count } }: { entry: NavigationEntry }) {
  const { tData, language } = useText();
  return (
    <NavLink className="shell-item" to={path}>
      <Icon name={icon} size={22} />
      <span className="shell-item-name">{tData(label)}</span>
      <span className="shell-item-count mono">{toFigure(count, language.tag)}</span>
    </NavLink>
  );
}
