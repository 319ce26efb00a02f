import './publisher-page.css';
import { useText } from '#app/i18n/use-text.ts';
import type { DeviceProps, Fill } from './device-props.ts';
import { DeviceScreen } from './device-screen.tsx';
import { Hills, Stall } from './publisher-pictures.tsx';
import { Interscroller, Slot } from './slot.tsx';

/** A phone of 375 x 667 showing an article with the mobile slots (spec §9). */
export function Phone({ fill, overlay, hasVideo, style, onProgress }: DeviceProps) {
  const { t } = useText();
  return (
    <div className="device-fit phone-fit" style={style}>
      <div className="device phone">
        <DeviceScreen label={t('Simulated publisher page')} overlay={overlay} onProgress={onProgress}>
          <ArticlePage fill={fill} hasVideo={hasVideo} />
        </DeviceScreen>
      </div>
    </div>
  );
}

/** An article of an invented Indonesian newspaper, on a phone. */
function ArticlePage({ fill, hasVideo }: { fill: Fill; hasVideo: boolean }) {
  const behind = fill('interscroller');
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
      <p>
        Mula-mula orang mengira ia malas. Lalu seorang guru musik memperhatikan bahwa warung selalu tutup tepat tujuh menit sebelum tetes pertama, dan
        sejak itu seluruh jalan membawa masuk jemurannya begitu kursi-kursi itu dilipat.
      </p>
      <Slot name="300x250" live={fill('300x250')} />
      <p>Pada hari kering ia menjual dua ratus cangkir. Pada hari hujan ia menulis surat, dan setiap surat berbau jahe.</p>
      <p>
        Surat-surat itu tidak dikirim lewat pos. Ia menitipkannya pada sopir angkutan, pada penjual koran, pada siapa saja yang searah. Yang menerima
        membalas di balik amplop yang sama, sehingga satu lembar kertas bisa pergi dan pulang sampai empat kali.
      </p>
      <p>
        Kami meminta izin membaca satu. Isinya resep: air dari sumur timur, gula aren yang dipotong dengan benang, dan waktu tunggu sepanjang satu
        lagu keroncong. Di bawahnya ada catatan kecil: jangan diaduk ke kiri.
      </p>
      <Slot name="300x600" live={fill('300x600')} />
      <Hills />
      <p>
        Di dinding rumahnya tergantung peta kota. Setiap titik biru adalah tempat seseorang menunggu hujan reda sambil memegang gelas yang masih
        hangat.
      </p>
      <p>
        Dinas tata kota pernah menawarinya kios dengan atap seng. Ia datang ke kantor itu, mendengarkan hujan di atas seng selama sepuluh menit, lalu
        menolak dengan sopan. Terlalu keras, katanya. Orang tidak akan mendengar satu sama lain.
      </p>
      <p>
        Anaknya, yang kini mengajar di kota lain, pulang setiap musim kemarau untuk mencuci gelas. Ia bercerita bahwa ayahnya tidak pernah menaikkan
        harga pada hari raya, dan tidak pernah menghitung kembalian di depan orang.
      </p>
      {behind && <Interscroller label="Iklan">{behind}</Interscroller>}
      <p>
        Para pelanggan tetap punya kebiasaan sendiri. Tukang jam duduk di ujung utara karena di sana arlojinya tidak basah. Dua bidan berbagi satu
        kursi. Dan ada seorang anak yang setiap Kamis membaca keras-keras satu halaman buku, halaman mana saja, asal tentang laut.
      </p>
      <p>
        Ketika ditanya apakah ia takut kehilangan pembeli, ia menunjuk langit. Hujan selalu berhenti, katanya, dan orang yang menunggu bersama-sama
        selalu haus.
      </p>
      <p>Besok, kata radio, cerah. Empat bangku sudah ia lap sejak sore.</p>
      <Slot name="320x50" live={fill('320x50')} />
      <p className="publisher-end">Kota Harian adalah surat kabar rekaan.</p>
    </div>
  );
}
