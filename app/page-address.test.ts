import { describe, expect, it } from 'vitest';
import { toPageAddress } from './page-address.ts';

const of = (path: string, cookie: string | null = null, isShell = false, accepted: string | null = null) =>
  toPageAddress(new URL(path, 'http://surge.test'), { cookie, accepted }, isShell);

describe('toPageAddress', () => {
  it('an address keeps known parameters with known values, in one order', () => {
    const { path, isShared } = of('/experience/ctv?utm_source=x&tab=mobile&lang=gr&size=ctv&device=desktop&type=remote&from=2');
    expect(new URL(path, 'http://surge.test').searchParams.toString()).toBe('device=desktop&size=ctv&type=remote&lang=gr&tab=mobile');
    expect(isShared).toBe(true);
    expect(of('/experience/ctv?device=desktop&lang=gr&tab=mobile&type=remote&size=ctv').path).toBe(path);
  });

  it.each([
    '/?lang=zh',
    '/?lang=',
    '/?tab=fridge',
    '/?device=__proto__',
    '/?size=1x1',
    '/?q=',
    '/?constructor=1',
    '/?look=__proto__',
    '/?lang=de&x=%E0%A4%A',
  ])('an unknown or wrong part is dropped from %s', (path) => {
    expect(of(path)).toMatchObject({ path: '/', isShared: true });
  });

  it('a parameter that no feature declares for this page is dropped', () => {
    expect(of('/start-campaign?demo=12&next=/profile&budget=1&tab=mobile').path).toBe('/start-campaign?tab=mobile&demo=12');
    expect(of('/start-campaign?days=10&budget=40000&market=DE&country=DE&model=CPL').path).toBe(
      '/start-campaign?model=CPL&market=DE&budget=40000&days=10',
    );
    expect(of('/formats?model=CPL').path).toBe('/formats?model=cpl');
    expect(of('/crypto-orders?status=open&reference=SG-7K2M-Q4XD-9RTV&budget=open').path).toBe('/crypto-orders');
  });

  it('a page with free text, many facets or an odd spelling of its path is not shared', () => {
    expect(of('/formats?q=wheel')).toMatchObject({ path: '/formats?q=wheel', isShared: false });
    expect(of('/formats?device=desktop&device=mobile').isShared).toBe(false);
    expect(of('/formats?page=2').isShared).toBe(false);
    for (const path of ['/Formats', '/formats/', '/experience//ctv', '/%66ormats', '/formats.data', '/experience/%00'])
      expect([path, of(path).isShared]).toEqual([path, false]);
    for (const path of ['/', '/formats', '/experience/3d-roll-and-3d-xplore/preview/9']) expect([path, of(path).isShared]).toEqual([path, true]);
  });

  it('the compared demos stand in the order given, the known ones alone, and make a page of one visitor', () => {
    const { path, isShared } = of('/compare?demos=12,0,1,x,12,9&utm=1');
    expect(new URL(path, 'http://surge.test').searchParams.get('demos')).toBe('12,1,9');
    expect(isShared).toBe(false);
    expect(of('/compare?demos=999999,<b>')).toMatchObject({ path: '/compare', isShared: true });
    expect(of('/formats?demos=1,9').path).toBe('/formats');
    expect(of('/compare?demos=12,1&days=10').path).toBe('/compare?demos=12%2C1&days=10');
    expect(of('/compare?days=10')).toMatchObject({ path: '/compare?days=10', isShared: false });
    expect(of('/compare?days=0').path).toBe('/compare');
    expect(of('/compare?demos=12,1&budget=40000&market=DE&model=CPL&budget=1').path).toBe('/compare?demos=12%2C1&model=CPL&market=DE&budget=40000');
    for (const path of ['/compare?model=CPL', '/compare?market=DE', '/compare?budget=40000'])
      expect([path, of(path).isShared]).toEqual([path, false]);
    expect(of('/compare?model=cpl&market=x&budget=1')).toMatchObject({ path: '/compare', isShared: true });
    expect(of('/present?demos=1&days=10').path).toBe('/present?demos=1');
  });

  it('a deck is never shared, and its address keeps nothing but the language', () => {
    const id = 'Zm9vYmFyYmF6cXV4cXV1eA';
    expect(of(`/d/${id}?lang=gr&device=mobile&tab=mobile&q=x&pass=y`)).toMatchObject({ path: `/d/${id}?lang=gr`, isShared: false, isPlain: false });
    expect(of(`/start-campaign?deck=${id}`).path).toBe('/start-campaign');
    // A name that might be any page's.
    expect(of('/d/abcdefghijklmnopqrstuv').isShared).toBe(false);
    expect(of(`/decks/${id}?demos=1,9`)).toMatchObject({ path: `/decks/${id}`, isShared: false });
    expect(new URL(of('/decks/new?demos=1,9&q=x').path, 'http://surge.test').search).toBe('?demos=1%2C9');
  });

  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'gr'],
    ['ES-mx', 'sp'],
    ['pl, ru;q=0.4, it;q=0.7', 'it'],
    ['fr;q=1, de;q=0, *;q=0.5', 'en'],
    ['ru; q=0.2, en-US; q=0.3', 'en'],
    ['de;q=x,,;q=1,-', 'en'],
    ['', 'en'],
  ])('whoever chose no language reads a deck in the one that the browser asks for: %s', (accepted, code) => {
    const languageOf = (path: string, cookie: string | null) => /I18N_LANGUAGE=(\w+)/.exec(of(path, cookie, false, accepted).cookie)?.[1];
    const path = '/d/Zm9vYmFyYmF6cXV4cXV1eA';
    expect([languageOf(path, null), languageOf(path, 'I18N_LANGUAGE=xx')]).toEqual([code, code]);
    // What was chosen comes first, and every other page is the same for all who chose nothing (spec §9).
    expect([languageOf(path, 'I18N_LANGUAGE=rs'), languageOf(`${path}?lang=it`, 'I18N_LANGUAGE=rs')]).toEqual(['rs', 'it']);
    for (const other of ['/', '/formats', '/decks/new', '/decks/Zm9vYmFyYmF6cXV4cXV1eA'])
      expect([other, languageOf(other, null)]).toEqual([other, 'en']);
  });

  it('a page is plain when nothing but the language is chosen', () => {
    for (const path of ['/', '/formats', '/experience/ctv']) expect([path, of(path).isPlain]).toEqual([path, true]);
    for (const path of ['/?lang=gr', '/formats?size=ctv', '/formats?page=2', '/start-campaign', '/Formats']) {
      expect([path, of(path).isPlain]).toEqual([path, false]);
    }
  });

  it('the campaign brief is never shared, whatever its address chooses', () => {
    const { path, isShared } = of('/start-campaign?utm=x&demo=12&demo=6&demo=12&format=ctv&format=gamification&format=ctv&model=CPL&key=1');
    expect(new URL(path, 'http://surge.test').searchParams.toString()).toBe('model=CPL&format=gamification&format=ctv&demo=12&demo=6');
    expect(isShared).toBe(false);
    expect(of('/start-campaign')).toMatchObject({ path: '/start-campaign', isShared: false });
    expect(of('/start-campaign?format=<b>&demo=999999&reference=SG-1').path).toBe('/start-campaign');
    expect(of('/start-campaign?demo=9:300x250&demo=1&demo=9:gone').path).toBe('/start-campaign?demo=9%3A300x250&demo=1&demo=9');
    const sent = '/start-campaign/sent?reference=SG-7K2M-Q4XD-9RTV';
    expect(of(sent)).toMatchObject({ path: sent, isShared: false });
    expect(of('/formats?format=ctv&demo=12&reference=SG-7K2M-Q4XD-9RTV').path).toBe('/formats');
  });

  it('a format is found by the answers in the address: shared is what has one at most', () => {
    const answers = '/find?model=CPI&screen=mobile&trade=finance&have=logo&days=10';
    const { path, isShared } = of(`${answers}&days=11&screen=fridge&budget=1`);
    expect([...new URL(path, 'http://surge.test').searchParams].sort()).toEqual([...new URL(answers, 'http://surge.test').searchParams].sort());
    expect(isShared).toBe(false);
    expect(of('/find?have=logo&have=feed&have=video&screen=&trade=').path).toBe('/find?have=logo&have=video&have=feed');
    expect(of('/find?model=CPM')).toMatchObject({ path: '/find?model=CPM', isShared: true });
    expect(of('/find?model=zz&trade=&have=gold&days=3')).toMatchObject({ path: '/find', isShared: true, isPlain: true });
  });

  it('only language and settings are read from the cookies', () => {
    const { cookie } = of('/', 'session=secret; I18N_LANGUAGE=it; surge-settings=mode=dark&x=1');
    expect(cookie).toContain('I18N_LANGUAGE=it');
    expect(cookie).toContain('mode=dark');
    expect(cookie).not.toMatch(/secret|x=1/);
    expect(of('/', 'I18N_LANGUAGE=eng; surge-settings=<script>').cookie).toBe(of('/').cookie);
    expect(of('/?lang=rs', 'I18N_LANGUAGE=it').cookie).toContain('I18N_LANGUAGE=rs');
  });

  it('pages differ by what shows on them: outside the shell by the mode alone', () => {
    const chosen = 'surge-settings=mode=dark&layout=horizontal&topbar=colored&preloader=on';
    expect(of('/', chosen).cookie).toBe(of('/', 'surge-settings=mode=dark').cookie);
    expect(of('/formats', chosen, true).cookie).toContain('layout=horizontal&mode=dark&topbar=colored&preloader=on');
    expect(of('/formats', 'surge-settings=preloader=on', true).cookie).toBe(of('/formats', null, true).cookie);
  });

  it('a preset in the address overrules the cookie', () => {
    const { path, cookie } = of('/formats?look=press', 'surge-settings=mode=dark', true);
    expect(path).toBe('/formats?look=press');
    expect(cookie).toContain('layout=horizontal&topbar=colored');
    expect(cookie).not.toContain('dark');
  });
});
