import { escapeHtml } from '#app/ui/escape-html.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Brand } from '#protocol/brand.ts';
import { BREAKS_OUT } from '#protocol/event-address.ts';
import { type AdServer, type Delivery, SAMPLE_LANDING, toAddress, toFields } from './delivery.ts';

/** What an ad server writes its click tracker in place of, not encoded; '' where it has no one word for it. From each server's own help pages. */
export const clickMacros = {
  gam: '%%CLICK_URL_UNESC%%',
  cm360: '%c',
  xandr: `\${CLICK_URL}`,
  adform: '%%c1;cpdir=',
  amazon: '',
  other: '',
} as const satisfies Record<AdServer, string>;

/** An address, but not of the web. */
const IS_FOREIGN = /^(?!https?:)[a-z][a-z\d+.-]*:/i;

/** Whether a text may stand in a tag as the macro of a click. */
export function isClickMacro(text: string): boolean {
  return !BREAKS_OUT.test(text) && !/\s/.test(text) && !IS_FOREIGN.test(text);
}

/**
 * The tag of an ad: pasted into any page or ad server, it plays the ad from `origin`, `https://surge.example`. The logo stays out: a tag is a few lines.
 * Where scripts do not run, its backup image leads to the landing page.
 */
export function createTag(demo: FrameDemo, origin: string, { logo: _, ...brand }: Partial<Brand>, delivery: Delivery): string {
  const { width, height } = sizes[demo.size];
  const landing = toAddress(delivery.landing) ?? SAMPLE_LANDING;
  const click = clickMacros[delivery.server] || (isClickMacro(delivery.click) ? delivery.click : '');
  const beside = (name: string) => origin + demo.creativeUrl.replace('index.html', name);
  const data = { width, height, landing, click, config: JSON.stringify(toFields(brand, delivery)) };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`);
  return `<script src="${beside('tag.js')}"${attributes.join('')}></script>
<noscript><a href="${escapeHtml(click + landing)}" target="_blank" rel="noopener"><img src="${beside('backup.jpg')}" width="${width}" height="${height}" alt="${escapeHtml(`${brand.name ?? demo.brand}, ${demo.name}`)}"></a></noscript>
`;
}
