import { boot } from '#creative-sdk/boot.ts';
import { BrewByRemote } from './scene.ts';

boot({
  id: 14,
  sizes: ['1920x1080'],
  brand: {
    name: 'Brewmont',
    headline: 'Pour your own latte',
    cta: 'Get the beans',
    landing: 'https://brewmont.example/',
    primary: '#ffb547',
    accent: '#0d6b62',
  },
  fonts: ['600 20px Sora'],
  chrome: 'top-right',
  setup: (stage) => new BrewByRemote(stage),
});
