import { useText } from '#app/i18n/use-text.ts';
import { Art } from './art.tsx';
import { Drawing } from './drawing.tsx';
import { Layer } from './layer.tsx';
import { move } from './move.ts';

/** 01: a publisher's page and its app, three slots filled one after the other. */
export function DisplayDrawing() {
  const { t } = useText();
  return (
    <Drawing label={t('A publisher page and its mobile app with three display slots filled')}>
      <Layer>
        <path d="M24 24h600v440H24z" className="page" />
        <path d="M24 52h600M44 96h560" className="wire" />
        <path
          d="M90 31h220v14H90zM36.5 38a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M48.5 38a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M60.5 38a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M430 80h174M44 288h134m-134 12h134m-134 12h134m-134 12h134m-134 12h134m-134 12h80M194 288h134m-134 12h134m-134 12h134m-134 12h134m-134 12h134m-134 12h80M346 436h206m-206 12h124M44 110v8m0-4h245m70 0h245m0-4v8M346 406v8m0-4h64m77 0h65m0-4v8"
          className="faint"
        />
        <path d="M44 226h236M44 244h284M44 262h180" className="words" />
        <path d="M44 372h284v78H44zM44 126h560v69H44zM346 222h206v172H346z" className="shade" />
        <path d="M44 372l284 78m0-78L44 450" className="faint" />
        <text x="44" y="84" className="masthead">
          The Meridian
        </text>
        <text x="324" y="118" textAnchor="middle">
          728 × 90
        </text>
        <text x="448.5" y="414" textAnchor="middle">
          300 × 250
        </text>
      </Layer>
      <Art of="lunch-on-the-belt/backup.jpg" box={[44, 126, 560, 69.2]} className="moves" {...move('fill', 400)} />
      <Art of="catch-the-morning/units/300x250/backup.jpg" box={[346, 222, 206, 172]} className="moves" {...move('fill', 1100)} />
      <Layer>
        <rect x="560" y="216" width="172" height="270" rx="24" className="body" />
        <rect x="568" y="224" width="156" height="254" rx="17" className="page" />
        <text x="582" y="254" className="masthead masthead-small">
          Kota Harian
        </text>
        <path d="M582 272h124M582 286h92" className="words" />
        <path d="M582 308h124m-124 12h124m-124 12h124m-124 12h124m-124 12h124m-124 12h74" className="faint" />
        <path d="M582 384h124v34H582z" className="shade" />
        <text x="646" y="467" textAnchor="middle">
          320 × 50
        </text>
      </Layer>
      <Art of="anywhere-weather/units/320x50/backup.jpg" box={[576, 430, 140, 21.9]} className="moves" {...move('fill', 1800)} />
    </Drawing>
  );
}
