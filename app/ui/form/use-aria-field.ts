import '../aria/press-style.ts';
import './aria.css';
import { useContext } from 'react';
import { ControlContext } from './field.tsx';

/** What the Field around a control tells it, as React Aria takes it. */
export function useAriaField() {
  const { id, 'aria-invalid': isInvalid = false, 'aria-describedby': description } = useContext(ControlContext);
  return {
    isInvalid,
    ...(id ? { 'aria-labelledby': `${id}-label` } : {}),
    ...(description ? { 'aria-describedby': description } : {}),
  };
}
