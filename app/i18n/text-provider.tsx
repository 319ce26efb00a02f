import type { i18n } from 'i18next';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createText, TextContext } from './use-text.ts';

/** Gives all below it the texts of one instance, anew when its language changes. */
export function TextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const [text, setText] = useState(() => createText(i18n));
  useLayoutEffect(() => {
    const follow = () => setText(createText(i18n));
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [i18n]);
  return <TextContext value={text}>{children}</TextContext>;
}
