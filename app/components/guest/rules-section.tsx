import type { ReactNode } from 'react';
import { formatNumber } from '#app/components/format-number.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Status, type Tone } from '#app/ui/status/status.tsx';

/** `open`: not seen yet. `unmeasured`: it cannot be seen here. */
export type RuleState = 'met' | 'broken' | 'open' | 'unmeasured';

const states: Readonly<Record<RuleState, readonly [Tone, Label]>> = {
  met: ['good', 'Met'],
  broken: ['bad', 'Broken'],
  open: ['quiet', 'Not seen yet'],
  unmeasured: ['quiet', 'Not measured'],
};

/** What was found of one rule, in a word. */
export function RuleMark({ state }: { state: RuleState }) {
  const { t } = useText();
  const [tone, label] = states[state];
  return <Status tone={tone}>{t(label)}</Status>;
}

interface RulesSectionProps {
  readonly rules: readonly { readonly state: RuleState }[];
  /** The table of them. */
  readonly children: ReactNode;
}

/** Rules that a document is held against, counted by what was found. */
export function RulesSection({ rules, children }: RulesSectionProps) {
  const { t, language } = useText();
  const count = (state: RuleState) => formatNumber(rules.filter((rule) => rule.state === state).length, language.tag);
  const total = formatNumber(rules.length, language.tag);
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('Rules')}</h2>
      <p role="status">{t('Met: {{met}} of {{total}}. Broken: {{broken}}.', { met: count('met'), total, broken: count('broken') })}</p>
      {children}
    </section>
  );
}
