/** A coin's line as the overview draws it: colour and stroke both say which. Decoration beside the name. */
export function CoinMark({ symbol }: { symbol: string }) {
  return (
    <svg className="coin-mark" data-coin={symbol} width="22" height="8" viewBox="0 0 22 8" aria-hidden="true">
      <path d="M0 4h22" />
    </svg>
  );
}
