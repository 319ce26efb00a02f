import type { ReactNode } from 'react';

interface OwnerPartProps {
  readonly heading: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One part of the owner's pages: what it is at the left, and its fields. */
export function OwnerPart({ heading, note, children }: OwnerPartProps) {
  return (
    <section className="owner-part" aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        {note && <p className="owner-note">{note}</p>}
      </header>
      <div className="owner-fields">{children}</div>
    </section>
  );
}
