import { escapeHtml } from '#app/ui/escape-html.ts';
import type { FrameDemo } from '#catalogue/demo.ts';
import { isWebAddress } from '#protocol/address.ts';
import type { Brand } from '#protocol/brand.ts';
import { toEventAddress } from '#protocol/event-address.ts';
import { noDelivery, SAMPLE_LANDING, toAddress, toFields } from './delivery.ts';

interface FilmFile {
  readonly name: string;
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

interface Film {
  readonly seconds: number;
  readonly files: readonly FilmFile[];
}

const SD = { width: 854, height: 480 };
const HD = { width: 1280, height: 720 };
const FULL_HD = { width: 1920, height: 1080 };

/**
 * By slug, the film of an ad as it plays without interaction (tools/record-footage.ts); a test compares this with the files. Players take the first that
 * they can play, or the one that suits their size: 720p stands first, and AV1 before H.264.
 */
export const films: Readonly<Record<string, Film>> = {
  'choose-the-road': {
    seconds: 18,
    files: [
      { name: 'film-av1.mp4', codec: 'av01.0.05M.08', ...HD, bytes: 659_884 },
      { name: 'film-h264.mp4', codec: 'avc1.64001f', ...HD, bytes: 668_919 },
      { name: 'film-1080-av1.mp4', codec: 'av01.0.08M.08', ...FULL_HD, bytes: 792_669 },
      { name: 'film-1080-h264.mp4', codec: 'avc1.640028', ...FULL_HD, bytes: 835_477 },
      { name: 'film-480-av1.mp4', codec: 'av01.0.04M.08', ...SD, bytes: 400_647 },
      { name: 'film-480-h264.mp4', codec: 'avc1.64001f', ...SD, bytes: 406_452 },
    ],
  },
  'brew-by-remote': {
    seconds: 15,
    files: [
      { name: 'film-av1.mp4', codec: 'av01.0.05M.08', ...HD, bytes: 802_477 },
      { name: 'film-h264.mp4', codec: 'avc1.64001f', ...HD, bytes: 790_768 },
    ],
  },
  'living-light': {
    seconds: 15,
    files: [
      { name: 'film-av1.mp4', codec: 'av01.0.05M.08', ...HD, bytes: 784_161 },
      { name: 'film-h264.mp4', codec: 'avc1.64001f', ...HD, bytes: 783_113 },
    ],
  },
};

/** What a player counts, and the name under which it reports that; an event of the tracking plan where there is one. */
const trackers = {
  start: 'start',
  firstQuartile: 'first_quartile',
  midpoint: 'midpoint',
  thirdQuartile: 'third_quartile',
  complete: 'complete',
  mute: 'mute',
  unmute: 'unmute',
  pause: 'pause',
  resume: 'resume',
  rewind: 'rewind',
  skip: 'skip',
  playerExpand: 'expand',
  playerCollapse: 'collapse',
  closeLinear: 'close',
} as const;

/** Asked for where the visitor names no address of their own: a VAST answer must have an impression. */
const SAMPLE_IMPRESSION = 'https://www.example.com/impression';

/**
 * A VAST 4.2 answer for a demo that has a film: that film, its SIMID creative over it with the brand inside, and a tracker for everything that a player
 * counts. `origin`: where all of it lies, `https://surge.example`; throws for any other address, and for a demo without a film.
 */
export function createVast(demo: FrameDemo, origin: string, brand: Partial<Brand> = {}, delivery = noDelivery): string {
  if (!isWebAddress(origin) || !/^https?:\/\/[^/?#]+$/i.test(origin)) throw new RangeError('Not an origin');
  const film = films[demo.slug];
  if (!film) throw new RangeError(`No film of ${demo.slug}`);
  // What is written here ends no section: an address has no angle bracket, and in a brand each one is escaped.
  const data = (value: string) => `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  const beside = (name: string) => data(`${origin}${demo.creativeUrl.replace('index.html', name)}`);
  const describe = ({ codec, width, height }: FilmFile) =>
    `delivery="progressive" type="video/mp4" codec="${codec}" width="${width}" height="${height}"`;
  const media = film.files.map(
    (file) => `<MediaFile ${describe(file)} bitrate="${toBitrate(file.bytes, film)}" fileSize="${file.bytes}">${beside(file.name)}</MediaFile>`,
  );
  // Broadcasters make files of their own from this one.
  const best = film.files.filter(({ codec }) => codec.startsWith('avc1')).reduce((one, other) => (other.width > one.width ? other : one));
  media.push(`<Mezzanine ${describe(best)} fileSize="${best.bytes}">${beside(best.name)}</Mezzanine>`);
  const events = toAddress(delivery.events);
  const track = (event: string) => data(events ? toEventAddress(events, event) : SAMPLE_IMPRESSION);
  const tracked = (lines: readonly string[]) => (events ? lines : []);
  const rows = (indent: number, lines: readonly string[]) => lines.map((line) => `\n${' '.repeat(indent)}${line}`).join('');
  // The order of elements is the schema's.
  return `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
  <Ad id="surge-${demo.id}">
    <InLine>
      <AdSystem version="1">Surge</AdSystem>${rows(6, tracked([`<Error>${track('error')}</Error>`]))}
      <Impression id="surge">${track('impression')}</Impression>${rows(6, tracked([`<ViewableImpression id="surge"><Viewable>${track('viewable')}</Viewable></ViewableImpression>`]))}
      <AdServingId>surge-${demo.id}</AdServingId>
      <AdTitle>${escapeHtml(demo.name)}</AdTitle>
      <AdVerifications></AdVerifications>
      <Advertiser>${escapeHtml(brand.name ?? demo.brand)}</Advertiser>
      <Creatives>
        <Creative id="${demo.id}" adId="${demo.slug}">
          <Linear>${rows(12, tracked(['<TrackingEvents>', ...Object.entries(trackers).map(([event, name]) => `  <Tracking event="${event}">${track(name)}</Tracking>`), '</TrackingEvents>']))}
            <AdParameters>${data(JSON.stringify(toFields(brand, delivery)))}</AdParameters>
            <Duration>00:00:${String(film.seconds).padStart(2, '0')}</Duration>
            <MediaFiles>${rows(14, media)}
              <InteractiveCreativeFile type="text/html" apiFramework="SIMID" variableDuration="true">${beside('simid.html')}</InteractiveCreativeFile>
            </MediaFiles>
            <VideoClicks>${rows(14, tracked([`<ClickTracking id="surge">${track('click_through')}</ClickTracking>`]))}
              <ClickThrough id="surge">${data(toAddress(delivery.landing) ?? SAMPLE_LANDING)}</ClickThrough>
            </VideoClicks>
          </Linear>
          <UniversalAdId idRegistry="unknown">${demo.slug}</UniversalAdId>
        </Creative>
      </Creatives>
    </InLine>
  </Ad>
</VAST>
`;
}

/** Kilobits a second, on average. */
function toBitrate(bytes: number, { seconds }: Film): number {
  return Math.round((bytes * 8) / seconds / 1000);
}
