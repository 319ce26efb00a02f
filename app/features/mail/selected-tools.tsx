import type { List } from '#app/components/list/data-list.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Mail } from '#mock-api/records/mail.ts';
import type { Desk } from './mail-room.ts';
import { LabelMenu, MoveMenu } from './move-menu.tsx';

interface SelectedToolsProps {
  readonly desk: Desk;
  readonly list: List<Mail>;
  readonly selected: readonly Mail[];
  onDone(): void;
  onSelect(keys: ReadonlySet<string>): void;
}

/** What can be done with all selected mails together. */
export function SelectedTools({ desk, list, selected, onDone, onSelect }: SelectedToolsProps) {
  const { t } = useText();
  const then = (run: () => Promise<void>) => () => {
    void run();
    onDone();
  };
  const isUnread = selected.some(({ read }) => !read);
  return (
    <>
      <p role="status">{t('Selected: {{n}}', { n: selected.length })}</p>
      {selected.length < list.matches.length && (
        <Button onClick={() => onSelect(new Set(list.matches.map(list.keyOf)))}>{t('Select all {{n}}', { n: list.matches.length })}</Button>
      )}
      <Button onClick={then(() => desk.mark(selected, isUnread))}>{isUnread ? t('Mark as read') : t('Mark as unread')}</Button>
      <MoveMenu mails={selected} onMove={(to) => then(() => desk.move(selected, to))()} />
      <LabelMenu mails={selected} onLabel={(label) => void desk.label(selected, label)} />
      <Button onClick={then(() => desk.remove(selected))}>{t('Delete')}</Button>
      <Button onClick={onDone}>{t('Select none')}</Button>
    </>
  );
}
