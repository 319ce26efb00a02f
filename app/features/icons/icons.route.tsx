import './icons.css';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CopyButton } from '#app/components/copy-button.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Icon, type IconName, iconNames } from '#app/ui/icon.tsx';
import { Skeleton } from '#app/ui/list/skeleton.tsx';
import type { Route } from './+types/icons.route';

export const handle = { hydrate: 'at-once' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}

export const shouldRevalidate = () => false;

const SEARCH = 'q';

/** `/icons`: every glyph, found by its name, to copy. */
export default function Icons() {
  const { t } = useText();
  const [query, setQuery] = useSearchParams();
  const text = query.get(SEARCH) ?? '';
  const found = iconNames.filter((name) => name.includes(text.trim().toLowerCase()));
  const search = (next: string) => setQuery(next ? { [SEARCH]: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <IconPage>
      <Field id="icon-search" label={t('Search')} hint={t('By the English name, such as arrow.')}>
        <Input type="search" name={SEARCH} defaultValue={text} autoComplete="off" onChange={({ target }) => search(target.value)} />
      </Field>
      <p role="status">{found.length > 0 ? t('Icons: {{n}}', { n: found.length }) : t('Nothing matches.')}</p>
      <IconChoice key={text} names={found} />
    </IconPage>
  );
}

export function HydrateFallback() {
  const { t } = useText();
  return (
    <IconPage>
      <Skeleton label={t('Loading')} parts={['form']} />
    </IconPage>
  );
}

function IconPage({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="icon-page">
      <PageHead title={`${t('Icons')} | Surge`} description="" isHidden />
      <PageTop name={t('Icons')} heading={t('Every glyph of the site.')} lead={t('Choose one to copy its name or its drawing.')} />
      {children}
    </div>
  );
}

/** One stop of Tab; arrows move in the rows and columns as they stand on the screen. */
function IconChoice({ names }: { readonly names: readonly IconName[] }) {
  const { t } = useText();
  const grid = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLSpanElement>(null);
  const [chosen, setChosen] = useState<IconName>();
  const [current, setCurrent] = useState(0);
  const rove = (event: KeyboardEvent) => {
    const buttons = Array.from(grid.current?.querySelectorAll('button') ?? []);
    const top = buttons[0]?.offsetTop;
    const columns = buttons.filter(({ offsetTop }) => offsetTop === top).length;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current + columns,
      ArrowUp: current - columns,
      Home: 0,
      End: buttons.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    buttons[place]?.focus();
  };
  return (
    <>
      {chosen && (
        <section className="icon-chosen" aria-labelledby="icon-chosen">
          <span ref={drawing}>
            <Icon name={chosen} size={40} />
          </span>
          <h2 id="icon-chosen" lang="en">
            {chosen}
          </h2>
          <CopyButton getText={() => `<Icon name="${chosen}" />`}>{t('Copy the code')}</CopyButton>
          <CopyButton getText={() => drawing.current?.innerHTML ?? ''}>{t('Copy the SVG')}</CopyButton>
        </section>
      )}
      {names.length > 0 && (
        <div className="icon-grid" role="toolbar" aria-label={t('Icons')} tabIndex={-1} ref={grid} onKeyDown={rove} lang="en">
          {names.map((name, place) => (
            <button
              key={name}
              type="button"
              className="mono"
              aria-pressed={name === chosen}
              tabIndex={place === current ? 0 : -1}
              onFocus={() => setCurrent(place)}
              onClick={() => setChosen(name)}
            >
              <Icon name={name} size={32} />
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
