import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { LogoProblem } from './read-logo.ts';

/** Reads the logo that is chosen in a field of files, and says what is wrong with it. */
export function useLogoFile(onRead: (logo: string) => void) {
  const { t } = useText();
  const [problem, setProblem] = useState<LogoProblem>();
  const choose = async (chosen: HTMLInputElement) => {
    const [file] = chosen.files ?? [];
    chosen.value = '';
    if (!file) return;
    const { readLogo } = await import('./read-logo.ts');
    const read = await readLogo(file);
    setProblem('problem' in read ? read.problem : undefined);
    if ('logo' in read) onRead(read.logo);
  };
  const sentences = {
    type: t('Choose a PNG, JPEG, WebP or SVG picture.'),
    size: t('This file is larger than 5 MB. Choose a smaller one.'),
    picture: t('This file could not be read as a picture. Choose another one.'),
  };
  return { choose: (chosen: HTMLInputElement) => void choose(chosen), problem: problem && sentences[problem] };
}
