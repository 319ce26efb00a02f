import './error-summary.css';
import type { Ref } from 'react';
import { Icon } from '../icon.tsx';
import type { FieldTexts } from './field.tsx';

interface MessageProps {
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
}

interface SummaryProps {
  /** The focus may go there: useForm leads it. */
  readonly ref?: Ref<HTMLDivElement>;
}

interface ErrorSummaryProps extends SummaryProps, Partial<MessageProps> {
  /** All of the form: those with a problem are listed, each leading to its control. */
  readonly fields: readonly FieldTexts[];
  /** Above the list. */
  readonly title: (count: number) => string;
  /** Drawn by the server in answer to a plain post: the browser shall show it first. */
  readonly isPosted?: boolean;
}

/** Why a form was not sent, or not taken. Read out as it appears; there is none where nothing is wrong. */
export function ErrorSummary({ ref, text, advice, fields, title, isPosted }: ErrorSummaryProps) {
  const wrong = fields.filter(({ problem }) => problem);
  if (!text && wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script nothing else leads to what is wrong
    <div className="form-summary" role="alert" tabIndex={-1} ref={ref} autoFocus={isPosted}>
      {text && <Message icon="close" text={text} advice={advice} />}
      {wrong.length > 0 && (
        <>
          <p>{title(wrong.length)}</p>
          <ul>
            {wrong.map(({ id, label, problem }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>: {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** That a form was taken. Read out as it appears. */
export function SuccessSummary({ ref, ...message }: SummaryProps & MessageProps) {
  return (
    <div className="form-summary form-summary-success" role="status" tabIndex={-1} ref={ref}>
      <Message icon="check" {...message} />
    </div>
  );
}

function Message({ icon, text, advice }: MessageProps & { readonly icon: 'check' | 'close' }) {
  return (
    <>
      <Icon name={icon} size={18} />
      <div>
        <p>{text}</p>
        {advice && <p className="form-summary-advice">{advice}</p>}
      </div>
    </>
  );
}
