import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { TextProvider } from '#app/i18n/text-provider.tsx';
import { type Language, languages } from '#protocol/languages.ts';
import { FindResults } from './find-results.tsx';
import { toWish } from './parameters.ts';

const of = (query: string) => toWish(new URLSearchParams(query));

it('an address is a wish: what it does not answer is absent, and who has only a logo has nothing else', () => {
  expect(of('model=CPI&screen=mobile&trade=finance&have=logo&days=10')).toEqual({
    model: 'CPI',
    screen: 'mobile',
    trade: 'finance',
    have: [],
    days: 10,
  });
  expect(of('have=feed&have=logo&have=video')).toEqual({ have: ['video', 'feed'] });
  expect(of('days=20&days=5')?.days).toBe(5);
});

it.each(['', 'days=open', 'model=&screen=&trade=', 'model=cpi&screen=fridge&have=gold&days=7', 'q=wheel'])('%j asks nothing', (query) => {
  expect(of(query)).toBeUndefined();
});

async function draw(query: string, language: Language = languages[0]): Promise<string> {
  const wish = of(query);
  if (!wish) throw new Error('The address asks nothing.');
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider i18n={createI18n(language, await loadDictionary(language, true))}>
        <FindResults id="x" wish={wish} />
      </TextProvider>
    </MemoryRouter>,
  );
}

it.each(languages)('the reasons are written in $label', async (language) => {
  const html = await draw('model=CPS&screen=tv&trade=home&have=pictures&days=5', language);
  expect(html.match(/<h3>/g)).toHaveLength(3);
  expect(html).not.toContain('{{');
  expect(html).not.toContain('undefined');
  if (language.code !== 'en') expect(html).not.toContain('After ');
});

it('a unit that is found is named, opened on the asked screen and compared', async () => {
  const html = await draw('screen=mobile&trade=travel&have=feed&have=pictures&days=20');
  expect(html).toContain('Found as 320x100; the picture shows 970x250.');
  expect(html).toMatch(/href="[^"]*\/preview\/5\?unit=320x100"/);
  expect(html).toMatch(/href="\/compare\?demos=[^"]*\b5:320x100&amp;days=20"/);
  expect(await draw('screen=mobile&model=CPM&trade=travel')).toContain('/preview/12?tab=mobile"');
});

it('what is later than asked says so on its card, and only that', async () => {
  expect(await draw('screen=tv&days=5')).toContain('Later than you asked');
  expect(await draw('screen=tv&days=20')).not.toContain('Later than you asked');
});

it('where no format of the trade is paid by the model, the page says so and names the nearest', async () => {
  expect(await draw('model=CPI&screen=mobile&trade=drinks&have=pictures&days=20')).toContain(
    'No format made for Drinks is paid by CPI. The nearest of them is Spin &amp; Sip, paid by CPA, CPS.',
  );
  expect(await draw('model=CPA&screen=mobile&trade=drinks')).not.toContain('No format made for');
  expect(await draw('model=CPI&screen=mobile')).not.toContain('No format made for');
});
