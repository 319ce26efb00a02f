import { type RowHandles, Table, type TableProps } from './table.tsx';
import { type ReorderOptions, useReorder } from './use-reorder.ts';

interface OrderedTableProps<Row>
  extends Omit<TableProps<Row>, 'handles' | 'isStatic' | 'selection'>,
    Pick<ReorderOptions, 'words' | 'onMove'>,
    Pick<RowHandles<Row>, 'labelOf'> {
  /** Name of the column of handles. */
  readonly handleLabel: string;
  nameOf(row: Row): string;
}

/** A table whose rows have a handle each, by which they are put in order. One that is being moved stands where it would be dropped. */
export function OrderedTable<Row>({ handleLabel, nameOf, labelOf, words, onMove, ...table }: OrderedTableProps<Row>) {
  const { rows, keyOf } = table;
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const listRows = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const row = byKey.get(key);
      return row === undefined ? [] : [row];
    });
  const { order, said, lifted, toHandle } = useReorder({
    keys: [...byKey.keys()],
    nameOf: (key) => listRows([key]).map(nameOf).join(),
    words,
    onMove,
  });
  return (
    <>
      <Table {...table} rows={listRows(order)} handles={{ label: handleLabel, labelOf, lifted, toHandle }} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
