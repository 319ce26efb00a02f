import { useText } from '#app/i18n/use-text.ts';
import { Art } from './art.tsx';
import { Drawing } from './drawing.tsx';
import { Layer } from './layer.tsx';
import { move } from './move.ts';

/** 04: a pre-roll on the living room's screen, and where in the film it stands. */
export function TelevisionDrawing() {
  const { t } = useText();
  return (
    <Drawing label={t('A television playing an interactive pre-roll, with its place in the programme')}>
      <Layer>
        <path d="M60 24h640v366H60z" className="body" />
        <path d="M220 390l-18 18M540 390l18 18M60 448h640M60 441v14M700 441v14" className="wire" />
        <path
          d="M92 445v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6"
          className="faint"
        />
        <path d="M60 441h58v14H60z" className="hot-fill moves drawing-from-left" {...move('grow', 600, 3000)} />
        <path d="M360 441h46v14h-46z" className="ink-fill" />
        <text x="60" y="478" className="ink">
          {t('pre-roll')}
        </text>
        <text x="360" y="478" className="ink">
          {t('mid-roll')}
        </text>
        <text x="60" y="432">
          {t('homepage video')}
        </text>
        <text x="700" y="432" textAnchor="end">
          {t('household, evening, city')}
        </text>
      </Layer>
      <Art of="brew-by-remote/backup.jpg" box={[68, 32, 624, 350]} className="moves" {...move('zoom', 300, 4000)} />
    </Drawing>
  );
}
