import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { I18n } from './create-i18n.ts';
import { createText, TextContext } from './use-text.ts';

/** Gives all below it the texts of one instance, anew when its language changes. */
export function TextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [text, setText] = useState(() => createText(i18n));
  useLayoutEffect(() => i18n.listen(() => setText(createText(i18n))), [i18n]);
  return <TextContext value={text}>{children}</TextContext>;
}
