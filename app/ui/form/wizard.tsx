import './wizard.css';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon.tsx';

interface WizardStep {
  readonly title: string;
  /** Fields. They stay in the form while other steps are shown, so nothing that was typed is lost. */
  readonly content: ReactNode;
}

interface WizardProps {
  /** Of the steps. */
  readonly label: string;
  readonly steps: readonly WizardStep[];
  /** Which one is shown: the page keeps it, in its address if it likes. */
  readonly current: number;
  onMove(step: number): void;
  /** Whether the step may be left forwards; says what is wrong if not. */
  check(step: number): boolean;
  /** After the last step. */
  onFinish(): void;
  readonly words: { readonly back: string; readonly next: string; readonly finish: string };
}

/** A form in steps, each checked before the next. It stands in a form that submits nothing by itself. */
export function Wizard({ label, steps, current, onMove, check, onFinish, words }: WizardProps) {
  const id = useId();
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) headings.current[current]?.focus();
    shown.current = current;
  }, [current]);
  const isLast = current === steps.length - 1;
  const go = () => {
    if (!check(current)) return;
    if (isLast) onFinish();
    else onMove(current + 1);
  };
  return (
    <div className="wizard">
      <nav aria-label={label}>
        <ol className="wizard-steps">
          {steps.map(({ title }, step) => (
            <li key={title} aria-current={step === current ? 'step' : undefined} data-done={step < current}>
              <span className="mono">{step + 1}</span>
              {step < current ? (
                <button type="button" onClick={() => onMove(step)}>
                  {title}
                  <Icon name="check" size={16} />
                </button>
              ) : (
                <span>{title}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {steps.map(({ title, content }, step) => (
        <section key={title} hidden={step !== current} aria-labelledby={`${id}-${step}`} className="wizard-step">
          <h3
            id={`${id}-${step}`}
            tabIndex={-1}
            ref={(heading) => {
              headings.current[step] = heading;
            }}
          >
            {title}
          </h3>
          {content}
        </section>
      ))}
      <div className="wizard-actions">
        {current > 0 && <Button onClick={() => onMove(current - 1)}>{words.back}</Button>}
        <Button
          type="submit"
          isPrimary
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            go();
          }}
        >
          {isLast ? words.finish : words.next}
          <Icon name="arrow" />
        </Button>
      </div>
    </div>
  );
}
