import type { FrameDemo } from '#catalogue/demo.ts';
import { isWebAddress } from '#protocol/address.ts';

/** The film as it plays without interaction (tools/record-footage.ts); a test compares this with the files. AV1 first: players take the first that they can play. */
export const film = {
  seconds: 18,
  width: 1280,
  height: 720,
  files: [
    { name: 'film-av1.mp4', codec: 'av01.0.05M.08', bytes: 572_818 },
    { name: 'film-h264.mp4', codec: 'avc1.64001f', bytes: 635_870 },
  ],
} as const;

/** A VAST 4.2 answer for a demo of size `video`: its film, and its SIMID creative over it. `origin`: where both lie, `https://surge.example`; throws for any other address. */
export function createVast(demo: FrameDemo, origin: string): string {
  if (!isWebAddress(origin) || !/^https?:\/\/[^/?#]+$/i.test(origin)) throw new RangeError('Not an origin');
  const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const beside = (name: string) => `${origin}${demo.creativeUrl.replace('index.html', name)}`;
  const media = film.files.map(
    ({ name, codec, bytes }) =>
      `<MediaFile delivery="progressive" type="video/mp4" codec="${codec}" width="${film.width}" height="${film.height}" bitrate="${toBitrate(bytes)}" fileSize="${bytes}"><![CDATA[${beside(name)}]]></MediaFile>`,
  );
  // The order of elements is the schema's.
  return `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
  <Ad id="surge-${demo.id}">
    <InLine>
      <AdSystem version="1">Surge</AdSystem>
      <Impression id="sample"><![CDATA[https://www.example.com/impression]]></Impression>
      <AdServingId>surge-${demo.id}</AdServingId>
      <AdTitle>${text(demo.name)}</AdTitle>
      <Advertiser>${text(demo.brand)}</Advertiser>
      <Creatives>
        <Creative id="${demo.id}" adId="${demo.slug}">
          <Linear>
            <Duration>00:00:${String(film.seconds).padStart(2, '0')}</Duration>
            <MediaFiles>
              ${media.join('\n              ')}
              <InteractiveCreativeFile type="text/html" apiFramework="SIMID" variableDuration="true"><![CDATA[${beside('simid.html')}]]></InteractiveCreativeFile>
            </MediaFiles>
            <VideoClicks>
              <ClickThrough><![CDATA[https://www.example.com/]]></ClickThrough>
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
function toBitrate(bytes: number): number {
  return Math.round((bytes * 8) / film.seconds / 1000);
}
