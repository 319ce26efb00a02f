import { useRef, useState } from 'react';
import { type Plan, priceStore, readPlan } from '#app/components/price/price-store.ts';
import { usePriceText } from '#app/components/price/use-price-text.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { markets } from '#catalogue/rates.ts';
import type { DeckPlan } from '#protocol/deck.ts';
import { OwnerPart } from './owner-part.tsx';

interface PlanPartProps {
  readonly plan: DeckPlan | undefined;
  onChange(plan: Plan | undefined): void;
}

/** What the client's page and the brief from there begin with. It is said here before it is given away; what this device reckons with is offered, never taken. */
export function PlanPart({ plan: given, onChange }: PlanPartProps) {
  const { t } = useText();
  const toPlanText = usePlanText();
  const { toRange } = usePriceText();
  const kept = useDeviceStore(priceStore);
  const plan = readPlan(given);
  // What was taken out can be put back.
  const [last, setLast] = useState(plan);
  const box = useRef<HTMLInputElement>(null);
  const offered = plan ?? last ?? (kept.budget ? kept : undefined);
  if (!offered) return null;
  const { model, market, budget } = offered;
  const newer = { ...offered, ...kept };
  const isNewer = plan !== undefined && kept.budget !== undefined && toPlanText(newer) !== toPlanText(plan);
  return (
    <OwnerPart heading={t('What a budget buys')} note={t('Your client’s page and the brief from there begin with it. Your client may change it.')}>
      <Checkbox
        ref={box}
        id="owner-plan"
        label={t('Show my client what I planned with: {{plan}}', { plan: toPlanText(offered) })}
        hint={model && budget && market && markets.includes(market) ? toRange(model, market, budget) : undefined}
        checked={plan !== undefined}
        onChange={({ target }) => {
          setLast(offered);
          onChange(target.checked ? offered : undefined);
        }}
      />
      {isNewer && (
        <p>
          <TextButton
            onClick={() => {
              // The button goes.
              box.current?.focus();
              onChange(newer);
            }}
          >
            {t('Take what was reckoned with last: {{plan}}', { plan: toPlanText(newer) })}
          </TextButton>
        </p>
      )}
    </OwnerPart>
  );
}

/** What is planned with as one line: CPL, €40,000, Germany, 10 working days. */
export function usePlanText() {
  const { t } = useText();
  const { toMoney, toMarketName } = usePriceText();
  return ({ model, market, budget, days }: Plan) =>
    [model, budget && toMoney(budget), market && toMarketName(market), days && t('{{n}} working days', { n: days })].filter(Boolean).join(', ');
}
