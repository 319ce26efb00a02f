import './monogram.css';

/** Ways to rule the band (monogram.css). */
const LINES = 6;

interface MonogramProps {
  readonly name: string;
  /** In a row, on a card, at the head of a page. */
  readonly size?: 'row' | 'card' | 'page';
}

/** The initials of a person. Decoration: the name stands beside it. */
export function Monogram({ name, size = 'row' }: MonogramProps) {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return (
    <span className={`monogram monogram-${size}`} data-lines={sum % LINES} aria-hidden="true">
      <span className="monogram-letters">{toInitials(name)}</span>
    </span>
  );
}

interface MonogramsProps {
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

/** The initials of several people; their names for screen readers, and for a pointer. */
export function Monograms({ people }: MonogramsProps) {
  return (
    <ul className="monograms">
      {people.map(({ id, name }) => (
        <li key={`${id}${name}`} title={name}>
          <Monogram name={name} />
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The first letter of the first and of the last word: 'Noor El Amrani' is NA. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    Array.from(word ?? '').find((one) => /\p{L}|\p{N}/u.test(one)),
  );
  return letters.join('').toLocaleUpperCase();
}
