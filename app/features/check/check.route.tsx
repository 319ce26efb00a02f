import './check.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatMeasure } from '#app/components/format-number.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileDrop } from '#app/ui/form/file-drop.tsx';
import { openSubject, type Refusal, type Subject } from './subject.ts';
import { MOST_BYTES } from './unpack.ts';

export const handle = { hydrate: 'at-once' };

/** Stage, rules and tables are fetched with the first file. */
const CheckBench = lazy(async () => ({ default: (await import('./check-bench.tsx')).CheckBench }));

const KINDS = ['.zip', '.html', '.htm', '.xml', 'image/*', '.gif', '.png', '.jpg', '.jpeg', '.webp', '.svg'];

const refusals: Readonly<Record<Refusal, Label>> = {
  unknown: '{{name}} is no zip, page, VAST answer or picture. Choose another file.',
  unreadable: '{{name}} could not be read. Choose another file.',
  late: 'Unpacking {{name}} took longer than ten seconds and was stopped.',
};

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

type Opened = { readonly name: string; readonly result?: Subject | Refusal };

/** `/check`: a file that a visitor brings, opened in a sealed frame and held against the rules of those who would show it. */
export default function CheckPage() {
  const { t } = useText();
  const [opened, setOpened] = useState<Opened>();
  const latest = useRef<File>(undefined);
  const open = (file: File | undefined) => {
    latest.current = file;
    setOpened(file && { name: file.name });
    if (!file) return;
    openSubject(file)
      .catch((): Refusal => 'unreadable')
      // Another file may have been chosen meanwhile.
      .then((result) => latest.current === file && setOpened({ name: file.name, result }));
  };
  useKeptPage();
  const { name = '', result } = opened ?? {};
  const isOpening = opened !== undefined && result === undefined;
  return (
    <>
      <PageHead title={`${t('Check your ad')} | Surge`} description="" isHidden />
      <PageTop
        name={t('Check your ad')}
        heading={typeof result === 'object' ? name : t('Bring your own ad')}
        lead={t(
          'A zip, a page, a VAST answer or a picture is opened in this browser and held against the rules of those who would show it. Nothing is uploaded.',
        )}
      />
      {typeof result === 'object' ? (
        // What was chosen is gone with its button: whoever uses the keyboard goes on here.
        <div className="check" tabIndex={-1} ref={focusOn}>
          <Button onClick={() => open(undefined)}>{t('Check another file')}</Button>
          <Suspense>
            <CheckBench key={name} subject={result} />
          </Suspense>
        </div>
      ) : (
        <div className="check-start">
          <TheDrop onChange={open} />
          <p role="status">{isOpening && t('{{name}} is unpacked …', { name })}</p>
          {typeof result === 'string' && <p role="alert">{t(refusals[result], { name })}</p>}
        </div>
      )}
    </>
  );
}

/** A file that misses the place to drop it would be opened by the browser, instead of this page. */
function useKeptPage(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
}

function TheDrop({ onChange }: { onChange: (file: File | undefined) => void }) {
  const { t, language } = useText();
  const formatBytes = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  const size = formatBytes(MOST_BYTES);
  return (
    <Field id="check-file" label={t('Your file')} hint={t('A VAST address cannot be opened from here: save its answer as a file, and choose that.')}>
      <FileDrop
        name="file"
        accept={KINDS}
        maxBytes={MOST_BYTES}
        maxFiles={1}
        formatBytes={formatBytes}
        onChange={([file]) => onChange(file)}
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
