import './stage.css';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo, Device } from '#catalogue/demo.ts';
import { type SlotName, slots } from '#catalogue/sizes.ts';
import { DemoVideo } from './demo-video.tsx';
import type { EventLog } from './event-log.ts';
import { Laptop } from './laptop.tsx';
import { Overlay } from './overlay.tsx';
import { Phone } from './phone.tsx';
import { Player, type PlayerHandle } from './player.tsx';
import { StageBar } from './stage-bar.tsx';
import type { Notice } from './stage-notice.tsx';
import { type StageView, toStyle } from './stage-view.ts';
import { Television } from './television.tsx';

interface StageProps {
  readonly demo: Demo;
  readonly device: Device;
  readonly log: EventLog;
  readonly view: StageView;
  onView(view: StageView): void;
  keepPlayer(handle: PlayerHandle | null): void;
  onNotice(notice: Notice | undefined): void;
}

/** Puts the demo where its size belongs: a slot of the page, an overlay over it, the article's video player, or a television (spec §2, §4, §9). */
export function Stage({ demo, device, log, view, keepPlayer, onNotice, onView }: StageProps) {
  const { t } = useText();
  const [isDismissed, setDismissed] = useState(false);
  const player = useRef<PlayerHandle>(null);
  const handle = (value: PlayerHandle | null) => {
    player.current = value;
    keepPlayer(value);
  };
  const live = demo.isIframe ? <Player demo={demo} handle={handle} log={log} onNotice={onNotice} /> : <DemoVideo demo={demo} />;

  if (demo.size === 'CTV') {
    return (
      <>
        <Television onPress={(action) => player.current?.press(action)}>{live}</Television>
        <StageBar device={device} view={undefined} log={log} onView={onView} onTilt={(x, y) => player.current?.tilt(x, y)} />
      </>
    );
  }

  const slot = findSlot(demo, device);
  const isOverlay = slot === '320x480' || (slot === undefined && demo.size !== 'video');
  const overlay = isOverlay && !isDismissed && (
    <Overlay isFullScreen={slot === undefined} onDismiss={() => setDismissed(true)}>
      {live}
    </Overlay>
  );
  const fill = (name: SlotName | 'video'): ReactNode => (!isOverlay && name === (slot ?? 'video') ? live : undefined);
  const Body = device === 'desktop' ? Laptop : Phone;
  return (
    <>
      <Body
        fill={fill}
        overlay={overlay}
        hasVideo={demo.size === 'video'}
        style={toStyle(device, view)}
        onProgress={(progress) => player.current?.scroll(progress)}
      />
      {isDismissed && (
        <button type="button" className="button button-go stage-again" onClick={() => setDismissed(false)}>
          {t('Show the ad again')}
        </button>
      )}
      <StageBar device={device} view={view} log={log} onView={onView} onTilt={(x, y) => player.current?.tilt(x, y)} />
    </>
  );
}

function findSlot(demo: Demo, device: Device): SlotName | undefined {
  return slots[device].find((name) => name === demo.size);
}
