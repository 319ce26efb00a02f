import './deck-demo.css';
import type { CSSProperties } from 'react';
import { PlayPlace } from '#app/components/creative-frame/play-place.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { type SizeName, sizes } from '#catalogue/sizes.ts';
import type { DeckPage } from '#protocol/deck.ts';

interface DeckDemoPlaceProps {
  /** The unit that is shown. */
  readonly demo: Demo;
  /** The client's own page or app as the stage, and the address of its picture. */
  readonly page?: (Omit<DeckPage, 'picture'> & { readonly url: string }) | undefined;
  /** The address of what is seen until it plays. */
  readonly still: string;
  readonly isPlaying: boolean;
  onPlay(isPlaying: boolean): void;
}

/** Sizes that fill or nearly fill the screen of their device. */
const screens: Readonly<Partial<Record<SizeName, 'phone' | 'television'>>> = { 'full screen': 'phone', '320x480': 'phone', CTV: 'television' };

/** A demo of a deck where it is played: on its device, in its size, or on the client's own page. One plays at a time: whoever draws several says which. */
export function DeckDemoPlace({ demo, page, still, isPlaying, onPlay }: DeckDemoPlaceProps) {
  const { t } = useText();
  const { width } = sizes[demo.size];
  const place = <PlayPlace demo={demo} still={still} isOwnSize={demo.isIframe} isPlaying={isPlaying} onPlay={onPlay} />;
  if (!page) {
    return (
      <div className="deck-stage" data-device={screens[demo.size]}>
        <div className="deck-stage-screen" style={{ maxWidth: width }}>
          {place}
        </div>
      </div>
    );
  }
  const toPercent = (part: number) => `${part * 100}%`;
  const looks: CSSProperties & Record<'--own' | '--part' | '--left', string | number> = {
    '--own': `${width}px`,
    '--part': page.width,
    '--left': page.x,
  };
  const grid = { gridTemplate: `${toPercent(page.y)} auto / ${toPercent(page.x)} ${toPercent(page.width)}` };
  return (
    <div className="deck-stage" data-page="">
      <div className="deck-stage-page" style={looks}>
        <img src={page.url} alt={t('Picture of your page')} />
        <div className="deck-stage-spot" style={grid}>
          {place}
        </div>
      </div>
    </div>
  );
}
