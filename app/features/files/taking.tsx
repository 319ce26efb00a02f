import { useRef, useState } from 'react';
import { downloadFile } from '#app/components/download-file.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import { type DeliveredFile, takeFile, takeFiles } from './delivered-files.ts';
import { keptFiles, withDownload } from './kept-files.ts';

export interface Taking {
  /** One file as it is, several as one zip. */
  take(files: readonly DeliveredFile[]): void;
  /** Of the zip that is being made. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  cancel(): void;
}

/** Downloads files, remembers what was downloaded, and offers to try again where something could not be fetched. */
export function useTaking(): Taking {
  const { t } = useText();
  const [progress, setProgress] = useState<Taking['progress']>();
  const work = useRef<AbortController>(null);
  const take = async (files: readonly DeliveredFile[]) => {
    const [first] = files;
    if (!first) return;
    work.current?.abort();
    const own = new AbortController();
    work.current = own;
    const { signal } = own;
    try {
      const onProgress = (done: number) => !signal.aborted && setProgress({ done, all: files.length });
      const name = `surge-${files.length}-files.zip`;
      const file = files.length === 1 ? await takeFile(first, signal) : await takeFiles(files, { name, signal, onProgress });
      downloadFile(file);
      keptFiles.set(withDownload(keptFiles.get(), { name: file.name, at: new Date().toISOString() }));
      void showToast({ text: t('{{name}} was downloaded.', { name: file.name }), closeLabel: t('Close') });
    } catch {
      if (signal.aborted) return;
      void showToast({
        text: t('The file could not be fetched. Check your connection and try again.'),
        isError: true,
        action: { label: t('Try again'), run: () => void take(files) },
        closeLabel: t('Close'),
      });
    } finally {
      if (work.current === own) setProgress(undefined);
    }
  };
  const cancel = () => {
    work.current?.abort();
    setProgress(undefined);
    void showToast({ text: t('Nothing was downloaded.'), closeLabel: t('Close') });
  };
  return { take: (files) => void take(files), progress, cancel };
}

/** While a zip is being made: how far it is, and a way to stop it. */
export function TakingNotice({ taking: { progress, cancel } }: { taking: Taking }) {
  const { t } = useText();
  return (
    <div className="taking" role="status">
      {progress && (
        <>
          <p>{t('Making one zip: {{done}} of {{all}}', progress)}</p>
          <progress value={progress.done} max={progress.all} aria-label={t('Making one zip')} />
          <Button onClick={cancel}>{t('Cancel')}</Button>
        </>
      )}
    </div>
  );
}
