import { type MouseEvent, useState } from 'react';
import { DemoLink } from '#app/components/demo-link.tsx';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Art, type Box, toPlace } from './art.tsx';
import { Drawing } from './drawing.tsx';
import { Layer } from './layer.tsx';
import { move } from './move.ts';

const steps = [
  { y: 70, label: 'segment matched' },
  { y: 150, label: 'gateway accepts' },
  { y: 259, label: 'shown on lock screen' },
  { y: 400, label: 'opened, deep link' },
] as const;

const screen: Box = [341, 41, 298, 459];
const note: Box = [355, 232, 270, 154];

/** 02: the way of a push message down to the lock screen of a phone. */
export function PushDrawing() {
  const { t } = useText();
  return (
    <Drawing label={t('A phone lock screen receiving a push notification')} control={<Notification />}>
      <Layer>
        <path d="M330 500V74a44 44 0 0 1 44-44h232a44 44 0 0 1 44 44v426z" className="body" />
        <path d="M341 500V75a34 34 0 0 1 34-34h230a34 34 0 0 1 34 34v425z" className="page" />
        <rect x="450" y="54" width="80" height="20" rx="10" className="body" />
        <text x="490" y="190" textAnchor="middle" className="clock">
          07:41
        </text>
        <rect x="365" y="398" width="250" height="52" rx="14" className="note" opacity=".7" />
        <rect x="375" y="458" width="230" height="38" rx="14" className="note" opacity=".45" />
        <path d="M382 418h120M382 432h84M262 259h93" className="faint" />
        <path d="M84 50v400M76 70h16M76 150h16M76 259h16M76 400h16" className="wire" />
        {steps.map(({ y, label }) => (
          <text key={label} x="108" y={y + 4} className="ink">
            {t(label)}
          </text>
        ))}
        <path d="M84 70v189" pathLength="1" className="hot traced moves" {...move('trace', 300, 1200)} />
        <circle cx="84" cy="259" r="5" className="hot-fill moves" {...move('appear', 1300, 300)} />
      </Layer>
    </Drawing>
  );
}

/** Pressed, it opens over the screen as on a phone, then leads to its demo; at once where nothing shall move, or when pressed again. */
function Notification() {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOpen || !isPlainClick(event) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    setOpen(true);
  };
  const text = t('Your mix today: Blue Almond');
  return (
    <DemoLink slug="catch-the-morning" className="drawing-note moves" style={{ ...toPlace(note), ...move('fall', 1400).style }} onClick={open}>
      {() => (
        <>
          <span className="visually-hidden">{`${t('Open the notification')}: Oatavia, ${text}`}</span>
          <Layer within={note}>
            <rect x="355" y="232" width="270" height="154" rx="16" className="note" />
            <text x="420" y="262" className="line-strong">
              Oatavia
            </text>
            <text x="420" y="280" className="line">
              {text}
            </text>
            <path d="M598 250l7 7-7 7" className="wire" />
          </Layer>
          <Art of="catch-the-morning/thumbnail.avif" box={[368, 246, 40, 40]} within={note} />
          <Art of="catch-the-morning/thumbnail.webp" box={[368, 296, 244, 78]} within={note} />
          {isOpen && (
            <span
              className="drawing-screen"
              style={toPlace(screen, note)}
              onAnimationEnd={({ currentTarget }) => currentTarget.closest('a')?.click()}
            >
              <Art of="catch-the-morning/thumbnail.avif" box={screen} within={screen} />
            </span>
          )}
        </>
      )}
    </DemoLink>
  );
}
