import { useText } from '#app/i18n/use-text.ts';
import { Art } from './art.tsx';
import { Drawing } from './drawing.tsx';
import { Layer } from './layer.tsx';
import { move } from './move.ts';

/** 03: a newsletter comes out of its envelope. */
export function EmailDrawing() {
  const { t } = useText();
  return (
    <Drawing label={t('An opt-in e-mail coming out of its envelope')}>
      <Layer>
        <path d="M120 250L380 74l260 176v220H120z" className="page" />
        <path d="M590 50h58M590 150h58M24 330h90" className="faint" />
        <text x="656" y="54" className="ink">
          {t('opt-in')}
        </text>
        <text x="656" y="154">
          SPF
        </text>
        <text x="656" y="170">
          DKIM
        </text>
        <text x="656" y="186">
          DMARC
        </text>
        <text x="24" y="304">
          {t('one-click')}
        </text>
        <text x="24" y="320" className="ink">
          {t('unsubscribe')}
        </text>
      </Layer>
      <div className="drawing-pocket">
        <div className="drawing-letter moves" {...move('rise', 300, 1600)}>
          <Layer>
            <path d="M176 24h408v446H176z" className="page" />
            <path d="M176 88h408" className="wire" />
            <path d="M290 332h180M290 344h180" className="faint" />
            <text x="196" y="50">
              {t('From')}
            </text>
            <text x="250" y="50" className="line">
              Dewvale &lt;ritual@dewvale.example&gt;
            </text>
            <text x="196" y="72">
              {t('Subject')}
            </text>
            <text x="250" y="72" className="line-strong">
              {t('Your ritual is back')}
            </text>
            <text x="380" y="312" className="masthead masthead-letter" textAnchor="middle">
              {t('Three steps you already chose.')}
            </text>
          </Layer>
          <Art of="roll-your-ritual/thumbnail.webp" box={[176.5, 88.5, 407, 196]} />
        </div>
      </div>
      <Layer>
        <path d="M120 250l260 160 260-160v220H120z" className="shade" />
        <path d="M120 250l260 160 260-160v220H120zM120 470l202-95M640 470l-202-95" className="wire" />
      </Layer>
    </Drawing>
  );
}
