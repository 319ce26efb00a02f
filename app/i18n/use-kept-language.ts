import type { MouseEvent } from 'react';
import { readCookie } from '#app/cookies.ts';
import { LANGUAGE_KEY } from '#protocol/languages.ts';
import { storeLanguage } from './store-language.ts';
import { useText } from './use-text.ts';

/**
 * For the element around a page that is read in the browser's own language (to-language.ts): who goes on to the site reads on in it, as the site's pages know
 * only one that is kept.
 */
export function useKeptLanguage() {
  const { language } = useText();
  const keep = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    const isLeaving = link && link.origin === location.origin && link.pathname !== location.pathname;
    if (isLeaving && !readCookie(document.cookie, LANGUAGE_KEY)) storeLanguage(language.code);
  };
  return { onClickCapture: keep, onAuxClickCapture: keep };
}
