import './back-link.css';
import { Link } from 'react-router';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

/** From a record to all of its kind. */
export function BackLink({ to, label }: { to: string; label: Label }) {
  const { t } = useText();
  return (
    <p className="back-link">
      <Link to={to}>
        <Icon name="previous" size={16} />
        {t(label)}
      </Link>
    </p>
  );
}
