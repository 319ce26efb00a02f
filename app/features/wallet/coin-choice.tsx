import { useNavigate } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import type { CoinBalance } from '#protocol/wallet.ts';
import { CoinMark } from './coin-mark.tsx';
import { useDeskView } from './use-desk-view.ts';
import { useFigures } from './use-figures.ts';

export function CoinChoice({ coins }: { coins: readonly CoinBalance[] }) {
  const { t } = useText();
  const figures = useFigures();
  const navigate = useNavigate();
  const { coin: chosen, toSearch } = useDeskView();
  return (
    <fieldset className="coin-choice">
      <legend>{t('Coin')}</legend>
      {coins.map(({ coin, balance, priceInUsd }) => (
        <label key={coin}>
          <input
            type="radio"
            name="coin"
            value={coin}
            checked={coin === chosen}
            onChange={() => void navigate({ search: toSearch({ coin }) }, { replace: true, preventScrollReset: true })}
          />
          <CoinMark symbol={balance.currency} />
          <span>{coin}</span>
          <span className="mono">{figures.usd(priceInUsd)}</span>
        </label>
      ))}
    </fieldset>
  );
}
