import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFormatters } from '#app/components/formatters.ts';
import type { Problem } from '#app/components/record/fields.ts';
import { LeaveQuestion } from '#app/components/record/leave-question.tsx';
import { parseRecord, RecordFields, toEntries } from '#app/components/record/record-form.tsx';
import { type Fact, FactList } from '#app/components/section/person.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Wizard } from '#app/ui/form/wizard.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import { type KycDraft, kycDraftStore } from './kyc-draft.ts';
import { documents as documentNames, type TextFields, toCodeFields, toDocumentFields, toPersonalParts } from './kyc-fields.tsx';

interface KycStepsProps {
  readonly draft: KycDraft;
  /** Called with what may be brought back. */
  onDiscard(draft: KycDraft): void;
  onSent(): Promise<void>;
}

/** The steps by their places in the address, from 0. */
const [CODE, DOCUMENTS, REVIEW] = [1, 2, 3];

/** The application in steps. Text is kept as a draft; pictures are in the form alone, which is never sent. */
export function KycSteps({ draft, onDiscard, onSent }: KycStepsProps) {
  const text = useText();
  const { t, tData, language } = text;
  const format = useFormatters();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(() => toFormData(draft.typed));
  const [confirmed, setConfirmed] = useState(draft.confirmed);
  const [firstCode] = useState(createCode);
  const [code, setCode] = useState(firstCode);
  const [isKept, setKept] = useState(true);
  const [isSending, setSending] = useState(false);

  const parts = toPersonalParts(text);
  const personalFields: TextFields = Object.assign({}, ...parts.map(({ fields }) => fields));
  const documentFields = toDocumentFields(typed.get('document'), text);
  const personal = toValues(personalFields, typed, language.tag);
  const documents = toValues(documentFields, typed, language.tag);
  const isConfirmed = personal?.email !== undefined && personal.email === confirmed;
  // A step that cannot be reached yet, such as after a reload, leads to the first one that is to be filled in.
  const reached = !personal ? 0 : !isConfirmed ? CODE : !documents ? DOCUMENTS : REVIEW;
  const current = Math.min(Math.max(Number(query.get('step') ?? 1) || 1, 1) - 1, reached);
  const codeFields = isConfirmed ? {} : toCodeFields(code);
  const shownFields = [personalFields, codeFields, documentFields, {}][current] ?? {};
  const form = useForm<Readonly<Record<string, string>>, Problem, never>({
    form: ref,
    parse: (data) =>
      current === REVIEW && !data.has('declared')
        ? { problems: { declared: { label: 'Please confirm that it is right.' } } }
        : parseRecord(shownFields, data, language.tag),
  });
  const move = (step: number) => setQuery(step === 0 ? {} : { step: String(step + 1) }, { preventScrollReset: true });
  const keep = (data: FormData, mail: string) => {
    const kept = [...Object.keys(personalFields), 'document'].map((name) => [name, String(data.get(name) ?? '')] as const);
    setKept(kycDraftStore.set({ typed: Object.fromEntries(kept), confirmed: mail }));
  };
  const hear = () => {
    const data = new FormData(ref.current ?? undefined);
    setTyped(data);
    keep(data, confirmed);
    form.revalidate();
  };
  const check = () => {
    if (!form.check()) return false;
    if (current === CODE && personal?.email) {
      setConfirmed(personal.email);
      keep(typed, personal.email);
    }
    return true;
  };
  const send = async () => {
    const document = documentNames.find((one) => one === documents?.document);
    if (!personal || !documents || !document || isSending) return;
    setSending(true);
    const { givenNames, familyName, email = '', country = '' } = personal;
    const { front = '', back = '' } = documents;
    const json = { name: `${givenNames} ${familyName}`, email, country, document, front, back, sentAt: new Date().toISOString() };
    try {
      await toData(api.add.kyc.$post({ json }));
      isSent.current = true;
      kycDraftStore.set({ typed: {}, confirmed: '' });
      await onSent();
    } catch (error) {
      const action = { label: t('Try again'), run: () => ref.current?.requestSubmit() };
      const sentence = tData(error instanceof Error ? error.message : String(error));
      void showToast({ text: sentence, isError: true, action, closeLabel: t('Close') });
      setSending(false);
    }
  };
  const discard = () => {
    isSent.current = true;
    onDiscard({ typed: Object.fromEntries([...typed].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))), confirmed });
  };

  const isChanged = () => !isSent.current && [...typed].some(([, value]) => (typeof value === 'string' ? value : value.name));
  const entriesOf = (fields: TextFields) => toEntries({ id, fields, problems: form.problems, text });
  const initial = Object.fromEntries(Object.entries(draft.typed).map(([name, value]) => [name, [value]]));
  const spoken = `${code.slice(0, 3)} ${code.slice(3)}`;
  const undeclared = form.problems.declared;
  const declared = { id: `${id}declared`, label: t('I have read it once more, and it is right.'), problem: undeclared && t(undeclared.label) };
  const toText = (name: string, value: string) => {
    if (name === 'birthDate') return format.day(value);
    const option = personalFields[name]?.options?.find((one) => one.value === value);
    return option ? tData(option.text) : value;
  };
  const facts = (fields: TextFields, values: Readonly<Record<string, string>> | undefined): readonly Fact[] =>
    Object.entries(fields).map(([name, { label }]) => [t(label), toText(name, values?.[name] ?? '')]);
  const steps = [
    {
      title: t('Personal data'),
      content: parts.map(({ heading, fields }) => (
        <fieldset key={heading} className="kyc-part">
          <legend>{t(heading)}</legend>
          <RecordFields entries={entriesOf(fields)} initial={initial} />
        </fieldset>
      )),
    },
    {
      title: t('E-mail code'),
      content: isConfirmed ? (
        <p className="kyc-confirmed">
          <Icon name="check" /> {t('{{email}} is confirmed.', { email: confirmed })}
        </p>
      ) : (
        <>
          <p>
            {t('A code would go to {{email}}. This is a sample and no message is sent, so here it is:', { email: personal?.email ?? '' })}{' '}
            <b className="kyc-code">{spoken}</b>
          </p>
          <RecordFields entries={entriesOf(toCodeFields(code))} />
          <p>
            {t('No message?')} <TextButton onClick={() => setCode(createCode())}>{t('Send a new code')}</TextButton>
          </p>
          <p role="status" className="visually-hidden">
            {code !== firstCode && t('The new code is {{code}}.', { code: spoken })}
          </p>
        </>
      ),
    },
    {
      title: t('Documents'),
      content: (
        <>
          <p className="kyc-stays">
            <Icon name="lock" />
            <span>
              <strong>{t('The pictures stay on this device.')}</strong>{' '}
              {t('They are neither sent nor stored; of each, only the name of its file is kept. After a reload you choose them again.')}
            </span>
          </p>
          <RecordFields entries={entriesOf(documentFields)} initial={initial} />
        </>
      ),
    },
    {
      title: t('Review'),
      content: (
        <>
          {parts.map(({ heading, fields }) => (
            <div key={heading} className="kyc-review">
              <h4>{t(heading)}</h4>
              <FactList facts={facts(fields, personal)} />
            </div>
          ))}
          <div className="kyc-review">
            <h4>{t('Documents')}</h4>
            <FactList facts={facts(documentFields, documents)} />
          </div>
          <Checkbox {...declared} name="declared" />
        </>
      ),
    },
  ];
  return (
    <form
      className="kyc"
      method="post"
      noValidate
      ref={ref}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (current === REVIEW && check()) void send();
      }}
      onInput={hear}
    >
      <LeaveQuestion
        ownsQuery
        isChanged={isChanged}
        words={{
          title: t('Leave without sending?'),
          text: t('What you typed stays on this device for seven days. Pictures have to be chosen again.'),
        }}
      />
      <h2 className="visually-hidden">{t('Steps')}</h2>
      <ErrorSummary
        ref={form.summary}
        fields={[...entriesOf(shownFields).map(({ texts }) => texts), ...(current === REVIEW ? [declared] : [])]}
        title={(n) => t('Please look at these fields: {{n}}', { n })}
      />
      <Wizard
        label={t('Steps')}
        steps={steps}
        current={current}
        onMove={move}
        check={check}
        onFinish={() => void send()}
        words={{ back: t('Back'), next: t('Next'), finish: isSending ? t('One moment…') : t('Send the application') }}
      />
      <p className="kyc-draft dim" role="status">
        {isKept
          ? t('What you type is kept on this device alone, for seven days or until you send it.')
          : t('This device does not keep what you type: its storage is full or blocked.')}{' '}
        <TextButton onClick={discard}>{t('Delete what I typed')}</TextButton>
      </p>
    </form>
  );
}

function toFormData(typed: KycDraft['typed']): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
}

/** The values, if all are right. */
function toValues(fields: TextFields, data: FormData, tag: string) {
  const parsed = parseRecord(fields, data, tag);
  return 'values' in parsed ? parsed.values : undefined;
}

function createCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(100_000 + (random % 900_000));
}
