import './comments.css';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useDeletion } from '#app/components/list/use-deletion.ts';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import type { Account } from '#app/components/session/session.ts';
import { useSession } from '#app/components/session/use-session.ts';
import { toArticlePath } from '#app/components/stories.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Icon } from '#app/ui/icon.tsx';
import { keepFocus } from '#app/ui/keep-focus.ts';
import type { BlogComment } from '#mock-api/records/blog-comment.ts';

const listComments = (slug: string) => load(toData(api['comments-blog'][':slug'].$get({ param: { slug } })));

/** The comments below an article: anybody reads them, who is signed in writes. */
export function Comments({ slug }: { slug: string }) {
  const [loading, setLoading] = useState(() => listComments(slug));
  return (
    <LoadedPart loading={loading} skeleton={['rows']} missing="The comments could not be loaded." onRetry={() => setLoading(listComments(slug))}>
      {(first) => <Thread slug={slug} first={first} />}
    </LoadedPart>
  );
}

/** As long as a record's text may be is far too long for a comment. */
const MAX_LENGTH = 2000;
const FIELD_ID = 'comment-text';

interface ThreadProps {
  readonly slug: string;
  readonly first: readonly BlogComment[];
}

function Thread({ slug, first }: ThreadProps) {
  const { t } = useText();
  const [kept, setKept] = useState(first);
  const [pending, setPending] = useState<BlogComment>();
  const [said, setSaid] = useState<Label>();
  const account = useSession();
  const { rows, remove } = useDeletion(kept, {
    add: ({ user, ...comment }) => toData(api.add['comments-blog'].$post({ json: { ...comment, userName: user.name } })),
    remove: (id) => toData(api.delete['comments-blog'].$delete({ header: { comment: String(id) } })),
    text: t('Your comment was deleted.'),
  });
  const shown = pending ? [...rows, pending] : rows;
  // The blog stands outside the workspace, whose frame does so.
  useEffect(keepFocus, []);

  /** Shown at once, and taken back when it is refused: then it throws. */
  const add = async (comment: string, { uid, username: userName }: Account) => {
    setSaid(undefined);
    setPending({ id: 0, slug, user: { name: userName, profile: '' }, comment, time: new Date().toISOString() });
    try {
      const record = await toData(api.add['comments-blog'].$post({ json: { slug, comment, uid, userName } }));
      setKept((before) => [...before, record]);
      setSaid('Your comment stands below the article.');
    } finally {
      setPending(undefined);
    }
  };

  return (
    <>
      {shown.length === 0 && <p className="dim">{t('No comments yet.')}</p>}
      <ol className="comment-list">
        {shown.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            isPending={comment === pending}
            {...(account && comment.uid === account.uid && { onDelete: () => void remove(comment) })}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said && t(said)}
      </p>
      {account ? (
        <CommentForm onSend={(text) => add(text, account)} />
      ) : (
        <Button as={Link} to={`/login?next=${encodeURIComponent(`${toArticlePath(slug)}#comments`)}`}>
          {t('Sign in to comment')}
          <Icon name="arrow" size={18} />
        </Button>
      )}
      <p className="comment-note dim">{t('Comments are sample data: yours stays on this device.')}</p>
    </>
  );
}

interface CommentProps {
  readonly comment: BlogComment;
  readonly isPending: boolean;
  /** Whoever wrote it may delete it. */
  readonly onDelete?: () => void;
}

function Comment({ comment: { id, user, comment, time }, isPending, onDelete }: CommentProps) {
  const { t, language } = useText();
  return (
    <li className="comment" data-pending={isPending}>
      <p className="comment-by">
        <b>{user.name}</b>
        {isPending ? (
          <span className="mono dim">{t('One moment…')}</span>
        ) : (
          <time className="mono dim" dateTime={time}>
            {formatDate(time, 'date and time', language.tag)}
          </time>
        )}
      </p>
      <p className="comment-text" lang="en" id={`comment-${id}`}>
        {comment}
      </p>
      {onDelete && (
        <TextButton className="comment-delete" aria-describedby={`comment-${id}`} onClick={onDelete}>
          {t('Delete')}
        </TextButton>
      )}
    </li>
  );
}

/** Empties at once; a text that was refused comes back, unless another one is being written. */
function CommentForm({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const { problems, answer, summary, show, check, revalidate } = useForm<string, Label, string>({
    form,
    parse: (data) => {
      const text = String(data.get('comment') ?? '')
        .toWellFormed()
        .trim();
      return text ? { values: text } : { problems: { comment: 'Write your comment first.' } };
    },
  });
  const texts = { id: FIELD_ID, label: t('Your comment'), problem: problems.comment && t(problems.comment) };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const text = check();
    if (!text || !field.current) return;
    field.current.value = '';
    setSending(true);
    try {
      await onSend(text);
      setSending(false);
      field.current?.focus();
    } catch (error) {
      setSending(false);
      if (field.current?.value === '') field.current.value = text;
      show({ problems: {}, answer: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <form className="comment-form" noValidate ref={form} onSubmit={submit} onInput={revalidate} aria-busy={isSending}>
      <ErrorSummary
        ref={summary}
        {...(answer && { text: answer, advice: t('Your text is in the field again.') })}
        fields={[]}
        title={(n) => t('Please look at these fields: {{n}}', { n })}
      />
      <Field {...texts}>
        <Textarea ref={field} name="comment" rows={4} maxLength={MAX_LENGTH} required />
      </Field>
      <Button type="submit" isPrimary aria-disabled={isSending}>
        {t(isSending ? 'One moment…' : 'Send the comment')}
        <Icon name="arrow" size={18} />
      </Button>
    </form>
  );
}
