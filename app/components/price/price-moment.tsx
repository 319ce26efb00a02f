import './price-moment.css';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { type PaymentModel, paymentModels } from '#catalogue/payment-models.ts';
import { markets, rateTable } from '#catalogue/rates.ts';
import { toBudgetBand } from '#protocol/brief-fields.ts';
import { firstReckoning, HIGHEST_BUDGET, isBudget, LOWEST_BUDGET, priceStore } from './price-store.ts';
import { usePriceText } from './use-price-text.ts';

interface PriceMomentProps {
  /** Chosen at first. */
  readonly model: PaymentModel;
  /** The demo beside which it stands: its brief names it. */
  readonly demoId?: number;
}

/** Model, market and budget, and what they buy. */
export function PriceMoment({ model: first, demoId }: PriceMomentProps) {
  const { t } = useText();
  const { toMoney, toMarketName, toRange, toSource } = usePriceText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<PaymentModel>();
  const model = chosen ?? first;
  const kept = useDeviceStore(priceStore) ?? firstReckoning;
  /** As it is typed, until it is an amount. */
  const [typed, setTyped] = useState<string>();
  const problem =
    typed === undefined
      ? undefined
      : t('Enter a whole amount from {{low}} to {{high}}.', { low: toMoney(LOWEST_BUDGET), high: toMoney(HIGHEST_BUDGET) });
  const read = () => {
    const entered = new FormData(form.current ?? undefined);
    setChosen(paymentModels.find((one) => one === entered.get('model')));
    const text = String(entered.get('budget'));
    const budget = Number(text);
    setTyped(isBudget(budget) ? undefined : text);
    priceStore.set({ market: String(entered.get('market')), budget: isBudget(budget) ? budget : kept.budget });
  };
  // What was chosen before hydration stands in the fields, and React was not told of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useLayoutEffect(() => {
    const entered = new FormData(form.current ?? undefined);
    const isChanged =
      entered.get('model') !== model || entered.get('market') !== firstReckoning.market || entered.get('budget') !== String(firstReckoning.budget);
    if (isChanged) read();
  }, []);
  const brief = new URLSearchParams({ model, budget: toBudgetBand(kept.budget), country: kept.market });
  if (demoId !== undefined) brief.set('demo', String(demoId));
  return (
    <div className="price-moment">
      <form ref={form} onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
        <Field id={`${id}-model`} label={t('KPI model')}>
          <Select name="model" value={model} onChange={read}>
            {paymentModels.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-market`} label={t('Market')}>
          <Select name="market" value={kept.market} onChange={read}>
            {markets.map((market) => (
              <option key={market} value={market}>
                {toMarketName(market)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-budget`} label={t('Budget in {{currency}}', { currency: rateTable.currency })} problem={problem}>
          <Input name="budget" inputMode="numeric" autoComplete="off" value={typed ?? kept.budget} onChange={read} />
        </Field>
      </form>
      <p className="price-moment-range" role="status">
        {toRange(model, kept)}
      </p>
      <p className="dim">{toSource(model, kept.market)}</p>
      <Button as={Link} to={`/start-campaign?${brief}`} onClick={() => priceStore.set(kept)}>
        {t('Plan with this budget')}
        <Icon name="arrow" size={18} />
      </Button>
    </div>
  );
}
