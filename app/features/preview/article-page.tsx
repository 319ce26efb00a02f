import './publisher-page.css';
import type { Fill } from './device-props.ts';
import { Hills, Stall } from './publisher-pictures.tsx';
import { Slot } from './slot.tsx';

/** An article of an invented Indonesian newspaper, on a phone. */
export function ArticlePage({ fill, hasVideo }: { fill: Fill; hasVideo: boolean }) {
  return (
    <div className="article" lang="id">
      <div className="article-mast">
        <b>Kota Harian</b>
        <span>Masuk</span>
      </div>
      <h2>Warung teh yang tutup saat hujan</h2>
      <p className="publisher-by">Rubrik Budaya, 6 menit</p>
      {hasVideo ? (
        <div className="publisher-video" data-live="">
          {fill('video')}
        </div>
      ) : (
        <Stall />
      )}
      <p>
        Warung itu punya empat bangku dan tidak punya atap. Saat langit berubah sewarna batu tulis, pemiliknya melipat meja lalu berjalan pulang, dan
        para pelanggannya ikut berjalan bersamanya.
      </p>
      <Slot name="320x100" live={fill('320x100')} />
      <p>Sudah sembilan belas tahun ia melakukannya. Tak seorang pun pernah memintanya membeli payung.</p>
      <Slot name="300x250" live={fill('300x250')} />
      <p>Pada hari kering ia menjual dua ratus cangkir. Pada hari hujan ia menulis surat, dan setiap surat berbau jahe.</p>
      <Slot name="300x600" live={fill('300x600')} />
      <Hills />
      <p>
        Di dinding rumahnya tergantung peta kota. Setiap titik biru adalah tempat seseorang menunggu hujan reda sambil memegang gelas yang masih
        hangat.
      </p>
      <p>Besok, kata radio, cerah. Empat bangku sudah ia lap sejak sore.</p>
      <p className="publisher-end">Kota Harian adalah surat kabar rekaan.</p>
    </div>
  );
}
