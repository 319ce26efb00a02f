import { useEffect, useRef, useState } from 'react';
import { DemoLink } from '#app/components/demo-link.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';

type DemoFrame = typeof import('#app/components/creative-frame/demo-frame.tsx')['DemoFrame'];

/** The still of the demo that the article is about; tapped, the creative itself runs in its place. Where it has no room, its own page is the way. */
export function DemoFigure({ demo }: { demo: Demo }) {
  const { t, tData } = useText();
  const [Frame, setFrame] = useState<DemoFrame>();
  const play = useRef<HTMLButtonElement>(null);
  const wasPlaying = useRef(false);
  const start = () => {
    wasPlaying.current = true;
    // Without its script the link below still leads to the demo.
    void import('#app/components/creative-frame/demo-frame.tsx').then(
      ({ DemoFrame }) => setFrame(() => DemoFrame),
      () => undefined,
    );
  };
  useEffect(() => {
    if (!Frame && wasPlaying.current) play.current?.focus();
  }, [Frame]);
  // An ad for television needs a television around it, and a remote.
  const runnable = demo.isIframe && demo.size !== 'CTV' ? demo : undefined;
  return (
    <figure className="article-figure" data-width={sizes[demo.size].width}>
      <div className="article-stage">
        {Frame && runnable ? (
          <Frame demo={runnable} onClose={() => setFrame(undefined)} />
        ) : (
          <>
            <img src={demo.thumbnail} alt="" width="640" height="360" fetchPriority="high" />
            {runnable && (
              <Button ref={play} className="article-play" isPrimary onClick={start}>
                <Icon name="play" size={18} />
                {t('Play it here')}
              </Button>
            )}
          </>
        )}
      </div>
      <figcaption className="mono">
        <span>
          {demo.name}, {tData(demo.size)}
        </span>
        <DemoLink slug={demo.slug}>
          {(name) => (
            <>
              {t('View Demo')}
              <span className="visually-hidden">{` ${name}`}</span>
            </>
          )}
        </DemoLink>
      </figcaption>
    </figure>
  );
}
