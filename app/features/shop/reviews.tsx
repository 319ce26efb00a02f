import './reviews.css';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { api, toData } from '#app/api/client.ts';
import { formatDate } from '#app/components/format-date.ts';
import { useSession } from '#app/components/session/use-session.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { CommentRecord } from '#mock-api/records/comment.ts';

type Comment = Omit<CommentRecord, 'id'> & { readonly commentId: number };
type Reply = Comment['replies'][number];

const MAX_LENGTH = 2000;

interface ReviewsProps {
  readonly productId: number;
  /** How many have rated it, most of them without words. */
  readonly ratings: number;
  /** Those of all products. */
  readonly loaded: readonly Comment[];
}

/** What buyers say of a product, newest first: liked, answered and added to. A change is shown before the answer, and taken back with its sentence. */
export function Reviews({ productId, ratings, loaded }: ReviewsProps) {
  const { t, tData, language } = useText();
  const author = useSession()?.username || 'Admin';
  const [all, setAll] = useState(loaded);
  const [replying, setReplying] = useState<number>();
  const own = all.filter((one) => one.productId === productId).toSorted((a, b) => b.time.localeCompare(a.time));
  const x = String(productId);

  /** Answers whether it was taken. */
  const change = async (shown: readonly Comment[], call: () => Promise<readonly Comment[]>): Promise<boolean> => {
    const before = all;
    setAll(shown);
    try {
      setAll(await call());
      return true;
    } catch (error) {
      setAll(before);
      void showToast({ text: tData(error instanceof Error ? error.message : String(error)), isError: true, closeLabel: t('Close') });
      return false;
    }
  };
  const entry = (comment: string) => ({ user: { name: author, profile: '' }, comment, time: new Date().toISOString(), hasLiked: false });
  const like = ({ commentId }: Comment, replyId?: number) => {
    const flip = <One extends { hasLiked: boolean }>(one: One) => ({ ...one, hasLiked: !one.hasLiked });
    const shown = all.map((one) => {
      if (one.commentId !== commentId) return one;
      return replyId === undefined ? flip(one) : { ...one, replies: one.replies.map((reply) => (reply.replyId === replyId ? flip(reply) : reply)) };
    });
    const params = { commentId, ...(replyId !== undefined && { replyId }) };
    void change(shown, () => toData(api['comments-product-action'][':x'].$post({ param: { x }, json: { params } })));
  };
  const add = (commentText: string) =>
    change([...all, { ...entry(commentText), productId, commentId: -1, replies: [], showAddComment: false }], () =>
      toData(api['comments-product-add-comment'][':x'].$post({ param: { x }, json: { params: { commentText, userName: author } } })),
    );
  const answer = async ({ commentId }: Comment, replyText: string) => {
    const shown = all.map((one) =>
      one.commentId === commentId ? { ...one, replies: [...one.replies, { ...entry(replyText), commentId, replyId: -1 }] } : one,
    );
    const isTaken = await change(shown, () =>
      toData(api['comments-product-add-reply'][':x'].$post({ param: { x }, json: { params: { commentId, replyText, userName: author } } })),
    );
    if (isTaken) setReplying(undefined);
    return isTaken;
  };
  const draw = (one: Comment | Reply, isLiked: () => void) => (
    <>
      <p className="product-review-author">
        <strong>{one.user.name}</strong> <time dateTime={one.time}>{formatDate(one.time, 'date and time', language.tag)}</time>
      </p>
      <p lang="en">{one.comment}</p>
      <TextButton aria-pressed={one.hasLiked} onClick={isLiked}>
        {one.hasLiked && <Icon name="check" size={16} />}
        {`${t('Like')} `}
        <span className="visually-hidden">{one.user.name}</span>
      </TextButton>
    </>
  );
  return (
    <section className="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">{t('Reviews: {{n}}', { n: own.length })}</h2>
      {ratings > own.length && <p className="dim">{t('Ratings: {{all}}, with words: {{n}}', { all: ratings, n: own.length })}</p>}
      <div className="reviews-parts">
        <WordsForm label="Your review" action="Add the review" onSend={add} />
        {own.length === 0 && <p className="dim">{t('Nobody has written about it yet.')}</p>}
        <ol>
          {own.map((one) => (
            <li key={one.commentId}>
              <article className="product-review">
                {draw(one, () => like(one))}
                <TextButton
                  aria-expanded={replying === one.commentId}
                  aria-label={t('Reply to {{name}}', { name: one.user.name })}
                  onClick={() => setReplying(replying === one.commentId ? undefined : one.commentId)}
                >
                  {t('Reply')}
                </TextButton>
              </article>
              {one.replies.length > 0 && (
                <ol className="product-review-replies">
                  {one.replies.map((reply) => (
                    <li key={reply.replyId} className="product-review">
                      {draw(reply, () => like(one, reply.replyId))}
                    </li>
                  ))}
                </ol>
              )}
              {replying === one.commentId && (
                <div className="product-review-replies">
                  <WordsForm label="Your reply" action="Send the reply" isFirst onSend={(text) => answer(one, text)} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface WordsFormProps {
  readonly label: Label;
  readonly action: Label;
  /** It was opened to write in it. */
  readonly isFirst?: boolean;
  /** Answers whether it was taken: what was refused stays as it was typed. */
  onSend(text: string): Promise<boolean>;
}

function WordsForm({ label, action, isFirst = false, onSend }: WordsFormProps) {
  const { t } = useText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = text.trim();
    setMissing(!words);
    if (!words) {
      area.current?.focus();
      return;
    }
    setText('');
    if (!(await onSend(words))) setText(words);
  };
  return (
    <form className="product-review-form" noValidate onSubmit={(event) => void send(event)}>
      <Field id={id} label={t(label)} problem={isMissing && !text.trim() ? t('Please write something.') : undefined}>
        <Textarea ref={area} rows={3} maxLength={MAX_LENGTH} autoFocus={isFirst} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit">{t(action)}</Button>
    </form>
  );
}
