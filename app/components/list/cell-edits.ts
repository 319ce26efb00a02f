import type { Control, Fields, Problem, RecordField } from '#app/components/record/fields.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { type CellEdit, EditableCell } from '#app/ui/list/editable-cell.tsx';

interface CellEditOptions<Row extends Values, Values, Name extends keyof Values> {
  /** What a value is called, how it is entered, and what is wrong with it: as in the form of the record. */
  readonly fields: Fields<Values>;
  readonly name: Name;
  readonly text: Text;
  nameOf(row: Row): string;
  /** What is wrong with a value that is right by itself, such as a last day before the first. */
  check?(row: Row, value: Values[Name]): Problem | undefined;
  save(row: Row, value: Values[Name]): void;
}

/** A field of a record, as a cell of a list is edited in place by it. */
export function toCellEdit<Row extends Values, Values, Name extends keyof Values>(options: CellEditOptions<Row, Values, Name>): CellEdit<Row> {
  const { fields, name, text, nameOf, check, save } = options;
  const field: RecordField<Values[Name]> = fields[name];
  const { t, tData, language } = text;
  const { label, control, maxLength } = field;
  return {
    Cell: EditableCell,
    control: toCellControl(control),
    options: (field.options ?? []).map((option) => ({ value: option.value, text: tData(option.text) })),
    ...(maxLength !== undefined && { maxLength }),
    labelOf: (row) => `${t(label)}, ${nameOf(row)}`,
    write: (row) => field.write(row[name], language.tag)[0] ?? '',
    save(row, entered) {
      const read = field.read([entered], language.tag);
      const problem = 'problem' in read ? read.problem : check?.(row, read.value);
      if (problem) return t(problem.label, problem.values);
      if ('value' in read) save(row, read.value);
      return undefined;
    },
  };
}

/** A cell has room for one line, and for a field of the browser's own. */
function toCellControl(control: Control): CellEdit<unknown>['control'] {
  if (control === 'amount' || control === 'number') return 'number';
  return control === 'date' || control === 'select' ? control : 'text';
}
