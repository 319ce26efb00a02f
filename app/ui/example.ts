import type { ComponentType } from 'react';

/** A part of the design system as its page in the style guide shows it. For developers: in English, as their code is. */
export interface Example {
  readonly name: string;
  /** `locale`: the visitor's language, for dates and numbers. */
  readonly Live: ComponentType<{ readonly locale: string }>;
  /** `name?: type`, and what it means. */
  readonly properties: Readonly<Record<string, string>>;
  readonly keyboard: Readonly<Record<string, string>>;
}
