import './showcase.css';
import { DemoCard } from '#app/components/demo-card.tsx';
import { ShowcaseLink } from '#app/components/showcase-link.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { demos } from '#catalogue/demos.ts';
import { Section } from './section.tsx';
import { useCarouselText } from './use-carousel-text.ts';

const AUTOPLAY_MS = 4000; // spec §9
const GAP_PX = 25; // spec §9

export function Showcase() {
  const { t } = useText();
  const text = useCarouselText();
  const slides = demos.filter((demo) => demo.active).map((demo) => ({ key: demo.slug, content: <DemoCard demo={demo} /> }));
  const viewMore = (
    <ShowcaseLink className="button showcase-more">
      {t('View More')}
      <Icon name="arrow" size={18} />
    </ShowcaseLink>
  );
  return (
    <Section id="showcase" heading={t('Real ads. Play them here.')} action={viewMore}>
      <Carousel label={t('Showcase')} slides={slides} autoplayMs={AUTOPLAY_MS} gap={GAP_PX} text={text} />
    </Section>
  );
}
