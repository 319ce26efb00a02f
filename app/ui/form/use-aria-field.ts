import './aria.css';
import { useContext } from 'react';
import { ControlContext } from './field.tsx';

/**
 * React Aria writes a style element into the page for everything that can be pressed, which the Content-Security-Policy refuses. It writes none where
 * an element of this id is: its one rule stands in aria.css.
 */
const STYLE_ID = 'react-aria-pressable-style';
if (typeof document !== 'undefined' && !document.getElementById(STYLE_ID)) {
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}

/** What the Field around a control tells it, as React Aria takes it. */
export function useAriaField() {
  const { id, 'aria-invalid': isInvalid = false, 'aria-describedby': description } = useContext(ControlContext);
  return {
    isInvalid,
    ...(id ? { 'aria-labelledby': `${id}-label` } : {}),
    ...(description ? { 'aria-describedby': description } : {}),
  };
}
