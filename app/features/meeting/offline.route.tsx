import './offline.css';
import { BareFrame } from '#app/components/bare-frame.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

const links = [
  { path: '/formats', label: 'All formats' },
  { path: '/find', label: 'Find by goal' },
  { path: '/compare', label: 'Compare demos' },
  { path: '/pages-pricing', label: 'Pricing' },
  { path: '/meeting', label: 'Take along' },
] as const;

/** `/meeting/offline`: what a device that took the site along shows in place of a page that only the server has; without script. */
export default function OfflinePage() {
  const { t } = useText();
  return (
    // Without the tools of a frame: they would do nothing.
    <BareFrame>
      <PageHead title={`${t('You are offline')} | Surge`} description="" isHidden />
      <PageTitle>{t('You are offline')}</PageTitle>
      <p className="meeting-offline-lead">
        {t('This page needs the network. All demos, their spec sheets and these pages are stored on this device:')}
      </p>
      <ul className="meeting-offline-links">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </BareFrame>
  );
}
