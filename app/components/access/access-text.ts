import { formatRatio } from '#app/components/format-number.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { AccessSeen } from './access.ts';

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  ok: 'OK',
};

interface AccessText {
  readonly measured: string;
  readonly limit: string;
  /** The text or the control of the ad that was measured, in the ad's own language. */
  readonly of: string;
}

/** What a line of the passport saw, as the language writes it. */
export function toAccessText(seen: AccessSeen | undefined, { t, language }: Pick<Text, 't' | 'language'>): AccessText {
  if (!seen) return { measured: '', limit: '', of: '' };
  if ('keys' in seen) return { measured: seen.keys.map((key) => (key === ' ' ? t('Space') : (signs[key] ?? key))).join(' '), limit: '', of: '' };
  const { figures, unit, limit, of = '' } = seen;
  const format = (list: readonly number[]) =>
    [list.map((figure) => formatRatio(figure, language.tag)).join(' × '), unit === ':1' ? ': 1' : unit].filter(Boolean).join(' ');
  return { measured: format(figures), limit: limit === undefined ? '' : format([limit]), of };
}
