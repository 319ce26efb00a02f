import './checklist.css';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { tick, useChecklist } from './checklist-store.ts';
import { type CheckId, checks } from './starter-content.ts';

/** The ticks are on the visitor's device: the page needs script. */
export const handle = { hydrate: 'at-once' };

/** A checklist before a campaign, and the page that a new one of the dashboard is copied from. */
export default function StarterPage() {
  const { t } = useText();
  const lead = t('Seven things, each with the place where it is done. Your ticks stay on this device.');
  return (
    <>
      <PageHead
        title={`${t('Starter page')} | Surge`}
        description={`${t('What a campaign needs, ticked off.')} ${lead}`}
        image="/share/starter.jpg"
      />
      <PageTop name={t('Starter page')} heading={t('What a campaign needs, ticked off.')} lead={lead} />
      <Checklist />
    </>
  );
}

/** How many steps are done, and links to the rest. */
function Checklist() {
  const { t } = useText();
  const done = useChecklist();
  const list = useRef<HTMLOListElement>(null);
  // What was ticked before hydration stands in the boxes, and React was not told of it.
  useLayoutEffect(() => {
    const boxes = list.current?.querySelectorAll('input') ?? [];
    checks.forEach(({ id }, index) => {
      if (boxes[index]?.checked) tick(id, true);
    });
  }, []);
  return (
    <div className="checklist">
      <div className="checklist-progress">
        <p role="status" aria-atomic="true">
          <b>{done.length}</b> <span>{t('of {{total}}', { total: checks.length })}</span>
        </p>
        <Stairs done={done} />
        {done.length === checks.length && <p>{t('Complete. Now it is our turn.')}</p>}
      </div>
      <ol ref={list}>
        {checks.map((check) => (
          <li key={check.id}>
            <label>
              <input type="checkbox" checked={done.includes(check.id)} onChange={({ target }) => tick(check.id, target.checked)} />
              <span>
                <b>{t(check.name)}</b>
                <span>{t(check.text)}</span>
              </span>
            </label>
            {'link' in check && (
              <Link to={check.link.to}>
                {t(check.link.label)}
                <Icon name="arrow" size={18} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const WIDTH = 34;
const RISE = 16;

/** A staircase with one step per item, in the order of the list. */
function Stairs({ done }: { done: readonly CheckId[] }) {
  return (
    <svg viewBox={`0 -4 ${checks.length * WIDTH} ${checks.length * RISE + 8}`} fill="none" aria-hidden="true">
      {checks.map(({ id }, index) => (
        <path
          key={id}
          d={`M${index * WIDTH} ${(checks.length - index) * RISE}v${-RISE}h${WIDTH}`}
          stroke={done.includes(id) ? 'var(--surge)' : 'var(--line-strong)'}
          strokeWidth={done.includes(id) ? 5 : 1.5}
        />
      ))}
    </svg>
  );
}
