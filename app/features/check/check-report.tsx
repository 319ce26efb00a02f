import { downloadFile } from '#app/components/download-file.ts';
import { formatMeasure, formatNumber } from '#app/components/format-number.ts';
import { type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import { RuleMark, RulesSection } from '#app/components/guest/rules-section.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Table } from '#app/ui/list/table.tsx';
import type { Screen } from './parameters.ts';
import { getRule, type Verdict } from './rules.ts';
import type { PageSubject, Size, Subject } from './subject.ts';

interface CheckReportProps {
  readonly subject: Subject;
  readonly verdicts: readonly Verdict[];
  /** Of our ad beside it. */
  readonly ours?: readonly Verdict[];
  readonly size?: Size;
  readonly log?: GuestLog;
  /** The page that was opened, and on which screen. */
  readonly page?: string;
  readonly screen?: Screen;
  readonly isOpen?: boolean;
}

/** All that is found of a file: rules, files, and the report to take along. */
export function CheckReport({ subject, verdicts, ours = [], size, log = [], page = '', screen, isOpen = false }: CheckReportProps) {
  const { t } = useText();
  const save = () => {
    const toRow = ({ rule, state, seen, names = [], namesAre, limit }: Verdict) => {
      const { label, unit, source, url, ...rest } = getRule(rule);
      const our = ours.find((one) => one.rule === rule);
      return {
        rule,
        label,
        state,
        seen: seen ?? null,
        names,
        names_are: namesAre ?? 'seen',
        limit: limit ?? rest.limit ?? null,
        unit: unit ?? '',
        source,
        url,
        ours: our?.state ?? null,
      };
    };
    const report = {
      file: subject.name,
      kind: subject.kind,
      bytes: subject.weight,
      size: size ?? null,
      screen: screen ?? null,
      loads_from_the_web: isOpen,
      at: new Date().toISOString(),
      browser: navigator.userAgent,
      rules: verdicts.map(toRow),
      ways_out: listReports(log, 'exit').map(({ url, by, isActive }) => ({ url, by, by_press: isActive })),
      files: subject.kind === 'page' ? subject.files.map(({ name, bytes, packed }) => ({ name, bytes: bytes.length, packed_bytes: packed })) : [],
    };
    const name = `${subject.name.replace(/\.[^.]*$/, '')}-check.json`;
    downloadFile(new File([`${JSON.stringify(report, undefined, 2)}\n`], name, { type: 'application/json' }));
  };
  return (
    <>
      <Verdicts verdicts={verdicts} ours={ours} />
      {subject.kind === 'page' && <Files subject={subject} log={log} page={page} />}
      <p className="check-save">
        <Button onClick={save}>{t('Report as JSON')}</Button>
        <Button onClick={() => print()}>{t('Print')}</Button>
        <span className="dim">{t('To keep the report as a PDF, print it and choose “Save as PDF” as the printer.')}</span>
      </p>
    </>
  );
}

const kindsOfNames: Readonly<Record<NonNullable<Verdict['namesAre']>, Label>> = {
  missing: 'Missing: {{names}}',
  opened: 'Opened: {{names}}',
  malformed: 'Not well-formed XML, line and column {{names}}',
};

/** What is broken stands first. */
function Verdicts({ verdicts, ours }: { verdicts: readonly Verdict[]; ours: readonly Verdict[] }) {
  const { t, language } = useText();
  const rows = verdicts.toSorted((one, other) => Number(other.state === 'broken') - Number(one.state === 'broken'));
  const figure = ({ rule }: Verdict, value: number | undefined) =>
    value === undefined ? '' : formatMeasure(Math.round(value * 100) / 100, getRule(rule).unit ?? '', language.tag);
  const seen = (verdict: Verdict) => {
    const names = verdict.names?.join(', ');
    return names && verdict.namesAre ? t(kindsOfNames[verdict.namesAre], { names }) : (names ?? figure(verdict, verdict.seen));
  };
  const mark = ({ state }: Verdict) => <RuleMark state={state} />;
  return (
    <RulesSection rules={verdicts}>
      <Table
        caption={t('Rules')}
        isStatic
        rows={rows}
        keyOf={({ rule }) => rule}
        columns={[
          { key: 'rule', label: t('Rule'), cell: ({ rule }) => t(getRule(rule).label) },
          { key: 'state', label: t('State'), cell: mark },
          {
            key: 'seen',
            label: t('What was seen'),
            className: 'check-seen',
            isNamedInCard: true,
            cell: (verdict) => <bdi className="mono">{seen(verdict)}</bdi>,
          },
          {
            key: 'limit',
            label: t('Limit'),
            className: 'check-limit',
            isNumber: true,
            isNamedInCard: true,
            cell: (verdict) => <bdi>{figure(verdict, verdict.limit ?? getRule(verdict.rule).limit)}</bdi>,
          },
          ...(ours.length > 0
            ? [
                {
                  key: 'ours',
                  label: t('Ours'),
                  isNamedInCard: true,
                  cell: ({ rule }: Verdict) => {
                    const our = ours.find((one) => one.rule === rule);
                    return our && (our.seen === undefined || our.state === 'open' ? mark(our) : figure(our, our.seen));
                  },
                },
              ]
            : []),
          {
            key: 'source',
            label: t('Source'),
            lang: 'en',
            cell: ({ rule }) => {
              const { source, url } = getRule(rule);
              return url ? <a href={url}>{source}</a> : source;
            },
          },
        ]}
      />
    </RulesSection>
  );
}

/** More rows say nothing that the sums above do not. */
const MOST_ROWS = 100;

function Files({ subject, log, page }: { subject: PageSubject; log: GuestLog; page: string }) {
  const { t, language } = useText();
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const read = new Map(listReports(log, 'file').map(({ name, isInitial }) => [name, isInitial]));
  const findRead = (name: string) => (name === page ? true : (read.get(name) ?? read.get(name.slice(folder.length))));
  const toPhase = (name: string): Label => {
    const isInitial = findRead(name);
    return isInitial === undefined ? 'Not asked for' : isInitial ? 'In the initial load' : 'In the polite load';
  };
  const rows = subject.files.toSorted((one, other) => other.packed - one.packed).slice(0, MOST_ROWS);
  if (rows.length === 0) return null;
  const bytes = (value: number) => formatMeasure(value, 'B', language.tag);
  const left = subject.files.length - rows.length;
  return (
    <section aria-labelledby="check-files">
      <h2 id="check-files">{t('Files')}</h2>
      {left > 0 && <p>{t('The {{n}} largest are listed.', { n: formatNumber(rows.length, language.tag) })}</p>}
      <Table
        caption={t('Files')}
        isStatic
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { key: 'name', label: t('Name'), className: 'check-seen mono', cell: ({ name }) => <bdi>{name}</bdi> },
          { key: 'bytes', label: t('Unpacked'), isNumber: true, isNamedInCard: true, cell: (file) => bytes(file.bytes.length) },
          { key: 'packed', label: t('Compressed'), isNumber: true, isNamedInCard: true, cell: ({ packed }) => bytes(packed) },
          { key: 'read', label: t('Loaded'), isNamedInCard: true, cell: ({ name }) => t(toPhase(name)) },
        ]}
      />
    </section>
  );
}
