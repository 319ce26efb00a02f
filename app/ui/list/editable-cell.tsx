import { type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/** How the cells of a column are edited in place. */
export interface CellEdit<Row> {
  /** `EditableCell`: named by who edits, so that lists that are only read do without it. */
  Cell(props: EditableCellProps<Row>): ReactNode;
  readonly control: 'text' | 'number' | 'date' | 'select';
  /** Of a select. */
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  readonly maxLength?: number;
  /** What its field holds at first. */
  write(row: Row): string;
  /** Takes what was entered, or says what is wrong with it. */
  save(row: Row, text: string): string | undefined;
  /** Of the field: column and row. */
  labelOf(row: Row): string;
}

interface EditableCellProps<Row> extends ComponentPropsWithoutRef<'td'> {
  /** It names the row. */
  readonly isHead: boolean;
  readonly edit: CellEdit<Row>;
  readonly row: Row;
  /** The cell as it is read. */
  readonly children: ReactNode;
}

/** Keys that end an entry, and where they lead. */
const ends: Readonly<Record<string, Way>> = { Enter: 'below', Tab: 'next' };
type Way = 'below' | 'above' | 'next' | 'previous' | 'stay';

/**
 * A cell of a grid that is edited in place (ARIA Authoring Practices, "Editing and navigating inside a cell"): Enter, F2, a letter or a press open it,
 * Escape takes back, Enter saves and goes down, Tab saves and goes on. What is wrong is said at the cell, which stays open with what was typed.
 */
export function EditableCell<Row>({ isHead, edit, row, children, ...rest }: EditableCellProps<Row>) {
  const id = useId();
  const cell = useRef<HTMLTableCellElement>(null);
  const isClosing = useRef(false);
  const [first, setFirst] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const open = (text = edit.write(row)) => {
    isClosing.current = false;
    setFirst(text);
  };
  const close = (way: Way) => {
    isClosing.current = true;
    if (cell.current) findCell(cell.current, way).focus();
    setProblem(undefined);
    setFirst(undefined);
  };
  const save = (text: string, way: Way) => {
    if (isClosing.current) return;
    const wrong = text === edit.write(row) ? undefined : edit.save(row, text);
    if (wrong === undefined) {
      if (way !== 'stay') return close(way);
      isClosing.current = true;
      setFirst(undefined);
    }
    setProblem(wrong);
  };

  const openByKey = (event: KeyboardEvent<HTMLTableCellElement>) => {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyped = key.length === 1 && key !== ' ';
    if (key === 'Enter' || key === 'F2') open();
    else if (key === 'Delete' || key === 'Backspace') open(edit.control === 'select' ? undefined : '');
    else if (isTyped) open(edit.control === 'select' || edit.control === 'date' ? undefined : key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const endByKey = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    const way = ends[event.key];
    if (event.key === 'Escape') close('stay');
    else if (way) save(event.currentTarget.value, event.shiftKey ? (way === 'next' ? 'previous' : 'above') : way);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const field = {
    defaultValue: first,
    className: 'table-field',
    'aria-label': edit.labelOf(row),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${id}-problem`,
    ref: focusEnd,
    onKeyDown: endByKey,
    onBlur: ({ target }: { readonly target: HTMLInputElement | HTMLSelectElement }) => save(target.value, 'stay'),
  } as const;
  const isOpen = first !== undefined;
  const Cell = isHead ? 'th' : 'td';
  return (
    <Cell {...rest} ref={cell} data-editable="" data-open={isOpen || undefined} onKeyDown={openByKey} onClick={isOpen ? undefined : () => open()}>
      {!isOpen ? (
        children
      ) : edit.control === 'select' ? (
        <select {...field}>
          {edit.options?.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type={edit.control === 'date' ? 'date' : 'text'}
          inputMode={edit.control === 'number' ? 'decimal' : undefined}
          maxLength={edit.maxLength}
          autoComplete="off"
        />
      )}
      {isOpen && problem && (
        <p className="table-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </Cell>
  );
}

/** As it opens: the visitor has just asked for it. */
function focusEnd(field: HTMLInputElement | HTMLSelectElement | null) {
  field?.focus();
  if (field instanceof HTMLInputElement && field.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
}

/** The cell that a way leads to: among those that are edited, or below and above in the column. The same cell at an edge. */
function findCell(cell: HTMLTableCellElement, way: Way): HTMLElement {
  const row = cell.parentElement;
  const rows = Array.from(row?.parentElement?.children ?? []).filter((one) => one instanceof HTMLTableRowElement);
  const at = row instanceof HTMLTableRowElement ? rows.indexOf(row) : -1;
  if (way === 'below') return rows[at + 1]?.cells[cell.cellIndex] ?? cell;
  if (way === 'above') return rows[at - 1]?.cells[cell.cellIndex] ?? cell;
  if (way === 'stay') return cell;
  const cells = rows.flatMap((one) => Array.from(one.querySelectorAll<HTMLElement>('[data-editable]')));
  return cells[cells.indexOf(cell) + (way === 'next' ? 1 : -1)] ?? cell;
}
