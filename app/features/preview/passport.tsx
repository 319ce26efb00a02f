import { type AccessLine, listAccess } from '#app/components/access/access.ts';
import { findAccess } from '#app/components/access/access-records.ts';
import { toAccessText } from '#app/components/access/access-text.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import type { Measurement } from '#catalogue/measurements.ts';
import { useBrandAccess } from './brand-access.ts';
import { Source, VERDICTS } from './spec-source.tsx';

/** How the ad serves those without a mouse, with little sight, without motion or with colours of their own; then what the visitor's brand changes. */
export function Passport({ demo, measured }: { demo: Demo; measured: Measurement }) {
  const { t } = useText();
  const access = useBrandAccess(demo);
  const record = findAccess(demo.slug);
  if (!record) return null;
  return (
    <>
      <AccessLines lines={listAccess(record, measured)} />
      <section className="spec-brand" aria-live="polite">
        {access.state === 'trying' && <p className="dim">{t('Trying the ad with your brand …')}</p>}
        {access.state === 'failed' && <p className="dim">{t('This browser could not look at the ad with your brand.')}</p>}
        {access.state === 'done' && (
          <>
            <h3>{t('With your brand')}</h3>
            <AccessLines lines={access.lines} />
          </>
        )}
      </section>
    </>
  );
}

export function AccessLines({ lines }: { lines: readonly AccessLine[] }) {
  const text = useText();
  const { t } = text;
  return (
    <ul>
      {lines.map(({ name, rule, isPassed, seen }) => {
        const { measured, limit, of } = toAccessText(seen, text);
        return (
          <li key={name} className={limit ? 'spec-access' : 'spec-check'} data-verdict={isPassed ? 'pass' : 'fail'}>
            <span>{t(name)}</span>
            <b className="mono">{measured || t(isPassed ? VERDICTS.pass : VERDICTS.fail)}</b>
            {limit && <span className="mono dim">{limit}</span>}
            {of && (
              <q className="spec-of" lang="en">
                {of}
              </q>
            )}
            {measured && <span className={isPassed ? 'visually-hidden' : 'spec-verdict'}>{t(isPassed ? VERDICTS.pass : VERDICTS.fail)}</span>}
            <Source rule={rule} />
          </li>
        );
      })}
    </ul>
  );
}
