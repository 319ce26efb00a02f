import './status.css';
import type { ReactNode } from 'react';

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

/** A state in a word; its mark tells it apart without colour too. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="status" data-tone={tone}>
      {children}
    </span>
  );
}
