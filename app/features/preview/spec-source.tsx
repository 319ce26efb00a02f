import { useText } from '#app/i18n/use-text.ts';
import type { Rule } from '#catalogue/standards.ts';

export const VERDICTS = { pass: 'pass', warn: 'near the limit', fail: 'FAIL' } as const;

/** Who set the limit, and where it is written. */
export function Source({ rule: { who, title, source } }: { rule: Rule }) {
  const { t } = useText();
  if (!source) return <span className="spec-source">{t('our own limit')}</span>;
  return (
    <a className="spec-source" href={source} lang="en" target="_blank" rel="noopener noreferrer">
      {`${who}: ${title}`}
    </a>
  );
}
