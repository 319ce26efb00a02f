import './kept.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { keptDemos, toComparePath } from './kept-demos.ts';

/** How many demos this device keeps, and the way to them. The server, which knows of none, draws nothing. */
export function KeptLink() {
  const { t } = useText();
  const kept = useDeviceStore(keptDemos);
  if (kept.length === 0) return null;
  return (
    <Link className="kept-link" to={toComparePath(kept)} aria-label={t('Kept demos: {{n}}', { n: String(kept.length) })}>
      <Icon name="heart" size={18} />
      {kept.length}
    </Link>
  );
}
