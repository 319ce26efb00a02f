import type { Label } from '#app/i18n/dictionaries/en.ts';
import { deliver, deliverLater } from '#app/outbox/deliver.ts';
import { forgetBrief, keepBrief, type WaitingBrief } from '#app/outbox/outbox.ts';
import type { Problems } from './problems.ts';

type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly problems: Problems; readonly refusal?: Label }
  | { readonly kind: 'waiting' };

/**
 * Written down first, then sent: a tab that is closed meanwhile loses nothing, and the key keeps it one brief. `onKept`: from here on the brief is
 * in the outbox, and no draft any more.
 */
export async function sendBrief(brief: WaitingBrief, onKept: () => void): Promise<Outcome> {
  if (!keepBrief(brief)) {
    return { kind: 'refused', problems: {}, refusal: 'Five briefs are waiting on this device already. Send or delete one of them first.' };
  }
  onKept();
  const delivery = await deliver(brief, false);
  if (delivery.kind === 'sent') return delivery;
  if (delivery.kind !== 'refused') {
    deliverLater(delivery.kind === 'busy' ? delivery.afterMs : 0);
    return { kind: 'waiting' };
  }
  forgetBrief(brief.key);
  if (Object.keys(delivery.fields).length > 0) return { kind: 'refused', problems: delivery.fields };
  return { kind: 'refused', problems: {}, refusal: 'We could not read this brief. Check it and send it once more.' };
}
