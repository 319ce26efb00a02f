import { boot } from '#creative-sdk/boot.ts';
import { createLayer } from '#creative-sdk/canvas.ts';

boot({
  id: 12,
  sizes: ['970x250'],
  brand: { name: 'x', headline: 'h', cta: 'c', landing: 'https://example.com/', primary: '#ffffff', accent: '#ff0000' },
  setup(stage) {
    const layer = createLayer(stage);
    return {
      frame(t) {
        layer.context.clearRect(0, 0, 970, 250);
        layer.context.fillStyle = '#fff';
        layer.context.fillRect(t * 20, 20, 50, 50);
      },
      autopilot() {},
      still() {},
    };
  },
});
