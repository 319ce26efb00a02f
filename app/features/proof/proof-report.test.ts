import { expect, it } from 'vitest';
import { toProofReport } from './proof-report.ts';

it('says of what it is, when and where, and what was asked of the network; a logo’s data are left out', () => {
  const report = toProofReport({
    unit: { id: 12, name: 'Golden Hour', brand: 'Lumen', size: '970x250' },
    place: 'slot',
    brand: { name: 'Acme', primary: '#112233', logo: 'data:image/png;base64,AAAA' },
    opened: { landing: 'https://shop.example/', exit: 'https://click.example/', events: 'https://count.example/[EVENT]' },
    log: [
      { t: 'shown', at: 100 },
      { t: 'request', at: 140, url: 'https://count.example/impression', by: 'image', isTouched: false, body: '' },
    ],
    rules: [],
    rows: [],
    now: 0,
    browser: 'Test',
  });
  expect(report).toMatchObject({
    name: 'Golden Hour',
    size: '970x250',
    place: 'slot',
    brand: { name: 'Acme', primary: '#112233' },
    landing_page: 'https://shop.example/',
    event_address: 'https://count.example/[EVENT]',
    at: '1970-01-01T00:00:00.000Z',
    browser: 'Test',
    requests: [{ url: 'https://count.example/impression', by: 'image', at_ms: 40 }],
  });
  expect(JSON.stringify(report)).not.toContain('base64');
});
