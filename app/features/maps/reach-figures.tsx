import { formatCompact } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import { formatShare, type ReachRow, toTotals } from './reach.ts';

interface FiguresProps {
  readonly row: ReachRow | undefined;
  readonly all: readonly ReachRow[];
  readonly children: React.ReactNode;
}

/** The figures of the country that is chosen or pointed at, or of all. */
export function ReachFigures({ row, all, children }: FiguresProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const { publishers, reach } = row ?? toTotals(all);
  const rank = row && all.filter((other) => other.reach > row.reach).length + 1;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('Publishers'), format.count(publishers)],
    [t('Monthly reach'), formatCompact(reach, language.tag)],
    row ? [t('Share of reach'), formatShare(row.share, language.tag)] : [t('Countries'), format.count(all.length)],
    ...(row && rank ? [[t('Rank'), t('{{n}} of {{total}}', { n: format.count(rank), total: format.count(all.length) })] as const] : []),
  ];
  return (
    <div className="reach-figures">
      <div role="status">
        <h2>{row?.name ?? t('All countries')}</h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </div>
  );
}
