import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { activeDemos } from '#catalogue/demos.ts';
import { defaultLanguage } from '#protocol/languages.ts';
import { DeckDemoPlace } from './deck-demo.tsx';

const draw = (size: string, page?: Parameters<typeof DeckDemoPlace>[0]['page']) => {
  const demo = activeDemos.find((one) => one.size === size);
  if (!demo) throw new Error(`No demo of ${size}`);
  return renderToStaticMarkup(
    <TextProvider i18n={createI18n(defaultLanguage, {})}>
      <DeckDemoPlace demo={demo} page={page} still="/still.jpg" isPlaying={false} onPlay={() => {}} />
    </TextProvider>,
  );
};

it('stands on its device, at most in its own size', () => {
  expect(draw('full screen')).toMatch(/data-device="phone".*max-width:375px.*still\.jpg/);
  expect(draw('CTV')).toContain('data-device="television"');
  expect(draw('970x250')).not.toContain('data-device');
});

it('stands at its place of the client’s page, which is no larger than lets the ad fill that place', () => {
  const html = draw('970x250', { url: '/d/x/pictures/y', x: 0.1, y: 0.25, width: 0.5 });
  expect(html).toMatch(/--own:970px;--part:0.5;--left:0.1.*src="\/d\/x\/pictures\/y".*grid-template:25% auto \/ 10% 50%.*still\.jpg/);
});
