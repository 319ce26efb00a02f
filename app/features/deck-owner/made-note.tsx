import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { isRecord } from '#protocol/is-record.ts';

/** What the way from the form to a deck's page says of it: the history keeps it. */
export const toMadeState = (isWhole: boolean) => ({ made: isWhole ? 'whole' : 'in part' });

/** The same function each time: it is called once. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Tells whoever just made a deck that it is there, above its links; nothing to others, and no news to whoever loads the page anew or comes back to it. */
export function MadeNote() {
  const { t } = useText();
  const { state } = useLocation();
  const made = isRecord(state) ? state.made : undefined;
  // The router's own place for it (`usr`): replaced behind its back, this page goes on as it is. What could not be set stays to be set.
  useEffect(() => {
    if (made === 'whole') history.replaceState({ ...history.state, usr: null }, '');
  }, [made]);
  if (made === undefined) return null;
  return (
    <section className="owner-made" aria-labelledby="owner-made">
      <h2 id="owner-made" tabIndex={-1} ref={takeFocus}>
        {t('Your deck is made')}
      </h2>
      {made === 'in part' && (
        <p role="alert">
          {t(
            'Its password, its end or the pictures of its pages could not be set, so the link is open without them: set them here before you send it.',
          )}
        </p>
      )}
    </section>
  );
}
