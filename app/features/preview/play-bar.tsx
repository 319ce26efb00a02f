import './play-bar.css';
import type { KeyboardEvent } from 'react';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { Logo } from '#app/components/logo.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { useBrand } from './brand-store.ts';
import { SpecSheet } from './spec-sheet.tsx';
import { WorkbenchLink } from './workbench-link.tsx';

/** Whose page this is, what plays, who sent it, and its specs: a native disclosure, so that it opens before any script runs. */
export function PlayBar({ demo }: { demo: Demo }) {
  const { t } = useText();
  const { kit, from } = useBrand();
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <header className="play-bar">
      <Logo />
      <div className="play-title">
        <h1>{demo.name}</h1>
        {from === 'link' && (
          <p>{kit.name ? t('Sent with the brand {{brand}}', { brand: kit.name }) : t('The sender of this link personalised the ad.')}</p>
        )}
      </div>
      <details className="play-specs" onKeyDown={closeOnEscape}>
        <summary className="button">{t('Specs')}</summary>
        <Specs demo={demo} />
      </details>
    </header>
  );
}

/** What a client's planner asks for first. */
function Specs({ demo }: { demo: Demo }) {
  const { t, tData } = useText();
  const devices = demo.device.map((device) => t(device === 'desktop' ? 'Desktop' : 'Mobile')).join(', ');
  return (
    <section className="play-sheet" aria-label={t('About this demo')}>
      <p>{tData(demo.description)}</p>
      <dl>
        <dt>{t('Size')}</dt>
        <dd className="mono">{tData(demo.size).toUpperCase()}</dd>
        <dt>{t('Type')}</dt>
        <dd>{tData(demo.type)}</dd>
        <dt>{t('Device')}</dt>
        <dd>{devices}</dd>
        <dt>{t('Brand')}</dt>
        <dd>{t('{{brand}} (sample)', { brand: demo.brand })}</dd>
      </dl>
      <SpecSheet demo={demo} />
      <WorkbenchLink demo={demo} />
      <AnswerLinks className="plan-answers" />
    </section>
  );
}
