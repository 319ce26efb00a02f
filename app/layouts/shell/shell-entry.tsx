import { NavLink } from 'react-router';
import { formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { NavigationEntry } from './navigation.ts';
import { navigationEntries } from './navigation-entries.ts';

/** The formats, and the way to one by what it is for, in the sidebar and in the top navigation. */
export function ShellEntries() {
  const { t } = useText();
  return (
    <ul>
      {navigationEntries.map((entry) => (
        <li key={entry.path}>
          <ShellEntry entry={entry} />
        </li>
      ))}
      <li>
        <NavLink className="shell-item" to="/find">
          <Icon name="search" size={22} />
          <span className="shell-item-name">{t('Find by goal')}</span>
        </NavLink>
      </li>
    </ul>
  );
}

/** One format; the current one says so. */
function ShellEntry({ entry: { label, path, icon, count } }: { entry: NavigationEntry }) {
  const { tData, language } = useText();
  return (
    <NavLink className="shell-item" to={path}>
      <Icon name={icon} size={22} />
      <span className="shell-item-name">{tData(label)}</span>
      <span className="shell-item-count mono">{formatNumber(count, language.tag)}</span>
    </NavLink>
  );
}
