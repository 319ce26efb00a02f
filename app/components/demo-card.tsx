import './demo-card.css';
import '#app/ui/button.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { SizeGlyph } from './size-glyph.tsx';

/** The card of spec §2 Showcase page. `type` is the format slug whose list it stands in; elsewhere the demo's first. */
export function DemoCard({ demo, type, isEager = false }: { demo: Demo; type?: string; isEager?: boolean }) {
  const { t, tData } = useText();
  const path = `/experience/${type ?? toFormatSlug(demo.format[0] ?? '')}/preview/${demo.id}`;
  return (
    <article className="demo-card">
      <div className="demo-card-still">
        <img src={demo.thumbnail} alt="" width="640" height="360" loading={isEager ? 'eager' : 'lazy'} decoding="async" />
      </div>
      <div className="demo-card-spec mono">
        <SizeGlyph size={demo.size} />
        <b>{tData(demo.size).toUpperCase()}</b>
        <span className="demo-card-devices">
          {demo.device.map((device) => (
            <span key={device}>
              <Icon name={device} size={18} />
              <span className="visually-hidden">{t(device === 'desktop' ? 'Desktop' : 'Mobile')}</span>
            </span>
          ))}
        </span>
      </div>
      <div className="demo-card-body">
        <h3>{demo.name}</h3>
        <p>{tData(demo.description)}</p>
        <div className="demo-card-foot">
          <span className="mono dim">{tData(demo.type)}</span>
          <Link className="button" to={path} state={{ fromList: true }} prefetch="intent">
            {t('View Demo')}
            <span className="visually-hidden">: {demo.name}</span>
            <Icon name="arrow" size={18} />
          </Link>
        </div>
      </div>
    </article>
  );
}
