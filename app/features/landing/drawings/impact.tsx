import { useText } from '#app/i18n/use-text.ts';
import { Art } from './art.tsx';
import { Drawing } from './drawing.tsx';
import { Layer } from './layer.tsx';
import { move } from './move.ts';

/** 05: three phones: carousel split screen, interstitial scratch, panorama split screen. */
export function ImpactDrawing() {
  const { t } = useText();
  return (
    <Drawing label={t('Three impact formats: carousel split screen, interstitial scratch, panorama split screen')}>
      <Layer>
        <rect x="15" y="65" width="196" height="348" rx="33" className="body" />
        <rect x="24" y="74" width="178" height="330" rx="25" className="page" />
        <rect x="549" y="65" width="196" height="348" rx="33" className="body" />
        <rect x="558" y="74" width="178" height="330" rx="25" className="page" />
        <rect x="245" y="13" width="270" height="454" rx="33" className="body" />
        <rect x="254" y="22" width="252" height="436" rx="25" className="page" />
        <text x="113" y="440" textAnchor="middle" className="ink">
          {t('carousel split')}
        </text>
        <text x="380" y="490" textAnchor="middle" className="ink">
          {t('interstitial scratch')}
        </text>
        <text x="647" y="440" textAnchor="middle" className="ink">
          {t('panorama split')}
        </text>
      </Layer>
      <Art of="foil-deck/units/carousel/backup.jpg" box={[24, 74, 178, 330]} className="drawing-side moves" {...move('fill', 1600, 700)} />
      <Art of="golden-hour/units/panorama/backup.jpg" box={[558, 74, 178, 330]} className="drawing-side moves" {...move('fill', 400, 700)} />
      <Art of="spin-and-sip/units/scratch/backup.jpg" box={[254, 22, 252, 436]} className="drawing-interstitial moves" {...move('fill', 500, 1600)} />
      <Layer>
        <circle cx="482" cy="46" r="13" fill="#14120e" />
        <path d="M477 41l10 10m0-10l-10 10" stroke="#fff" strokeWidth="1.6" />
      </Layer>
    </Drawing>
  );
}
