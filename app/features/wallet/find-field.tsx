import { useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FIND_MAX_LENGTH } from './list-view.ts';
import type { ViewInAddress } from './use-list-view.ts';

const ID = 'list-find';

export function FindField({ list: { view, change } }: { list: ViewInAddress }) {
  const { t } = useText();
  // The address follows a moment after the key: until then the field shows what was typed.
  const [typed, setTyped] = useState<string>();
  if (typed === view.find) setTyped(undefined);
  const type = (text: string) => {
    const find = text.toWellFormed();
    setTyped(find);
    change({ ...view, find, page: 1 }, true);
  };
  return (
    <div className="list-field list-find">
      <label htmlFor={ID}>{t('Search')}</label>
      <span>
        <Icon name="search" size={16} />
        <input
          id={ID}
          type="search"
          autoComplete="off"
          maxLength={FIND_MAX_LENGTH}
          value={typed ?? view.find}
          onChange={({ target }) => type(target.value)}
        />
      </span>
    </div>
  );
}
