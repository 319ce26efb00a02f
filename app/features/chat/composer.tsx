import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton, TextButton } from '#app/ui/button/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { readPicture } from '#app/ui/form/read-picture.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeOnLeave } from '#app/ui/popover.ts';
import { type MessagePicture, PICTURE_MAX_LENGTH } from '#mock-api/records/chat.ts';

const glyphs = {
  smile: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM6.5 11.5c1.7 3 5.3 3 7 0M7.3 7.5v.8M12.7 7.5v.8',
  picture: 'M2.5 4h15v12.5h-15zM2.5 13.5l4.5-4.5 4 4 2.5-2.5 4 4M12.5 7.5h.8',
  copy: 'M7 7h10.5v10.5h-10.5zM13 7V2.5H2.5V13h4.5',
  down: 'M10 3v13M4.5 10.5l5.5 5.5 5.5-5.5',
} as const;

export function ChatGlyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  );
}

const MESSAGE_MAX_LENGTH = 2000;
const ALT_MAX_LENGTH = 200;
const PICTURE_PX = 640;

interface ComposerProps {
  readonly roomName: string;
  readonly draft: string;
  onDraft(text: string): void;
  onSend(message: { readonly msg: string; readonly picture?: MessagePicture }): void;
}

/** Enter sends, Shift and Enter begin a new line. */
export function Composer({ roomName, draft, onDraft, onSend }: ComposerProps) {
  const { t } = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<MessagePicture>();
  const [problem, setProblem] = useState(false);
  const isEmpty = !draft.trim() && !picture;
  const send = () => {
    if (isEmpty) return;
    onSend({ msg: draft.trim(), ...(picture && { picture: { ...picture, alt: picture.alt.trim() } }) });
    onDraft('');
    setPicture(undefined);
    field.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent) => {
    // Enter that ends the composing of a letter is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const src = await readPicture(chosen, { maxPx: PICTURE_PX, maxLength: PICTURE_MAX_LENGTH });
    setProblem(src === undefined);
    setPicture(src === undefined ? undefined : { src, alt: '' });
  };
  const insert = (text: string) => {
    const { selectionStart = draft.length, selectionEnd = draft.length } = field.current ?? {};
    onDraft((draft.slice(0, selectionStart) + text + draft.slice(selectionEnd)).slice(0, MESSAGE_MAX_LENGTH));
    const caret = selectionStart + text.length;
    // After the new text stands in the field.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className="chat-composer">
      {picture && (
        <div className="chat-picture">
          <img src={picture.src} alt="" />
          <Field id={`${id}-alt`} label={t('What does the picture show?')} hint={t('Read out to those who cannot see it.')}>
            <Input
              value={picture.alt}
              maxLength={ALT_MAX_LENGTH}
              autoCapitalize="sentences"
              onChange={({ target }) => setPicture({ ...picture, alt: target.value.toWellFormed() })}
              onKeyDown={sendByKey}
            />
          </Field>
          <TextButton onClick={() => setPicture(undefined)}>{t('Remove the picture')}</TextButton>
        </div>
      )}
      <p role="alert">{problem && t('This file could not be read as a picture. Choose a PNG, JPEG or WebP.')}</p>
      <label className="visually-hidden" htmlFor={`${id}-text`}>
        {t('Message to {{name}}', { name: roomName })}
      </label>
      <textarea
        ref={field}
        id={`${id}-text`}
        className="input"
        rows={1}
        value={draft}
        maxLength={MESSAGE_MAX_LENGTH}
        placeholder={t('Message to {{name}}', { name: roomName })}
        aria-describedby={`${id}-keys`}
        onChange={({ target }) => onDraft(target.value.toWellFormed())}
        onKeyDown={sendByKey}
      />
      <div className="chat-tools">
        <EmojiPicker onChoose={insert} />
        <IconButton label={t('Add a picture')} onClick={() => file.current?.click()}>
          <ChatGlyph name="picture" />
        </IconButton>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <span id={`${id}-keys`} className="chat-keys dim">
          {t('Enter sends, Shift and Enter begin a new line.')}
        </span>
        <Button isPrimary aria-disabled={isEmpty} aria-describedby={isEmpty ? `${id}-empty` : undefined} onClick={send}>
          {t('Send')}
          <Icon name="arrow" size={18} />
        </Button>
        <span id={`${id}-empty`} hidden>
          {t('Write something or add a picture first.')}
        </span>
      </div>
    </div>
  );
}

const COLUMNS = 8;
/** Each is one a colleague would send. Screen readers name them in their own language. */
const emojis = [
  ...['😀', '😄', '😅', '😂', '🙂', '😉', '😍', '😎', '🤔', '😐', '😴', '😮', '😢', '😡', '🥳', '🤝'],
  ...['👍', '👎', '👏', '🙏', '💪', '👀', '✍️', '👋', '❤️', '🔥', '✨', '🎉', '🎯', '🚀', '💡', '⏰'],
  ...['✅', '❌', '⚠️', '❓', '📈', '📉', '📎', '☕'],
];

function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useText();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
      Home: -at,
      End: emojis.length - 1 - at,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = at + step;
    if (!emojis[next]) return;
    setAt(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <IconButton label={t('Add an emoji')} popoverTarget={id} aria-expanded={isOpen}>
        <ChatGlyph name="smile" />
      </IconButton>
      <div
        ref={grid}
        id={id}
        popover="auto"
        className="chat-emojis"
        role="group"
        aria-label={t('Emoji')}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') grid.current?.querySelectorAll('button')[at]?.focus();
        }}
        onBlur={closeOnLeave}
        onKeyDown={move}
      >
        {emojis.map((emoji, index) => (
          <button
            key={emoji}
            type="button"
            tabIndex={index === at ? 0 : -1}
            onClick={() => {
              setAt(index);
              grid.current?.hidePopover();
              onChoose(emoji);
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </>
  );
}
