import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DemoLink } from './demo-link.tsx';

const render = (slug: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DemoLink slug={slug} />
    </MemoryRouter>,
  );

it('leads to a demo, or to one of its units', () => {
  expect(render('catch-the-morning')).toContain('href="/experience/gamification/preview/2"');
  expect(render('catch-the-morning/units/300x250')).toContain('href="/experience/gamification/preview/2?unit=300x250"');
});

it('is no link where there is no such demo or unit', () => {
  expect(render('no-such-demo') + render('catch-the-morning/units/970x90')).toBe('');
});
