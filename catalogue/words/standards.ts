import { toWords } from '../rank-word.ts';
import type { Words } from './words.ts';

/** True of every ad of the kit. */
export const everyWords: Words = {
  en: 'rich media, IAB, LEAN, creative, ad, ads, advertisement, advertising, programmatic, viewability, OMID, accessible, WCAG',
  sp: 'rich media, anuncio, creatividad, publicidad, accesible',
  gr: 'Rich Media, Anzeige, Werbemittel, Werbung, Kreation, barrierefrei',
  it: 'rich media, annuncio, creatività, pubblicità, accessibile',
  rs: 'рич-медиа, реклама, объявление, креатив, доступность',
};

/** What leaves as a file for an ad server. */
export const displayWords = toWords('HTML5, display, clickTag, zip, Google Ad Manager, DV360, CM360');

/** What leaves as a file for apps. */
export const appWords = toWords('MRAID, in-app, SDK');
