import { Carousel } from './carousel.tsx';
import type { Example } from './example.ts';

const text = { pause: 'Pause', play: 'Play', previous: 'Previous slide', next: 'Next slide', carousel: 'carousel', slide: 'slide' };
const slides = ['One', 'Two', 'Three', 'Four', 'Five'].map((content) => ({ key: content, content }));

export const example: Example = {
  name: 'Carousel',
  Live: () => <Carousel label="Numbers" slides={slides} autoplayMs={4000} gap={20} text={text} />,
  properties: {
    'label: string': 'What it shows, for screen readers.',
    'slides: { key, content }[]': 'In their order.',
    'autoplayMs: number': 'How long a slide stands.',
    'gap?: number': 'Space between slides, px.',
    'text: CarouselText': 'Its words in the reader’s language.',
  },
  keyboard: {
    Tab: 'To the strip, its pages, Pause and the arrows. It rests while it holds the focus.',
    'Arrow left, arrow right': 'Turn the slides.',
  },
};
