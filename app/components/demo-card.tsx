import './demo-card.css';
import '#app/ui/button.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, devices, toAvif } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { DemoCardClip } from './demo-card-clip.tsx';
import { SizeGlyph } from './size-glyph.tsx';
import { useHoverIntent } from './use-hover-intent.ts';

interface DemoCardProps {
  readonly demo: Demo;
  /** The format slug whose list the card stands in; elsewhere the demo's first. */
  readonly type?: string | undefined;
  /** The still is in the first screen: load it with the page. */
  readonly isEager?: boolean;
  /** The still is the page's largest picture: load it before the other eager ones. */
  readonly isFirst?: boolean;
}

/** The card of spec §2 Showcase page. Pointer or focus resting on it plays the demo's clip. */
export function DemoCard({ demo, type, isEager = false, isFirst = false }: DemoCardProps) {
  const { t, tData } = useText();
  const { isIntended, handlers } = useHoverIntent();
  const path = `/experience/${type ?? toFormatSlug(demo.format[0] ?? '')}/preview/${demo.id}`;
  return (
    <article className="demo-card" {...handlers}>
      <div className="demo-card-still">
        <picture key={demo.thumbnail}>
          <source type="image/avif" srcSet={toAvif(demo.thumbnail)} />
          <img
            src={demo.thumbnail}
            alt=""
            width="640"
            height="360"
            {...(isEager ? { fetchPriority: isFirst ? 'high' : 'low', decoding: 'async' } : { loading: 'lazy' })}
          />
        </picture>
        <DemoCardClip key={demo.video} src={demo.video} isPlaying={isIntended} />
      </div>
      <div className="demo-card-spec mono">
        <SizeGlyph size={demo.size} />
        <b>{tData(demo.size).toUpperCase()}</b>
        <span className="demo-card-devices">
          {devices
            .filter((device) => demo.device.includes(device))
            .map((device) => (
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
            {`${t('View Demo')} `}
            <span className="visually-hidden">{demo.name}</span>
            <Icon name="arrow" size={18} />
          </Link>
        </div>
      </div>
    </article>
  );
}
