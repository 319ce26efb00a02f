import { CoinMark } from './coin-mark.tsx';
import { useFigures } from './use-figures.ts';

interface ChartReadoutProps {
  readonly month: string;
  readonly values: readonly { readonly name: string; readonly value: number }[];
}

/** The figures of one month, which are the legend too. The slider says them to a screen reader. */
export function ChartReadout({ month, values }: ChartReadoutProps) {
  const figures = useFigures();
  return (
    <div className="overview-readout">
      <p className="overview-month">{figures.month(month)}</p>
      <ul>
        {values.map(({ name, value }) => (
          <li key={name}>
            <CoinMark symbol={name} />
            <span className="mono">{name}</span> <strong>{figures.usd(value)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
