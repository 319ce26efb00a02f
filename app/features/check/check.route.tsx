import './check.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatMeasure } from '#app/components/format-number.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { checkFile } from '#app/ui/form/check-file.ts';
import { Field } from '#app/ui/form/field.tsx';
import { FileDrop } from '#app/ui/form/file-drop.tsx';
import { openSubject, type Refusal, type Subject } from './subject.ts';
import { MOST_BYTES } from './unpack.ts';

export const handle = { hydrate: 'at-once' };

/** Stage, rules and tables are fetched with the first file. */
const CheckBench = lazy(async () => ({ default: (await import('./check-bench.tsx')).CheckBench }));

const KINDS = ['.zip', '.html', '.htm', '.xml', 'image/*', '.gif', '.png', '.jpg', '.jpeg', '.webp', '.svg'];

const fileRules = { accept: KINDS, maxBytes: MOST_BYTES };

const refusals: Readonly<Record<Refusal | 'size', Label>> = {
  unknown: '{{name}} is no zip, page, VAST answer or picture. Choose another file.',
  unreadable: '{{name}} could not be read. Choose another file.',
  late: 'Unpacking {{name}} took longer than ten seconds and was stopped.',
  size: '{{name}} is larger than {{size}}. Choose a smaller file.',
};

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** `turn`: the same file may be brought again. */
type Opened = { readonly turn: number; readonly name: string; readonly result?: Subject | Refusal | 'size' };

/** `/check`: a file that a visitor brings, opened in a sealed frame and held against the rules of those who would show it. */
export default function CheckPage() {
  const { t, language } = useText();
  const [opened, setOpened] = useState<Opened>({ turn: 0, name: '' });
  const turns = useRef(0);
  const open = (file: File | undefined) => {
    const turn = ++turns.current;
    setOpened({ turn, name: file?.name ?? '' });
    if (!file) return;
    openSubject(file)
      .catch((): Refusal => 'unreadable')
      // Another file may have been chosen meanwhile.
      .then((result) => turns.current === turn && setOpened({ turn, name: file.name, result }));
  };
  const isDragging = useDrop((file) => {
    const problem = checkFile(file, fileRules);
    if (problem) setOpened({ turn: ++turns.current, name: file.name, result: problem === 'type' ? 'unknown' : problem });
    else open(file);
  });
  const { turn, name, result } = opened;
  const isOpening = name !== '' && result === undefined;
  const lead = t(
    'A zip, a page, a VAST answer or a picture is opened in this browser and held against the rules of those who would show it. Nothing is uploaded.',
  );
  return (
    <>
      <PageHead title={`${t('Check your ad')} | Surge`} description={lead} image="/share/check.jpg" isHidden />
      <PageTop name={t('Check your ad')} heading={typeof result === 'object' ? name : t('Bring your own ad')} lead={lead} />
      {typeof result === 'object' ? (
        // What was chosen is gone with its button: whoever uses the keyboard goes on here.
        <div className="check" tabIndex={-1} ref={focusOn} data-dragging={isDragging || undefined}>
          <Button onClick={() => open(undefined)}>{t('Check another file')}</Button>
          <Suspense>
            <CheckBench key={turn} subject={result} />
          </Suspense>
        </div>
      ) : (
        <div className="check-start">
          {/* It keeps what was brought: a fresh one has room for the next file. */}
          <TheDrop key={turn} isFresh={turn > 0} onBring={open} />
          <p role="status">{isOpening && t('{{name}} is unpacked …', { name })}</p>
          {typeof result === 'string' && <p role="alert">{t(refusals[result], { name, size: formatMeasure(MOST_BYTES, 'B', language.tag) })}</p>}
        </div>
      )}
    </>
  );
}

/**
 * A file may be dropped anywhere on the page: elsewhere than in the field for it, the browser would open it instead of this page. Returns whether something
 * is dragged over the page.
 */
function useDrop(onDrop: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const told = useRef(onDrop);
  told.current = onDrop;
  useEffect(() => {
    const keep = (event: DragEvent) => {
      event.preventDefault();
      setDragging(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setDragging(false);
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      // The field took it.
      if (file && !event.defaultPrevented) told.current(file);
      event.preventDefault();
      setDragging(false);
    };
    addEventListener('dragover', keep);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isDragging;
}

interface TheDropProps {
  /** In the place of another, which had the keyboard. */
  readonly isFresh: boolean;
  readonly onBring: (file: File) => void;
}

function TheDrop({ isFresh, onBring }: TheDropProps) {
  const { t, language } = useText();
  useEffect(() => {
    if (isFresh) focusOn(document.getElementById('check-file'));
  }, [isFresh]);
  const formatBytes = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  const size = formatBytes(MOST_BYTES);
  return (
    <Field id="check-file" label={t('Your file')} hint={t('A VAST address cannot be opened from here: save its answer as a file, and choose that.')}>
      <FileDrop
        name="file"
        {...fileRules}
        maxFiles={1}
        formatBytes={formatBytes}
        onChange={([file]) => file && onBring(file)}
        words={{
          choose: t('Choose a file'),
          orDrop: t('or drop or paste it here: zip, HTML, VAST or picture, at most {{size}}.', { size }),
          staysHere: t('It stays on this device.'),
          taken: (file) => t('{{name}} was added.', { name: file }),
          removed: (file) => t('{{name}} was removed.', { name: file }),
          remove: (file) => t('Remove {{name}}', { name: file }),
          reading: (file) => t('Reading {{name}}', { name: file }),
          problems: {
            type: (file) => t('{{name}} is no zip, page, VAST answer or picture. Choose another file.', { name: file }),
            size: (file) => t('{{name}} is larger than {{size}}. Choose a smaller file.', { name: file, size }),
            count: (file) => t('{{name}} was left out: one file is the most. Remove the other first.', { name: file }),
            unreadable: (file) => t('{{name}} could not be read. Choose another file.', { name: file }),
          },
        }}
      />
    </Field>
  );
}
