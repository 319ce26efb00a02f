import { useText } from '#app/i18n/use-text.ts';
import type { Failure } from './use-owned-deck.ts';

/** Why something was not done, and what to do; what the server says itself is English. */
export function FailureText({ failure }: { failure: Failure }) {
  const { t } = useText();
  const sentences = {
    gone: t('This deck is not there any more, or its link is another one.'),
    refused: t('The server did not take it.'),
    busy: t('Too much at once. Try again in a few minutes.'),
    unreachable: t('This did not work. Check your connection and try again.'),
  };
  return (
    <div className="owner-failure">
      <p>{sentences[failure.kind]}</p>
      {failure.kind === 'refused' && failure.message && (
        <p className="mono" lang="en">
          {failure.message}
        </p>
      )}
    </div>
  );
}
