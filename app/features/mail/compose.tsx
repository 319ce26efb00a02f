import { useId, useRef, useState } from 'react';
import { api, toData } from '#app/api/client.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { type Loaded, load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { FilesDrop } from '#app/components/record/files-drop.tsx';
import { useSession } from '#app/components/session/use-session.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { type Option, TagInput } from '#app/ui/form/combo-box.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Icon } from '#app/ui/icon.tsx';
import { RichText } from '#app/ui/rich-text/rich-text.tsx';
import type { Mail } from '#mock-api/records/mail.ts';
import { EMAIL } from '#protocol/email.ts';
import { type Letter, toLetter } from './letter.ts';
import type { Desk } from './mail-room.ts';
import { useDraft } from './use-draft.ts';

interface ComposeProps {
  readonly desk: Desk;
  /** `new`, the id of a draft, or what is answered: `reply-3`, `all-3`, `forward-3`. */
  readonly edit: string;
  /** The draft got this id, or is closed. */
  onEdit(edit: string | undefined): void;
}

const MOST_FILES = 20;

/** A mail that is being written, kept as a draft while it is typed. Nothing leaves this device. */
export function Compose(props: ComposeProps) {
  const own = useSession()?.email ?? '';
  const { desk, edit } = props;
  // What it begins with: it gets an id on the way, which begins nothing anew.
  const [start] = useState(() => toLetter(edit, desk.mails, own));
  return start && <Letterhead {...props} own={own} start={start} />;
}

interface LetterheadProps extends ComposeProps {
  readonly start: Letter;
  /** The address of the account, which writes to itself only where it is typed. */
  readonly own: string;
}

function Letterhead({ desk, edit, onEdit, start, own }: LetterheadProps) {
  const { t, language } = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const letter = useRef(start);
  /** Files that the draft had already, and those of this time. */
  const [kept, setKept] = useState(start.attachments);
  const [added, setAdded] = useState<Mail['attachments']>([]);
  const draft = useDraft({ desk, start, letter, onNumber: (number) => onEdit(String(number)) });
  const change = (part: Partial<Letter>) => {
    letter.current = { ...letter.current, ...part };
    draft.touch();
  };
  const keep = (files: Mail['attachments']) => {
    setKept(files);
    change({ attachments: [...files, ...added] });
  };
  const add = (files: Mail['attachments']) => {
    setAdded(files);
    // Told of none at its beginning too, which changes nothing.
    if (files.length + added.length > 0) change({ attachments: [...kept, ...files] });
  };
  const { problems, check, revalidate } = useForm<Letter, Label, never>({
    form,
    parse() {
      const { to, subject } = letter.current;
      const wrong = {
        ...(to.length === 0 && { to: 'Please choose who gets it.' as const }),
        ...(to.some(({ email }) => !EMAIL.test(email)) && { to: 'Enter a whole e-mail address, like name@company.com.' as const }),
        ...(subject.trim() === '' && { subject: 'Please enter the subject.' as const }),
      };
      return Object.keys(wrong).length > 0 ? { problems: wrong } : { values: letter.current };
    },
  });
  const problemOf = (name: string) => problems[name] && t(problems[name]);
  const close = () => {
    draft.finish();
    onEdit(undefined);
  };
  const send = async () => {
    if (!check()) return;
    const sent = await draft.send();
    if (!sent) return;
    onEdit(undefined);
    desk.say(t('It lies in Sent. Nothing was really sent: this is a sample.'), () => void desk.move([sent], 'drafts'));
  };
  const discard = () => {
    const mail = desk.mails.find((one) => one.id === draft.number());
    draft.stop();
    onEdit(undefined);
    if (mail) void desk.remove([mail]);
  };
  return (
    <Dialog title={edit.startsWith('forward') ? t('Forward') : start.to.length > 0 && !start.id ? t('Reply') : t('New mail')} isWide onClose={close}>
      <form
        ref={form}
        className="mail-letter"
        noValidate
        onInput={revalidate}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Recipients id={`${id}to`} start={start.to} own={own} mails={desk.mails} problem={problemOf('to')} onChange={(to) => change({ to })} />
        <Field id={`${id}subject`} label={t('Subject')} problem={problemOf('subject')}>
          <Input
            defaultValue={start.subject}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="sentences"
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <Field id={`${id}text`} label={t('Text')}>
          <RichText name="text" defaultValue={start.html} words={useRichTextWords()} onChange={(html) => change({ html })} />
        </Field>
        <Field id={`${id}files`} label={t('Attachments')} note={t('optional')}>
          <FilesDrop name="files" maxFiles={MOST_FILES - kept.length} onChange={(files) => add(files.map(({ name, size }) => ({ name, size })))} />
        </Field>
        {kept.length > 0 && (
          <ul className="mail-attachments">
            {kept.map((file, index) => (
              <li key={`${file.name} ${String(index)}`}>
                <span>{file.name}</span>
                <span className="mono dim">{formatMeasure(file.size, 'B', language.tag)}</span>
                <IconButton label={t('Remove {{name}}', { name: file.name })} onClick={() => keep(kept.filter((_, at) => at !== index))}>
                  <Icon name="close" size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <p className="mail-draft" role="status">
          {draft.state === 'keeping' && t('Keeping the draft …')}
          {draft.state === 'kept' && t('The draft is kept.')}
        </p>
        {draft.problem && (
          <p className="field-problem" role="alert">
            {draft.problem} {t('What you wrote is still here.')}
          </p>
        )}
        <div className="dialog-actions">
          <Button onClick={close}>{t('Close')}</Button>
          <Button onClick={discard}>{t('Discard the draft')}</Button>
          <Button type="submit" isPrimary aria-disabled={draft.state === 'sending'}>
            {t('Send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface RecipientsProps {
  readonly id: string;
  readonly start: Mail['to'];
  readonly own: string;
  readonly mails: readonly Mail[];
  readonly problem: string | undefined;
  onChange(to: Mail['to']): void;
}

/** Who gets it: the team, the customers, whoever wrote before, or any address. */
function Recipients({ id, start, own, mails, problem, onChange }: RecipientsProps) {
  const { t, language } = useText();
  const [people, setPeople] = useState<Promise<Loaded<Mail['to']>>>(() => load(loadPeople()));
  const toOptions = (loaded: Mail['to']): readonly Option[] => {
    const known = new Map([...mails.map(({ name, email }) => ({ name, email })), ...start, ...loaded].map(({ name, email }) => [email, name]));
    if (start.every(({ email }) => email !== own)) known.delete(own);
    const options = [...known].flatMap(([value, name]) => (value ? { value, label: name === value ? value : `${name} <${value}>` } : []));
    return options.toSorted((a, b) => a.label.localeCompare(b.label, language.tag));
  };
  const toName = (loaded: Mail['to'], email: string) => [...loaded, ...start, ...mails].find((one) => one.email === email)?.name ?? email;
  return (
    <LoadedPart loading={people} skeleton={['form']} missing="The people could not be loaded." onRetry={() => setPeople(load(loadPeople()))}>
      {(loaded) => (
        <Field id={id} label={t('To')} problem={problem}>
          <TagInput
            name="to"
            options={toOptions(loaded)}
            defaultValues={start.map(({ email }) => email)}
            locale={language.tag}
            takesFocus={start.length === 0}
            nothing={t('Nothing matches.')}
            toNew={(text) => t('Add “{{text}}”', { text })}
            onChange={(emails) => onChange(emails.map((email) => ({ name: toName(loaded, email), email })))}
          />
        </Field>
      )}
    </LoadedPart>
  );
}

async function loadPeople(): Promise<Mail['to']> {
  const [team, customers] = await Promise.all([toData(api.users.$get()), toData(api.customers.$get())]);
  return [...team.map(({ name, email }) => ({ name, email })), ...customers.map(({ username, email }) => ({ name: username, email }))];
}

function useRichTextWords() {
  const { t } = useText();
  return {
    toolbar: t('Form of the text'),
    bold: t('Bold'),
    italic: t('Italic'),
    bulletList: t('Bulleted list'),
    orderedList: t('Numbered list'),
    blockquote: t('Quotation'),
    link: t('Link'),
    undo: t('Undo'),
    redo: t('Redo'),
    address: t('Address of the link'),
    setLink: t('Set the link'),
    removeLink: t('Remove the link'),
    wrongAddress: t('Enter a whole address, such as https://surge.example.'),
  };
}
