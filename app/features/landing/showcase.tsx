import './showcase.css';
import { DemoCard } from '#app/components/demo-card.tsx';
import { DemoLinks } from '#app/components/demo-links.tsx';
import { ShowcaseLink } from '#app/components/showcase-link.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import { Section } from './section.tsx';
import { useCarouselText } from './use-carousel-text.ts';

const AUTOPLAY_MS = 4000; // spec §9
const GAP_PX = 25; // spec §9

/** As many as the first flight of the page's connection has room for (docs/decisions/011); 'View More' leads to all. */
const SHOWN = 5;
const shown = pickBreadth(demos.filter((demo) => demo.active)).slice(0, SHOWN);

/** Demos that bring a format nobody before them had come first. */
function pickBreadth(all: readonly Demo[]): readonly Demo[] {
  const seen = new Set<string>();
  const firsts = all.filter((demo) => {
    const isNew = demo.format.some((name) => !seen.has(name));
    for (const name of demo.format) seen.add(name);
    return isNew;
  });
  return [...firsts, ...all.filter((demo) => !firsts.includes(demo))];
}

export function Showcase() {
  const { t } = useText();
  const text = useCarouselText();
  const slides = shown.map((demo) => ({ key: demo.slug, content: <DemoCard demo={demo} /> }));
  const viewMore = (
    <ShowcaseLink className="button showcase-more">
      {t('View More')}
      <Icon name="arrow" size={18} />
    </ShowcaseLink>
  );
  return (
    <Section id="showcase" heading={t('Real ads. Play them here.')} action={viewMore}>
      <DemoLinks>
        <Carousel label={t('Showcase')} slides={slides} autoplayMs={AUTOPLAY_MS} gap={GAP_PX} text={text} />
      </DemoLinks>
    </Section>
  );
}
