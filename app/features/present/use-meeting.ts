import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MeetingReceipt, Press } from '#protocol/meeting.ts';
import { postMeeting } from './meeting-calls.ts';
import { followMeeting, type Line } from './meeting-stream.ts';
import { keepPresenting, toReceipt } from './presenting-store.ts';
import { type Shown, StateSender } from './state-sender.ts';

/** How the presenter's meeting is: none, being made, refused, or there with its line to the server. */
export type MeetingPhase = 'none' | 'making' | 'refused' | 'unreachable' | 'ended' | Exclude<Line, 'unknown' | 'ended'>;

interface MeetingOptions {
  /** Of the presentation: presenting-store.ts. */
  readonly id: string;
  readonly kept: MeetingReceipt | undefined;
  /** What is told to all who follow. */
  readonly shown: Shown;
  onPress(press: Press): void;
}

/** The presenter's side of a meeting: made when it is wanted, told what is shown, ended when it is over. */
export function useMeeting({ id, kept, shown, onPress }: MeetingOptions) {
  const [receipt, setReceipt] = useState(kept);
  const [phase, setPhase] = useState<MeetingPhase>('none');
  const [followers, setFollowers] = useState(0);
  const sender = useRef<StateSender>(undefined);
  const text = JSON.stringify(shown);
  const press = useEffectEvent(onPress);
  const change = useEffectEvent((meeting: MeetingReceipt | undefined, next: MeetingPhase) => {
    setReceipt(meeting);
    setPhase(next);
    setFollowers(0);
    keepPresenting({ id, meeting });
  });

  useEffect(() => {
    if (!receipt) return;
    const opened = new StateSender(receipt, () => change(undefined, 'ended'));
    sender.current = opened;
    const leave = followMeeting(receipt.code, receipt.secret, {
      onLine: (line) => (line === 'ended' || line === 'unknown' ? change(undefined, 'ended') : setPhase(line)),
      onPress: (one) => press(one),
      onFollowers: setFollowers,
    });
    return () => {
      opened.close();
      leave();
      sender.current = undefined;
    };
  }, [receipt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new meeting is told what is shown as well
  useEffect(() => sender.current?.show(JSON.parse(text)), [text, receipt]);

  return {
    receipt,
    phase,
    followers,
    async start() {
      if (phase === 'making') return;
      setPhase('making');
      const made = await postMeeting('', {});
      const meeting = made.kind === 'done' ? toReceipt(made.answer) : undefined;
      if (!meeting) return setPhase(made.kind === 'refused' ? 'refused' : 'unreachable');
      setReceipt(meeting);
      keepPresenting({ id, meeting });
    },
    async end() {
      if (!receipt) return;
      const { kind } = await postMeeting(`/${receipt.code}/end`, { secret: receipt.secret });
      if (kind !== 'done' && kind !== 'gone') return setPhase('lost');
      setReceipt(undefined);
      setPhase('ended');
      setFollowers(0);
      keepPresenting({ id });
    },
  };
}

export type Meeting = ReturnType<typeof useMeeting>;
