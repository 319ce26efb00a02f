import './field.css';
import { type ComponentPropsWithRef, createContext, type ReactNode, useContext, useState } from 'react';
import { TextButton } from '../button/button.tsx';

/** The texts of a field, whatever its control is. */
export interface FieldTexts {
  /** Id of its control, or of the first one: the error summary links there. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and how to correct it, in one sentence. */
  readonly problem?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Beside the label, such as "required". */
  readonly note?: string | undefined;
  /** For styles of its own. */
  readonly className?: string | undefined;
  /** One of the controls below, and what else belongs to it. */
  readonly children: ReactNode;
}

export interface ControlAttributes {
  readonly id?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/** What a field passes to its control; empty for a control without a field. */
export const ControlContext = createContext<ControlAttributes>({});

/** Label, control, hint and problem. */
export function Field({ label, note, className, children, ...texts }: FieldProps) {
  const { id, problem } = texts;
  return (
    <div className={className ? `field ${className}` : 'field'} data-wrong={problem && ''}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label} {note && <span className="field-note">{note}</span>}
      </label>
      <ControlContext value={{ id, 'aria-invalid': problem !== undefined, 'aria-describedby': toDescription(texts) }}>{children}</ControlContext>
      <FieldHint {...texts} />
      <FieldProblem {...texts} />
    </div>
  );
}

/** For `aria-describedby`. */
export function toDescription({ id, hint, problem }: Omit<FieldTexts, 'label'>): string | undefined {
  return [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
}

export function FieldHint({ id, hint }: Pick<FieldTexts, 'id' | 'hint'>) {
  if (!hint) return null;
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

export function FieldProblem({ id, problem }: Pick<FieldTexts, 'id' | 'problem'>) {
  if (!problem) return null;
  return (
    <p className="field-problem" id={`${id}-problem`}>
      {problem}
    </p>
  );
}

/** One line of text, or a date. No spelling check, because names would be marked. */
export function Input({ type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  const attributes = useContext(ControlContext);
  return <input {...attributes} className="input" type={type} autoCapitalize={type === 'text' ? 'words' : 'none'} spellCheck={false} {...rest} />;
}

/** `showLabel`: of the button that lets it be read. */
export function PasswordInput({ showLabel, ...rest }: ComponentPropsWithRef<'input'> & { readonly showLabel: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextButton className="field-show" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {showLabel}
      </TextButton>
      <Input {...rest} type={isShown ? 'text' : 'password'} autoCapitalize="none" />
    </>
  );
}

/** The browser's own list. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  const attributes = useContext(ControlContext);
  return <select {...attributes} className="input" {...props} />;
}

/** Grows with what is typed, where the browser can. */
export function Textarea(props: ComponentPropsWithRef<'textarea'>) {
  const attributes = useContext(ControlContext);
  return <textarea {...attributes} className="input" {...props} />;
}
