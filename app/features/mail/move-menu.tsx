import { useId } from 'react';
import { useSession } from '#app/components/session/use-session.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { closeOnLeave, closePopover, focusFirst, roveFocus } from '#app/ui/popover.ts';
import type { Mail } from '#mock-api/records/mail.ts';
import { OWNER } from './letter.ts';
import { folderLabels, folderNames, mailLabels } from './mail-room.ts';

interface PickMenuProps<Value extends string> {
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly text: string; readonly isOn?: boolean }[];
  onPick(value: Value): void;
}

/** A button that opens a few others. */
function PickMenu<Value extends string>({ label, values, onPick }: PickMenuProps<Value>) {
  const id = useId();
  return (
    <>
      <Button popoverTarget={id}>{label}</Button>
      <div
        id={id}
        popover="auto"
        className="mail-menu"
        role="group"
        aria-label={label}
        onToggle={focusFirst}
        onKeyDown={roveFocus}
        onBlur={closeOnLeave}
      >
        {values.map(({ value, text, isOn }) => (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={({ currentTarget }) => {
              if (currentTarget.parentElement) closePopover(currentTarget.parentElement);
              onPick(value);
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

/** What somebody else wrote was neither sent nor drafted here; what was written here did not come in. */
function fits({ email, category }: Mail, folder: Mail['category'], own: readonly (string | undefined)[]): boolean {
  const isOwn = own.includes(email);
  if (folder === 'inbox') return !isOwn;
  if (folder === 'sent') return isOwn && category !== 'drafts';
  if (folder === 'drafts') return isOwn && category === 'trash';
  return folder === 'trash' || category !== 'drafts';
}

/** Into another folder. */
export function MoveMenu({ mails, onMove }: { readonly mails: readonly Mail[]; onMove(to: Mail['category']): void }) {
  const { t } = useText();
  const own = [OWNER, useSession()?.email];
  const here = new Set(mails.map(({ category }) => category));
  const folders = folderNames
    .filter((name) => name !== 'starred')
    .filter((name) => !(here.size === 1 && here.has(name)) && mails.every((mail) => fits(mail, name, own)));
  return <PickMenu label={t('Move to')} values={folders.map((name) => ({ value: name, text: t(folderLabels[name]) }))} onPick={onMove} />;
}

export function LabelMenu({ mails, onLabel }: { readonly mails: readonly Mail[]; onLabel(label: Mail['labels'][number]): void }) {
  const { t } = useText();
  const values = mailLabels.map((label) => ({ value: label, text: t(label), isOn: mails.every(({ labels }) => labels.includes(label)) }));
  return <PickMenu label={t('Label')} values={values} onPick={onLabel} />;
}
