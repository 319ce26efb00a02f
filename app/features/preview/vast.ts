import type { FrameDemo } from '#catalogue/demo.ts';

/** The captured clip (tools/capture.ts). */
const CLIP = { seconds: 5, width: 640, height: 360, bitrate: 400 };

/** A VAST 4.2 answer for a demo of size `video`: its clip, and its SIMID creative over it. `origin`: where both lie, `https://surge.example`. */
export function createVast(demo: FrameDemo, origin: string): string {
  const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const media = `${origin}${demo.video}`;
  const simid = `${origin}${demo.creativeUrl.replace('index.html', 'simid.html')}`;
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
            <Duration>00:00:${String(CLIP.seconds).padStart(2, '0')}</Duration>
            <MediaFiles>
              <MediaFile delivery="progressive" type="video/mp4" width="${CLIP.width}" height="${CLIP.height}" bitrate="${CLIP.bitrate}"><![CDATA[${media}]]></MediaFile>
              <InteractiveCreativeFile type="text/html" apiFramework="SIMID" variableDuration="true"><![CDATA[${simid}]]></InteractiveCreativeFile>
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
