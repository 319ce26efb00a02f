import './record-form.css';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { type Text, useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/form/choices.tsx';
import { ComboBox, TagInput } from '#app/ui/form/combo-box.tsx';
import { DateInput, DateTimeInput } from '#app/ui/form/date-input.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/form/field.tsx';
import { Repeater } from '#app/ui/form/repeater.tsx';
import { type Parsed, useForm } from '#app/ui/form/use-form.ts';
import { DocumentDrop } from './document-drop.tsx';
import type { Control, Fields, Problem, RecordField } from './fields.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** Of a field that has several. */
const MAX_LINES = 20;

interface RecordFormProps<Values> {
  readonly fields: Fields<Values>;
  /** What the fields hold at first. */
  readonly value: Partial<Values>;
  readonly saveLabel: string;
  /** What is wrong with values that are right each by itself, by the names of their fields. */
  check?(values: NoInfer<Values>): Readonly<Record<string, Problem>> | undefined;
  /** Called with what is right; the page may be left then, unless it promises false. */
  onSave(values: Values): unknown;
  /** Below the fields. */
  readonly extra?: ReactNode;
  /** Beside the button that saves, such as one that cancels. */
  readonly children?: ReactNode;
}

/** The form of a record. What is wrong is said at its field; who leaves with something typed is asked. */
export function RecordForm<Values>({ fields, value, saveLabel, check: checkTogether, onSave, extra, children }: RecordFormProps<Values>) {
  const text = useText();
  const { t, language } = text;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const initial = toTexts(fields, value, language.tag);
  const { problems, summary, check, revalidate } = useForm<Values, Problem, never>({
    form,
    parse(data) {
      const parsed = parseRecord(fields, data, language.tag);
      const together = 'values' in parsed ? checkTogether?.(parsed.values) : undefined;
      return together && Object.keys(together).length > 0 ? { problems: together } : parsed;
    },
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = check();
    if (!values) return;
    isSaved.current = true;
    isSaved.current = (await onSave(values)) !== false;
  };
  const isChanged = () => {
    const data = form.current && new FormData(form.current);
    return data !== null && !isSaved.current && listFields(fields).some(([name]) => readTexts(data, name).join() !== (initial[name] ?? []).join());
  };
  const entries = toEntries({ id, fields, problems, text });
  return (
    <form className="record-form" noValidate ref={form} onSubmit={(event) => void submit(event)} onInput={revalidate}>
      <LeaveQuestion isChanged={isChanged} />
      <ErrorSummary ref={summary} fields={entries.map(({ texts }) => texts)} title={(n) => t('Please look at these fields: {{n}}', { n })} />
      <RecordFields entries={entries} initial={initial} />
      {extra}
      <div className="dialog-actions">
        {children}
        <Button type="submit" isPrimary>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}

type Entries = ReturnType<typeof toEntries>;

interface RecordFieldsProps {
  readonly entries: Entries;
  /** What the fields hold at first, by their names. */
  readonly initial?: Readonly<Record<string, readonly string[]>>;
}

/** Fields of a record alone, for a form that is more. */
export function RecordFields({ entries, initial = {} }: RecordFieldsProps) {
  return (
    <div className="record-fields">
      {entries.map(({ name, field, texts }) => (
        <div key={name} className={field.isWide ? 'record-field-wide' : undefined}>
          <RecordControl name={name} field={field} texts={texts} initial={initial[name] ?? []} />
        </div>
      ))}
    </div>
  );
}

interface EntriesOptions<Values> {
  /** What the ids of the controls begin with. */
  readonly id: string;
  readonly fields: Fields<Values>;
  readonly problems: Readonly<Record<string, Problem>>;
  readonly text: Text;
}

/** The fields with their texts: an ErrorSummary lists `texts`. */
export function toEntries<Values>({ id, fields, problems, text }: EntriesOptions<Values>) {
  return listFields(fields).map(([name, field]) => ({ name, field, texts: toFieldTexts(`${id}${name}`, field, problems[name], text) }));
}

/** Fields by name, of whatever values. */
// biome-ignore lint/suspicious/noExplicitAny: the type of a value is known to its field alone
type AnyField = RecordField<any>;

function listFields<Values>(fields: Fields<Values>): readonly (readonly [string, AnyField])[] {
  return Object.entries<AnyField>(fields);
}

function toTexts<Values>(fields: Fields<Values>, value: object, tag: string): Readonly<Record<string, readonly string[]>> {
  const values: Readonly<Record<string, unknown>> = { ...value };
  return Object.fromEntries(listFields(fields).map(([name, field]) => [name, values[name] === undefined ? [] : field.write(values[name], tag)]));
}

function toFieldTexts(id: string, { label, hint }: AnyField, problem: Problem | undefined, { t }: Text) {
  return { id, label: t(label), hint: hint && t(hint), problem: problem && t(problem.label, problem.values) };
}

/** The values of a form, or what is wrong with each field. */
export function parseRecord<Values>(fields: Fields<Values>, data: FormData, tag: string): Parsed<Values, Problem> {
  const read = listFields(fields).map(([name, field]) => [name, field.read(readTexts(data, name), tag)] as const);
  const problems = Object.fromEntries(read.flatMap(([name, result]) => ('problem' in result ? [[name, result.problem]] : [])));
  const values = Object.fromEntries(read.flatMap(([name, result]) => ('value' in result ? [[name, result.value]] : [])));
  return isWhole(fields, values) ? { values } : { problems };
}

/** What a form holds under a name. Of a file that is its name, which is empty where none was chosen. */
const readTexts = (data: FormData, name: string) => data.getAll(name).map((entry) => (typeof entry === 'string' ? entry : entry.name));

/** Each field says by its type what its value is. */
function isWhole<Values>(fields: Fields<Values>, values: object): values is Values & object {
  return listFields(fields).every(([name]) => Object.hasOwn(values, name));
}

interface ControlProps {
  readonly name: string;
  readonly field: AnyField;
  readonly texts: ReturnType<typeof toFieldTexts>;
  readonly initial: readonly string[];
}

function RecordControl({ name, field, texts, initial }: ControlProps) {
  const { t, tData } = useText();
  const { control, options = [], isRequired, draw } = field;
  if (draw) return draw(name, texts, initial);
  if (control === 'choices') {
    const list = options.map(({ value, text }) => ({ value, content: tData(text), isChosen: initial.includes(value) }));
    return <ChoiceGroup {...texts} name={name} type="checkbox" choices={list} />;
  }
  if (control === 'lines') return <Lines name={name} field={field} texts={texts} initial={initial} />;
  return (
    <Field {...texts} note={isRequired ? undefined : t('optional')}>
      <FieldControl name={name} control={control} field={field} initial={initial} />
    </Field>
  );
}

function Lines({ name, field: { maxLength, lineLabels }, texts, initial }: ControlProps) {
  const { t } = useText();
  if (!lineLabels) return null;
  return (
    <Repeater
      label={texts.label}
      rows={Math.max(1, initial.length)}
      max={MAX_LINES}
      words={{
        add: t(lineLabels.add),
        row: (n) => t(lineLabels.line, { n }),
        remove: (n) => t(lineLabels.remove, { n }),
      }}
    >
      {({ id, at }) => (
        <Field id={id} label={t(lineLabels.line, { n: at + 1 })}>
          <Line name={name} text={initial[at] ?? ''} maxLength={maxLength} />
        </Field>
      )}
    </Repeater>
  );
}

/** Keeps the text that it began with: lines move up as one above is removed. */
function Line({ name, text, maxLength }: { name: string; text: string; maxLength: number | undefined }) {
  const [first] = useState(text);
  return <Input name={name} defaultValue={first} maxLength={maxLength} autoComplete="off" autoCapitalize="sentences" />;
}

interface FieldControlProps extends Omit<ControlProps, 'texts'> {
  /** The others draw labels of their own. */
  readonly control: Exclude<Control, 'choices' | 'lines'>;
}

function FieldControl({ name, control, field: { options = [], maxLength, autoComplete = 'off' }, initial }: FieldControlProps) {
  const { t, tData, language } = useText();
  const [first = ''] = initial;
  const common = { name, defaultValue: first };
  const dated = { ...common, locale: language.tag };
  const listed = {
    name,
    locale: language.tag,
    nothing: t('Nothing matches.'),
    options: options.map(({ value, text }) => ({ value, label: tData(text) })),
  };
  switch (control) {
    case 'date':
      return <DateInput {...dated} />;
    case 'moment':
      return <DateTimeInput {...dated} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />;
    case 'combo':
      return <ComboBox {...listed} defaultValue={first} />;
    case 'several':
      return <TagInput {...listed} defaultValues={initial} />;
    case 'tags':
      return <TagInput {...listed} defaultValues={initial} toNew={(text) => t('Add “{{text}}”', { text })} />;
    case 'file':
      return <DocumentDrop name={name} />;
    case 'textarea':
      return <Textarea {...common} rows={4} maxLength={maxLength} />;
    case 'select':
      return (
        <Select {...common}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {tData(text)}
            </option>
          ))}
        </Select>
      );
    default:
      return <Input {...common} {...inputOf[control]} autoComplete={autoComplete} maxLength={maxLength} />;
  }
}

const inputOf = {
  text: { type: 'text', autoCapitalize: 'sentences' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  // Typed as the language writes it, so the browser's own number field would refuse some.
  amount: { type: 'text', inputMode: 'decimal' },
  number: { type: 'text', inputMode: 'decimal' },
} as const;
