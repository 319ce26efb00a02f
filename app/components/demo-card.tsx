import './demo-card.css';
import '#app/ui/button.css';
import { memo } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Demo, type Device, devices } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import { DemoCardClip } from './demo-card-clip.tsx';
import { useDemoLinks } from './demo-links.tsx';
import { SizeGlyph } from './size-glyph.tsx';
import { useBlankUntilLoaded } from './use-blank-until-loaded.ts';
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

// What no demo changes is passed over when a filter gives the card another demo.
const arrow = <Icon name="arrow" size={18} />;
const SizeMark = memo(SizeGlyph);
const DeviceMark = memo(function DeviceMark({ device }: { device: Device }) {
  const { t } = useText();
  return (
    <span>
      <Icon name={device} size={18} />
      <span className="visually-hidden">{t(device === 'desktop' ? 'Desktop' : 'Mobile')}</span>
    </span>
  );
});

/** The card of spec §2 Showcase page. Pointer or focus resting on it plays the demo's clip. */
export function DemoCard({ demo, type, isEager = false, isFirst = false }: DemoCardProps) {
  const { t, tData } = useText();
  const links = useDemoLinks();
  const picture = useBlankUntilLoaded(demo.thumbnail);
  const path = `/experience/${type ?? toFormatSlug(demo.format[0] ?? '')}/preview/${demo.id}`;
  const lookAhead = () => links?.lookAhead(path);
  const { isIntended, wasIntended, handlers } = useHoverIntent(demo.id, lookAhead);
  return (
    <article className="demo-card" {...handlers}>
      <div className="demo-card-still">
        <img
          {...picture}
          alt=""
          width="640"
          height="360"
          {...(isEager ? { fetchPriority: isFirst ? 'high' : 'low', decoding: 'async' } : { loading: 'lazy' })}
        />
        {wasIntended && <DemoCardClip key={demo.video} src={demo.video} isPlaying={isIntended} />}
      </div>
      <div className="demo-card-spec mono">
        <SizeMark size={demo.size} />
        <b>{tData(demo.size).toUpperCase()}</b>
        <span className="demo-card-devices">
          {devices.map((device) => demo.device.includes(device) && <DeviceMark key={device} device={device} />)}
        </span>
      </div>
      <div className="demo-card-body">
        <h3>{demo.name}</h3>
        <p>{tData(demo.description)}</p>
        <div className="demo-card-foot">
          <span className="mono dim">{tData(demo.type)}</span>
          <a className="button" href={path} onClick={links?.open} onPointerDown={lookAhead}>
            {`${t('View Demo')} `}
            <span className="visually-hidden">{demo.name}</span>
            {arrow}
          </a>
        </div>
      </div>
    </article>
  );
}
