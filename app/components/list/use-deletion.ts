import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { showToast } from '#app/ui/toast/show-toast.ts';
import { toUndo } from './to-undo.ts';
import type { RecordCalls, RecordRow } from './use-records.ts';

interface Deletion<Row extends RecordRow> extends Pick<RecordCalls<Row, Row>, 'add' | 'remove'> {
  /** What is said of it. */
  readonly text: string;
}

/** The rows without those that were deleted here; a deletion is shown at once, can be undone, and is taken back where it is refused. */
export function useDeletion<Row extends RecordRow>(rows: readonly Row[], { add, remove, text }: Deletion<Row>) {
  const { t, tData } = useText();
  const [gone, setGone] = useState<readonly number[]>([]);
  const bringBack = (id: number) => setGone((ids) => ids.filter((one) => one !== id));
  const refuse = (error: unknown) =>
    void showToast({ text: tData(error instanceof Error ? error.message : String(error)), isError: true, closeLabel: t('Close') });
  const undo = async (row: Row) => {
    try {
      await add(row);
      bringBack(row.id);
    } catch (error) {
      refuse(error);
    }
  };
  return {
    rows: rows.filter(({ id }) => !gone.includes(id)),
    async remove(row: Row) {
      setGone((ids) => [...ids, row.id]);
      try {
        await remove(row.id);
        void showToast({ text, action: toUndo(t, text, () => void undo(row)), closeLabel: t('Close') });
      } catch (error) {
        bringBack(row.id);
        refuse(error);
      }
    },
  };
}
