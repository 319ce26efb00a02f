import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { defaultLanguage } from '#protocol/languages.ts';
import { QrPanel } from './qr-panel.tsx';
import { Workbench } from './workbench.tsx';

const base = {
  id: 99,
  slug: 'fixture',
  name: 'Fixture',
  brand: 'Fixture',
  format: ['Interactive'],
  type: 'Interactive video',
  description: 'Drag the sun and the islands live a full day on one horizon.',
  trades: ['travel'],
  goals: ['video views'],
  needs: [],
  leadDays: 8,
  active: true,
  thumbnail: '/fixture.webp',
  video: '/fixture.mp4',
  units: [],
} as const;
const film: Demo = { ...base, size: 'video', device: ['desktop', 'mobile'] };
const frame: Demo = { ...base, size: '970x250', device: ['desktop'], isIframe: true, creativeUrl: '/creatives/fixture/index.html' };

const workbench = (demo: Demo) => <Workbench demo={demo} list={[demo]} type="interactive" />;

function render(demo: Demo, address = '/', draw: (demo: Demo) => ReactNode = workbench): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => draw(demo) }]);
  return renderToStaticMarkup(
    <TextProvider i18n={createI18n(defaultLanguage, {})}>
      <Stub initialEntries={[address]} />
    </TextProvider>,
  );
}

describe('Workbench', () => {
  it('a demo without a creative plays its clip in the article’s player', () => {
    const html = render(film);
    expect(html).toMatch(
      /<div class="publisher-video"[^>]*><div class="demo-video"[^>]*><video[^>]*src="\/fixture\.mp4"[^>]*>Your browser does not support the video tag\./,
    );
    for (const attribute of ['autoPlay=""', 'loop=""', 'muted=""', 'playsInline=""']) expect(html).toContain(attribute);
    expect(html).not.toContain('<iframe');
  });

  it('a creative is in the slot of its size, and house notices are in the others', () => {
    const html = render(frame);
    expect(html).toMatch(/data-slot="970x250"[^>]*data-live=""[^>]*><div class="player"/);
    expect(html.match(/data-slot=/g)).toHaveLength(4);
    // The frame is filled by script, once the page is painted.
    expect(html.match(/<iframe[^>]*>/g)).toEqual([expect.stringContaining(' data-src="/creatives/fixture/index.html"')]);
    expect(html).not.toMatch(/<iframe[^>]* src=/);
    expect(html).toMatch(/<img class="player-still" src="\/fixture\.webp" alt="" fetchPriority="high"/i);
  });

  it('a demo has a QR code, but for a television only a link', () => {
    const show = (demo: Demo) => render(demo, '/', (one) => <QrPanel demo={one} />);
    const isCode = (demo: Demo) => [show(demo).includes('class="qr-code"'), show(demo).includes('This format is not made for phones')];
    expect(isCode({ ...frame, size: '300x600', device: ['mobile', 'desktop'] })).toEqual([true, false]);
    expect(isCode(frame)).toEqual([true, false]);
    expect(isCode({ ...frame, size: 'CTV' })).toEqual([false, true]);
    expect(show(frame)).toContain('>Copy the link<');
    expect(show(film)).toContain('Scan the code: the ad fills your phone.');
  });

  it('a further unit has the slot of its size in the plan, and one without a slot stands after it', () => {
    const units = [
      { ...frame, size: '300x250', unit: '300x250' },
      { ...frame, size: 'full screen', unit: 'whole', device: ['mobile'] },
    ] satisfies Demo[];
    const plan = /class="slot-plan".*?class="stage-bar"/.exec(render({ ...frame, units }))?.[0] ?? '';
    expect(Array.from(plan.matchAll(/<(button|a)[ >].*?<span class="mono">(.*?)<\/span>/g), ([, tag, text]) => `${tag} ${text}`)).toEqual([
      'a 970 × 250',
      'a 300 × 250',
      'button 300 × 600',
      'button 728 × 90',
      'a full screen',
    ]);
    expect(plan).toMatch(/aria-current="true" aria-label="Show this ad as 970 × 250"[^>]* href="\/"/);
    expect(plan).toContain('href="/?unit=whole"');
    expect(render(frame)).not.toContain('Show this ad as');
  });

  it('an address of no unit shows the demo itself', () => {
    const demo: Demo = {
      ...frame,
      units: [{ ...frame, size: '300x250', unit: '300x250', creativeUrl: '/creatives/fixture/units/300x250/index.html' }],
    };
    for (const address of ['/', '/?unit=none', '/?unit=']) expect(render(demo, address)).toContain('data-src="/creatives/fixture/index.html"');
  });

  it('a demo without a device says so', () => {
    expect(render({ ...frame, device: [] })).toContain('No devices available for this ad format.');
  });
});
