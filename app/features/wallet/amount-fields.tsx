import { useText } from '#app/i18n/use-text.ts';
import type { CoinBalance } from '#protocol/wallet.ts';
import { AmountField } from './amount-field.tsx';
import type { useDraftOrder } from './use-draft-order.ts';
import { useProblemText } from './use-problem-text.ts';

interface AmountFieldsProps {
  readonly coin: CoinBalance;
  readonly typed: ReturnType<typeof useDraftOrder>;
  /** What stands against the order is said once it was handed in. */
  readonly isRefused: boolean;
  onChange(): void;
}

/** Two amounts of one order: one is typed, the other follows. */
export function AmountFields({ coin, typed, isRefused, onChange }: AmountFieldsProps) {
  const { t } = useText();
  const problemText = useProblemText();
  const { draft, setDraft, problem, textOf } = typed;
  return (
    <div className="trade-amounts">
      {(['usd', 'coin'] as const).map((unit) => (
        <AmountField
          key={unit}
          name={`${unit}-amount`}
          label={unit === 'usd' ? t('Amount in US dollars') : t('Amount in {{coin}}', { coin: coin.balance.currency })}
          value={textOf(unit)}
          problem={isRefused && problem && draft.unit === unit ? problemText(problem, coin) : undefined}
          onChange={(text) => {
            setDraft({ unit, text });
            onChange();
          }}
        />
      ))}
    </div>
  );
}
