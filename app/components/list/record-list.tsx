import { useState } from 'react';
import type { Fields, Problem } from '#app/components/record/fields.ts';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { DataList, type List } from './data-list.tsx';
import { NEW_ROW } from './list-view.ts';
import type { RecordRow, Records } from './use-records.ts';

interface RecordListProps<Values, Row extends Values & RecordRow> {
  /** What it lists. */
  readonly caption: string;
  readonly list: List<Row>;
  readonly records: Records<Values, Row>;
  readonly fields: Fields<Values>;
  /** What is wrong with values that are right each by itself. */
  check?(values: NoInfer<Values>): Readonly<Record<string, Problem>> | undefined;
  /** What a new record's form holds at first. */
  readonly blank: Partial<Values>;
  /** `add` and `edit` are also the titles of the forms. */
  readonly text: { readonly add: string; readonly edit: string; readonly empty: string };
}

/** A list whose rows are added, edited and deleted. That a row is being edited is in the address, so Back closes its form. */
export function RecordList<Values, Row extends Values & RecordRow>({
  caption,
  list,
  records,
  fields,
  check,
  blank,
  text,
}: RecordListProps<Values, Row>) {
  const { t } = useText();
  /** What was typed into a form that was then refused: it is offered again. */
  const [refused, setRefused] = useState<Values>();
  const { edit } = list.view;
  const edited = edit === undefined ? undefined : records.rows.find(({ id }) => String(id) === edit);
  const isAdding = edit === NEW_ROW;
  const open = (key: string | undefined) => list.change({ edit: key });
  const close = () => {
    setRefused(undefined);
    open(undefined);
  };
  const save = (values: Values) => {
    close();
    const again = () => {
      setRefused(values);
      open(edit);
    };
    if (edited) void records.update(edited.id, values, { again });
    else void records.add(values, { again });
  };
  return (
    <>
      <DataList
        caption={caption}
        list={list}
        empty={text.empty}
        bulkActions={[{ label: t('Delete'), run: (rows) => void records.remove(rows) }]}
        actionsOf={(row) => (
          <>
            <IconButton label={t('Edit {{name}}', { name: records.nameOf(row) })} onClick={() => open(String(row.id))}>
              <Icon name="edit" size={16} />
            </IconButton>
            <IconButton label={t('Delete {{name}}', { name: records.nameOf(row) })} onClick={() => void records.remove([row])}>
              <Icon name="bin" size={16} />
            </IconButton>
          </>
        )}
      >
        <Button isPrimary onClick={() => open(NEW_ROW)}>
          {text.add}
          <Icon name="plus" size={16} />
        </Button>
      </DataList>
      {(isAdding || edited) && (
        <Dialog title={isAdding ? text.add : text.edit} isWide onClose={close}>
          <RecordForm fields={fields} {...(check && { check })} value={refused ?? edited ?? blank} saveLabel={t('Save')} onSave={save}>
            <Button onClick={close}>{t('Cancel')}</Button>
          </RecordForm>
        </Dialog>
      )}
    </>
  );
}
