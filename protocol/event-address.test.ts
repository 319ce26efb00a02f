import { describe, expect, it } from 'vitest';
import { findEvent, isWritable, parseEventAddress, toEventUrl } from './event-address.ts';

const url = (address: string, event = 'interaction:spin') => toEventUrl(address, event, Date.UTC(2026, 10, 28, 6), 0.5);

describe('the address of an event', () => {
  it.each([
    ['https://t.example/p', 'https://t.example/p?event=interaction%3Aspin'],
    ['https://t.example/p?a=1', 'https://t.example/p?a=1&event=interaction%3Aspin'],
    ['https://t.example/p?a=1#b', 'https://t.example/p?a=1&event=interaction%3Aspin#b'],
    ['https://t.example/[EVENT]/x?e=[EVENT]', 'https://t.example/interaction%3Aspin/x?e=interaction%3Aspin'],
    ['https://t.example/p?c=[CACHEBUSTING]&e=[EVENT]', 'https://t.example/p?c=55000000&e=interaction%3Aspin'],
    ['https://t.example/p?c=%%CACHEBUSTER%%&d=\u0024{CACHEBUSTER}&e=[EVENT]', 'https://t.example/p?c=55000000&d=55000000&e=interaction%3Aspin'],
    ['https://t.example/p?t=[TIMESTAMP]&e=[EVENT]', 'https://t.example/p?t=2026-11-28T06%3A00%3A00.000Z&e=interaction%3Aspin'],
  ])('%s becomes %s', (address, expected) => expect(url(address)).toBe(expected));

  it('takes a name for nothing but a name', () => {
    expect(url('https://t.example/p?e=[EVENT]', 'interaction:$& a&b')).toBe('https://t.example/p?e=interaction%3A%24%26%20a%26b');
  });
});

describe('an address that is written into a file', () => {
  it.each(['https://t.example/p?c=%%CACHEBUSTER%%', 'http://t.example', 'https://t.example/?u=\u0024{CLICK_URL}&e=[EVENT]'])('%s is one', (address) =>
    expect(isWritable(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://t.example',
    'https://t.example/a b',
    'https://t.example/\u0000',
    'https://t.example/\n',
    'https://t.example/?a="onload=x',
    "https://t.example/?a=';x",
    'https://t.example/</script>',
    'https://t.example/`',
    'https://t.example/\\',
    '//t.example/',
    '',
    undefined,
  ])('%j is none', (address) => {
    expect(isWritable(address)).toBe(false);
    expect(parseEventAddress({ to: address, by: 'pixel' })).toBeUndefined();
  });

  it('is asked for as an image unless it says otherwise', () => {
    expect(parseEventAddress({ to: 'https://t.example/', by: 'telegram' })).toEqual({ to: 'https://t.example/', by: 'pixel' });
    expect(parseEventAddress({ to: 'https://t.example/', by: 'beacon' })).toEqual({ to: 'https://t.example/', by: 'beacon' });
    expect(parseEventAddress('https://t.example/')).toBeUndefined();
  });
});

describe('the event that an asked-for address reports', () => {
  it.each([
    'https://t.example/?e=[EVENT]',
    'https://t.example/[EVENT]/p.gif?ord=[CACHEBUSTING]&t=[TIMESTAMP]#x',
    'http://t.example/p?c=%%CACHEBUSTER%%&d=\u0024{CACHEBUSTER}',
    'https://t.example',
  ])('of %s', (address) => {
    for (const event of ['impression', 'interaction:a b/c'])
      expect(findEvent(address, toEventUrl(address, event, Date.now(), Math.random()))).toBe(event);
    expect(findEvent(address, 'https://t.example/other')).toBeUndefined();
    expect(findEvent(address, `https://elsewhere.example/?${toEventUrl(address, 'impression', 0, 0)}`)).toBeUndefined();
  });
});
