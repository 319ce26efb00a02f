import { useEffect, useEffectEvent, useState } from 'react';
import type { MeetingState } from '#protocol/meeting.ts';

/** Where others follow the meeting. */
export interface Join {
  readonly code: string;
  /** As people type it. */
  readonly address: string;
  /** What the QR code says. */
  readonly link: string;
}

/** What the audience's window shows. */
export interface OnScreen extends Omit<MeetingState, 'n'> {
  /** Given while the code is shown to all. */
  readonly join?: Join | undefined;
}

/** Between two windows of this browser: the presenter's says what is shown, the other that it is there or gone. */
type ScreenMessage = { readonly show: OnScreen } | 'here' | 'gone' | 'are you there?';

const openChannel = (id: string) => new BroadcastChannel(`surge-present-${id}`);

/** The presenter's side. Returns whether there is a window for the audience. */
export function useScreenWindow(id: string, shown: OnScreen): boolean {
  const [hasScreen, setScreen] = useState(false);
  const text = JSON.stringify(shown);
  const hear = useEffectEvent((message: ScreenMessage, channel: BroadcastChannel) => {
    if (message !== 'here' && message !== 'gone') return;
    setScreen(message === 'here');
    if (message === 'here') channel.postMessage({ show: JSON.parse(text) });
  });
  useEffect(() => {
    const channel = openChannel(id);
    channel.onmessage = ({ data }: MessageEvent<ScreenMessage>) => hear(data, channel);
    channel.postMessage('are you there?');
    return () => channel.close();
  }, [id]);
  useEffect(() => {
    if (!hasScreen) return;
    const channel = openChannel(id);
    channel.postMessage({ show: JSON.parse(text) });
    channel.close();
  }, [id, hasScreen, text]);
  return hasScreen;
}

/** The side of the audience's window. Undefined until the presenter's has answered. */
export function useOnScreen(id: string): OnScreen | undefined {
  const [shown, setShown] = useState<OnScreen>();
  useEffect(() => {
    const channel = openChannel(id);
    channel.onmessage = ({ data }: MessageEvent<ScreenMessage>) => {
      if (data === 'are you there?') channel.postMessage('here');
      else if (typeof data === 'object') setShown(data.show);
    };
    channel.postMessage('here');
    const leave = () => channel.postMessage('gone');
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
      channel.close();
    };
  }, [id]);
  return shown;
}
