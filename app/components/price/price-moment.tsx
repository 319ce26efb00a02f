import './price-moment.css';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type PaymentModel, paymentModels } from '#catalogue/payment-models.ts';
import { markets, rateTable } from '#catalogue/rates.ts';
import { HIGHEST_BUDGET, LOWEST_BUDGET } from '#protocol/budget.ts';
import { toBriefPath, usePlan } from './brief-path.ts';
import { type Plan, parseBudget, priceStore, type Reckoning } from './price-store.ts';
import { usePriceText } from './use-price-text.ts';

/** Before anything is entered, in the currency of the rates. */
const FIRST_BUDGET = 10_000;
const [FIRST_MARKET = ''] = markets;

interface PriceMomentProps {
  /** Chosen at first, unless another was chosen before. */
  readonly model: PaymentModel;
  /** The demos and units that its brief names. */
  readonly demoKeys?: readonly (number | string)[];
  /** What the page was given: it stands in place of what this device keeps. */
  readonly plan?: Plan | undefined;
  /** Of its brief's address: toBriefHash. */
  readonly hash?: string;
  /** Something was entered, which the device keeps from now on. */
  onChange?(reckoning: Reckoning): void;
}

/** Model, market and budget, and what they buy. */
export function PriceMoment({ model: first, demoKeys = [], plan: given, hash = '', onChange }: PriceMomentProps) {
  const { t } = useText();
  const { toMoney, toMarketName, toRange, toSource } = usePriceText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const plan = usePlan(given);
  const model = plan.model ?? first;
  const market = markets.find((one) => one === plan.market) ?? FIRST_MARKET;
  const budget = plan.budget ?? FIRST_BUDGET;
  /** As it is typed, while it says another amount, or none. */
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && parseBudget(typed) !== budget;
  const problem = isTyped
    ? t('Enter a whole amount from {{low}} to {{high}}.', { low: toMoney(LOWEST_BUDGET), high: toMoney(HIGHEST_BUDGET) })
    : undefined;
  const read = () => {
    const entered = new FormData(form.current ?? undefined);
    const text = String(entered.get('budget'));
    setTyped(text);
    const next = {
      model: paymentModels.find((one) => one === entered.get('model')),
      market: String(entered.get('market')),
      budget: parseBudget(text) ?? budget,
    };
    priceStore.set(next);
    onChange?.(next);
  };
  // What was chosen before hydration stands in the fields, and React was not told of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useLayoutEffect(() => {
    const entered = new FormData(form.current ?? undefined);
    if (entered.get('model') !== model || entered.get('market') !== market || entered.get('budget') !== String(budget)) read();
  }, []);
  const brief = { model, market, budget };
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
          <Select name="market" value={market} onChange={read}>
            {markets.map((one) => (
              <option key={one} value={one}>
                {toMarketName(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-budget`} label={t('Budget in {{currency}}', { currency: rateTable.currency })} problem={problem}>
          <Input name="budget" inputMode="numeric" autoComplete="off" value={typed ?? budget} onChange={read} />
        </Field>
      </form>
      <p className="price-moment-range" role="status">
        {problem ? '–' : toRange(model, market, budget)}
      </p>
      <p className="dim">{toSource(model, market)}</p>
      {!problem && (
        <Button as={Link} to={toBriefPath(demoKeys, { ...plan, ...brief }) + hash} onClick={() => priceStore.set(brief)}>
          {t('Plan with this budget')}
          <Icon name="arrow" size={18} />
        </Button>
      )}
    </div>
  );
}
