import { useEffect, useRef, useState } from 'react';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { toPlainText } from '#app/ui/rich-text/html-text.ts';
import type { Mail } from '#mock-api/records/mail.ts';
import { EMAIL } from '#protocol/email.ts';
import type { Letter } from './letter.ts';
import type { Desk } from './mail-room.ts';

const KEEP_MS = 400;

interface DraftOptions {
  readonly desk: Desk;
  readonly start: Letter;
  readonly letter: { readonly current: Letter };
  onNumber(id: number): void;
}

/** Writes the letter down a moment after each change, one call after the other. */
export function useDraft({ desk, start, letter, onNumber }: DraftOptions) {
  const { t, tData } = useText();
  const session = useSession();
  const [state, setState] = useState<'untouched' | 'keeping' | 'kept' | 'sending'>('untouched');
  const [problem, setProblem] = useState<string>();
  const number = useRef(start.id);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  const isOpen = useRef(true);
  // An effect: the timer is the browser's.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const write = (category: Mail['category']): Promise<Mail | undefined> => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const call = calls.current.then(async () => {
      const { to, subject, html, attachments } = letter.current;
      const from = { name: session?.username ?? t('Nobody yet'), email: session?.email ?? '' };
      try {
        const mail = await desk.write(
          { ...from, to: to.filter(({ email }) => EMAIL.test(email)), subject, html, description: toPlainText(html), attachments, category },
          number.current,
        );
        const isNew = number.current === undefined;
        number.current = mail.id;
        setProblem(undefined);
        // More may have been typed meanwhile.
        if (waiting.current === undefined) setState('kept');
        if (isNew && isOpen.current && category === 'drafts') onNumber(mail.id);
        return mail;
      } catch (error) {
        setState('untouched');
        setProblem(tData(error instanceof Error ? error.message : String(error)));
        return undefined;
      }
    });
    calls.current = call;
    return call;
  };
  const stop = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    isOpen.current = false;
  };
  return {
    state,
    problem,
    number: () => number.current,
    stop,
    touch() {
      setState('keeping');
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => void write('drafts'), KEEP_MS);
    },
    /** What was typed last is kept too. */
    finish() {
      const isWaiting = waiting.current !== undefined;
      stop();
      if (isWaiting) void write('drafts');
    },
    send() {
      setState('sending');
      return write('sent');
    },
  };
}
