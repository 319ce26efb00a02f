import { useText } from '#app/i18n/use-text.ts';
import { type Figures, getFigures } from './figures.ts';

/** Amounts and days in the visitor's language. */
export function useFigures(): Figures {
  return getFigures(useText().language.tag);
}
