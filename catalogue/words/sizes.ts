import type { SizeName } from '../sizes.ts';
import type { Words } from './words.ts';

/** What a planner of each country books a size under. */
export const sizeWords: Readonly<Record<SizeName, Words>> = {
  '970x250': {
    en: 'billboard, masthead, super billboard, banner',
    sp: 'billboard, cabecera, gran formato',
    gr: 'Billboard, Großformat',
    it: 'billboard, masthead, testata',
    rs: 'билборд, биллборд, баннер в шапке',
  },
  '320x480': {
    en: 'interstitial, mobile interstitial, mobile full screen, full page, portrait, splash',
    sp: 'intersticial, pantalla completa móvil, vertical',
    gr: 'Interstitial, mobiles Vollbild, Hochformat',
    it: 'interstitial, interstiziale, schermo intero mobile, verticale',
    rs: 'интерстициал, межстраничный, полноэкранный, вертикальный, фулскрин',
  },
  '300x600': {
    en: 'half page, halfpage, double MPU, filmstrip, skyscraper, monster MPU, banner',
    sp: 'media página, half page, robapáginas doble, doble robapáginas, rascacielos, doble rascacielos',
    gr: 'Halfpage, Half Page, Halbseite, halbe Seite, Skyscraper',
    it: 'half page, mezza pagina, skyscraper, grattacielo',
    rs: 'полстраницы, половина страницы, небоскрёб, скайскрейпер, баннер',
  },
  '300x250': {
    en: 'medium rectangle, MPU, mid page unit, MREC, island, box, banner',
    sp: 'robapáginas, MPU, rectángulo mediano',
    gr: 'Medium Rectangle, Content Ad, Rectangle',
    it: 'medium rectangle, rettangolo medio, MPU, box',
    rs: 'средний прямоугольник, прямоугольник, баннер',
  },
  'full screen': {
    en: 'full screen, fullscreen, full page, interstitial, takeover, welcome, portrait',
    sp: 'pantalla completa, intersticial, vertical',
    gr: 'Vollbild, ganzseitig, Fullscreen, Interstitial, Takeover',
    it: 'schermo intero, tutto schermo, interstitial, interstiziale, verticale',
    rs: 'полный экран, полноэкранный, фулскрин, интерстициал, межстраничный',
  },
  // Its names are its format's.
  CTV: { en: '16:9', sp: '', gr: '', it: '', rs: '' },
  '728x90': {
    en: 'leaderboard, super banner, superbanner, banner',
    sp: 'leaderboard, megabanner, superbanner',
    gr: 'Leaderboard, Superbanner, Big Size Banner',
    it: 'leaderboard, super banner',
    rs: 'лидерборд, растяжка, перетяжка, баннер',
  },
  '320x100': {
    en: 'large mobile banner, mobile banner, banner',
    sp: 'banner móvil grande, banner móvil',
    gr: 'großes mobiles Banner, mobiles Banner, Mobile Banner',
    it: 'banner mobile grande, banner mobile',
    rs: 'большой мобильный баннер, мобильный баннер, баннер',
  },
  '320x50': {
    en: 'mobile leaderboard, smartphone banner, mobile banner, banner',
    sp: 'banner móvil, faldón móvil',
    gr: 'mobiles Banner, Mobile Banner, Smartphone-Banner',
    it: 'banner mobile, leaderboard mobile',
    rs: 'мобильный баннер, мобильная растяжка, баннер',
  },
  video: {
    en: 'video, film, movie, clip, spot, commercial, pre-roll, preroll, mid-roll, in-stream, instream, outstream, VAST, SIMID, VPAID',
    sp: 'vídeo, vídeos, película, anuncio de vídeo, preroll',
    gr: 'Video, Film, Spot, Werbespot, Bewegtbild, Preroll',
    it: 'video, filmato, film, spot, preroll',
    rs: 'видео, видеоролик, ролик, фильм, преролл, видеореклама',
  },
};
