import { NavLink } from 'react-router';
import { formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Glyph, Icon } from '#app/ui/icon.tsx';
import type { NavigationEntry } from './navigation.ts';
import { navigationEntries } from './navigation-entries.ts';

/** Slides behind one another. */
const DECK = 'M5.5 2.5h9M4 5.5h12M2.5 8.5h15v8.5h-15z';

/** The formats, the way to one by what it is for, and to a deck of several, in the sidebar and in the top navigation. */
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
      <li>
        <NavLink className="shell-item" to="/decks/new">
          <Glyph path={DECK} size={22} />
          <span className="shell-item-name">{t('Make a deck')}</span>
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
