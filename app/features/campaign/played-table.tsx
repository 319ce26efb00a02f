import { useText } from '#app/i18n/use-text.ts';
import type { Played } from './played.ts';

interface PlayedTableProps {
  readonly played: readonly Played[];
  readonly isSent: boolean;
  onChange(isSent: boolean): void;
}

/** What this visit did with the demos: all there is of it. It goes along only if it is ticked. */
export function PlayedTable({ played, isSent, onChange }: PlayedTableProps) {
  const { t, language } = useText();
  const format = new Intl.NumberFormat(language.tag);
  return (
    <div className="played" data-sent={isSent || undefined}>
      <label className="brief-consent">
        <input type="checkbox" checked={isSent} onChange={({ target }) => onChange(target.checked)} />
        <span>{t('Send along what I played in this visit: it helps the planner to see what caught my eye.')}</span>
      </label>
      <div className="played-scroll">
        <table>
          <caption>{t(isSent ? 'These figures will be sent.' : 'These figures stay on this device.')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Demo')}</th>
              <th scope="col">{t('Seconds')}</th>
              <th scope="col">{t('Touches')}</th>
              <th scope="col">{t('To the end')}</th>
              <th scope="col">{t('By QR code')}</th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ demo, title, seconds, interactions, completions, qrOpens }) => (
              <tr key={demo}>
                <th scope="row">{title}</th>
                {[seconds, interactions, completions, qrOpens].map((figure, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move
                  <td key={index}>{format.format(figure)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
