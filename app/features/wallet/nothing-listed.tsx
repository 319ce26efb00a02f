import '#app/ui/button.css';
import { useText } from '#app/i18n/use-text.ts';
import { emptyView, isNarrowed } from './list-view.ts';
import type { ViewInAddress } from './use-list-view.ts';

/** What stands in place of an empty table, and the next step. */
export function NothingListed({ list: { view, change } }: { list: ViewInAddress }) {
  const { t } = useText();
  const isOurs = isNarrowed(view);
  const { sort, isDescending } = view;
  return (
    <div className="trade-nothing">
      <p>{isOurs ? t('Nothing matches.') : t('Nothing has happened yet.')}</p>
      {isOurs && (
        <button type="button" className="button" onClick={() => change({ ...emptyView, sort, isDescending })}>
          {t('Clear search and filters')}
        </button>
      )}
    </div>
  );
}
