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
  /** useForm sets the focus there. */
  readonly ref?: Ref<HTMLDivElement>;
}

interface ErrorSummaryProps extends SummaryProps, Partial<MessageProps> {
  /** All fields of the form: those with a problem are listed, each with a link to its control. */
  readonly fields: readonly FieldTexts[];
  /** Above the list. */
  readonly title: (count: number) => string;
  /** Rendered by the server in answer to a plain post: the browser scrolls to it. */
  readonly isPosted?: boolean;
}

/** Why a form was not sent or not accepted. Screen readers read it when it appears; nothing is rendered without an error. */
export function ErrorSummary({ ref, text, advice, fields, title, isPosted }: ErrorSummaryProps) {
  const wrong = fields.filter(({ problem }) => problem);
  if (!text && wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script nothing else leads to the errors
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

/** Says that a form was accepted. Screen readers read it when it appears. */
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
