import './account-card.css';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n/use-text.ts';

interface AccountCardProps {
  /** Shown large; the heights of the bars are computed from it. */
  readonly name: string;
  readonly isLocked?: boolean;
  /** Below the dashed line. */
  readonly children?: ReactNode;
}

/** A card with the name of the sample account, and bars whose heights follow from its letters. Locked, all bars have full height. */
export function AccountCard({ name, isLocked = false, children }: AccountCardProps) {
  const { t } = useText();
  const bars = toBars(name);
  return (
    <div className="account-card" data-locked={isLocked || undefined}>
      <div className="account-card-head">
        <svg width="27" height="18" viewBox="0 0 27 18" aria-hidden="true">
          <path d="M0 15.5H11.5V2.5H27" />
        </svg>
        <p className="mono">{t('Sample account')}</p>
      </div>
      <svg className="account-card-bars" viewBox={`0 0 ${bars.length * 4} 100`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <path key={index} d={`M${index * 4 + 2} 100V0`} style={{ transform: `scaleY(${isLocked ? 1 : height})` }} />
        ))}
      </svg>
      <p className="account-card-name">{name || ' '}</p>
      {children && <div className="account-card-stub">{children}</div>}
    </div>
  );
}

const COUNT = 56;

/** Heights between 0 and 1 that rise from left to right; each letter of the name moves its bars up or down. The last is always 1. */
export function toBars(name: string): readonly number[] {
  const letters = [...name.trim().toLowerCase()].slice(0, COUNT);
  return Array.from({ length: COUNT }, (_, index) => {
    if (index === COUNT - 1) return 1;
    const slope = 0.06 + 0.8 * (index / COUNT) ** 1.7;
    const letter = letters[index % Math.max(1, letters.length)];
    if (!letter) return slope;
    const push = (((letter.codePointAt(0) ?? 0) * 37 + index * 11) % 23) / 22 - 0.5;
    return Math.round(Math.min(0.94, Math.max(0.04, slope + push * (0.16 + slope * 0.5))) * 1000) / 1000;
  });
}
