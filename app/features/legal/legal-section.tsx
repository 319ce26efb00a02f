import type { ReactNode } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';

interface LegalSectionProps {
  readonly heading: Label;
  readonly points?: readonly Label[];
  readonly children?: ReactNode;
}

export function LegalSection({ heading, points = [], children }: LegalSectionProps) {
  const { t } = useText();
  return (
    <section className="legal-section">
      <h2>{t(heading)}</h2>
      <div>
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>{t(point)}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
