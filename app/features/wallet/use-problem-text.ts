import { useText } from '#app/i18n/use-text.ts';
import type { CoinBalance } from '#protocol/wallet.ts';
import { formatAmount } from './amount.ts';
import { type DraftProblem, LARGEST_USD, SMALLEST_USD } from './draft-order.ts';
import { useFigures } from './use-figures.ts';

export function useProblemText() {
  const { t, language } = useText();
  const figures = useFigures();
  return (problem: DraftProblem, coin: CoinBalance): string => {
    const texts = {
      empty: t('Please enter an amount.'),
      'no number': t('Please enter a number, such as {{example}}.', { example: formatAmount(250.5, 2, language.tag) }),
      'too little': t('The smallest sample order is {{amount}}.', { amount: figures.wholeUsd(SMALLEST_USD) }),
      'too much': t('The largest sample order is {{amount}}.', { amount: figures.wholeUsd(LARGEST_USD) }),
      'more than held': t('You hold {{amount}}: more cannot be sold.', { amount: figures.money(coin.balance) }),
    } satisfies Record<DraftProblem, string>;
    return texts[problem];
  };
}
