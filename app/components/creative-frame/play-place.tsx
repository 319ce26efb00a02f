import './play-place.css';
import { useEffect, useRef } from 'react';
import { useScale } from '#app/components/guest/use-scale.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import { DemoFrame } from './demo-frame.tsx';

interface PlayPlaceProps {
  readonly demo: Demo;
  /** The address of what is seen until it plays. */
  readonly still: string;
  /** The still has the ad's own size. */
  readonly isOwnSize?: boolean;
  readonly isPlaying: boolean;
  onPlay(isPlaying: boolean): void;
}

/** A still, and in its place the running ad, as large as there is room. One plays at a time: whoever draws several says which. */
export function PlayPlace({ demo, still, isOwnSize = false, isPlaying, onPlay }: PlayPlaceProps) {
  const { t } = useText();
  const { name, size } = demo;
  const place = useRef<HTMLDivElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const wasStopped = useRef(false);
  const scale = useScale(place, sizes[size].width);
  const stop = () => {
    wasStopped.current = true;
    onPlay(false);
  };
  // Whoever stopped it goes on here; whoever started another one is there.
  useEffect(() => {
    if (!isPlaying && wasStopped.current) play.current?.focus();
    wasStopped.current = false;
  }, [isPlaying]);
  const measures = isOwnSize ? { width: sizes[size].width * scale, height: sizes[size].height * scale } : { width: 600, height: 500 };
  return (
    <div className="play-place" ref={place} data-playing={isPlaying || undefined}>
      {isPlaying && demo.isIframe ? (
        <DemoFrame demo={demo} scale={scale} onClose={stop} />
      ) : (
        <>
          {/* Once the page is laid out, and after everything else: it would share the line with what the first paint waits for. */}
          <img src={still} alt="" loading="lazy" fetchPriority="low" {...measures} />
          {demo.isIframe && (
            <Button ref={play} className="play-button" onClick={() => onPlay(true)}>
              <span className="play-plate">
                <Icon name="play" size={18} />
                <span>
                  {t('Play')}
                  <span className="visually-hidden">{` ${name}`}</span>
                </span>
              </span>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
