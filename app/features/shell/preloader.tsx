import './preloader.css';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';

/** Stands over the page for 2500 ms (spec §4, §9), by style alone: it comes with the server's HTML, before any script. */
export function Preloader() {
  const { t } = useText();
  const isShown = useLayout(({ isPreloader, layoutType }) => isPreloader && layoutType === 'horizontal');
  return isShown ? (
    <div className="preloader" role="status">
      <svg viewBox="0 0 270 180" aria-hidden="true">
        <path d="M0 155H115V25H270" pathLength="100" />
      </svg>
      <span className="visually-hidden">{t('Loading')}</span>
    </div>
  ) : null;
}
