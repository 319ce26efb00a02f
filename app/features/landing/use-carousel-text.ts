import { useText } from '#app/i18n/use-text.ts';
import type { CarouselText } from '#app/ui/carousel.tsx';

export function useCarouselText(): CarouselText {
  const { t } = useText();
  return { pause: t('Pause'), play: t('Play'), previous: t('Previous'), next: t('Next'), carousel: t('carousel'), slide: t('slide') };
}
