import './quantity-stepper.css';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Input } from '#app/ui/form/field.tsx';
import { MOST } from './cart.ts';

interface QuantityStepperProps {
  /** Of what, for screen readers. */
  readonly name: string;
  readonly value: number;
  onChange(value: number): void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
const MINUS = 'M3 10h14';
const PLUS = 'M3 10h14M10 3v14';

/** From 1 to 99, by buttons, arrow keys or typing. */
export function QuantityStepper({ name, value, onChange }: QuantityStepperProps) {
  const { t } = useText();
  /** While it is typed. */
  const [typed, setTyped] = useState<string>();
  const set = (next: number) => {
    setTyped(undefined);
    const quantity = Math.min(MOST, Math.max(1, next));
    if (quantity !== value) onChange(quantity);
  };
  const take = () => typed !== undefined && set(/^\d+$/.test(typed.trim()) ? Number(typed) : value);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') take();
    if (step) set(value + step);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  const button = (label: string, end: string, step: number, path: string) => {
    const isAtEnd = value + step < 1 || value + step > MOST;
    return (
      <IconButton isBoxed label={isAtEnd ? end : label} aria-disabled={isAtEnd} onClick={() => set(value + step)}>
        <svg width="16" height="16" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d={path} />
        </svg>
      </IconButton>
    );
  };
  return (
    <div className="quantity-stepper" role="group" aria-label={t('Quantity of {{name}}', { name })}>
      {button(t('One less'), t('Not less than {{n}}.', { n: 1 }), -1, MINUS)}
      <Input
        className="input mono"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={t('Quantity')}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={press}
      />
      {button(t('One more'), t('Not more than {{n}}.', { n: MOST }), 1, PLUS)}
    </div>
  );
}
