import './icons.css';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CopyButton } from '#app/components/copy-button.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { type GlyphName, glyphs } from '#app/components/workspace-glyphs.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Glyph, Icon, type IconName, iconNames } from '#app/ui/icon.tsx';
import { Skeleton } from '#app/ui/list/skeleton.tsx';
import type { Route } from './+types/icons.route';

export const handle = { hydrate: 'at-once' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}

export const shouldRevalidate = () => false;

const SEARCH = 'q';

/** What people look for when they look for a glyph, besides its name. */
const words = {
  arrow: 'right forward go continue',
  close: 'cross x cancel dismiss',
  check: 'tick done ok yes',
  plus: 'add new create',
  minus: 'remove less subtract',
  edit: 'pen pencil write change',
  heart: 'keep favourite like love',
  bin: 'delete trash remove garbage',
  menu: 'hamburger navigation bars',
  previous: 'back left chevron arrow',
  next: 'forward right chevron arrow',
  search: 'find magnifier lens look',
  pause: 'stop wait media',
  play: 'start video media',
  replay: 'again repeat reload refresh undo',
  sidebar: 'panel drawer layout',
  settings: 'sliders options preferences filter controls',
  fullscreen: 'expand maximise enlarge',
  account: 'user profile person avatar',
  wallet: 'money purse payment',
  lock: 'secure password private',
  leave: 'exit sign out logout door',
  bell: 'notification alarm alert reminder',
  desktop: 'computer monitor laptop screen',
  mobile: 'phone smartphone device',
  grid: 'tiles layout gallery',
  wheel: 'prize spin fortune',
  pointer: 'cursor mouse click interactive',
  cube: 'box product 3d package',
  scroll: 'down page long',
  horizon: 'sun sunrise panorama weather',
  cards: 'deck swipe stack',
  tv: 'television streaming video',
  facebook: 'social network',
  twitter: 'social network x',
  linkedin: 'social network',
  dashboard: 'gauge overview speed',
  calendar: 'date day event planner',
  chat: 'message talk bubble conversation',
  folder: 'files directory documents',
  cart: 'shop basket buy checkout store',
  coin: 'crypto money bitcoin currency',
  mail: 'email envelope letter message',
  invoice: 'receipt bill payment',
  project: 'flag milestone goal',
  task: 'checkbox todo done list',
  people: 'users team contacts group',
  article: 'news blog newspaper text',
  case: 'briefcase job work suitcase',
  person: 'user account profile',
  page: 'document file paper',
  parts: 'shapes components elements',
  form: 'fields input',
  table: 'rows columns spreadsheet',
  chart: 'bars graph statistics diagram',
  icons: 'star favourite rating',
  map: 'world location place',
  levels: 'tree hierarchy nested',
  screen: 'monitor display computer',
  audio: 'sound volume music',
} as const satisfies Record<IconName | GlyphName, string>;

type Name = keyof typeof words;

const names: readonly Name[] = [...iconNames, ...Object.keys(glyphs).filter((name): name is GlyphName => name in glyphs)];
const isGlyph = (name: Name): name is GlyphName => name in glyphs;

/** Every word of the text is a part of its name, or begins one of its words. */
const isFound = (name: Name, text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((wanted) => name.includes(wanted) || words[name].split(' ').some((word) => word.startsWith(wanted)));

/** `/icons`: every glyph, found by its name and what it is for, to copy. */
export default function Icons() {
  const { t } = useText();
  const [query, setQuery] = useSearchParams();
  const text = query.get(SEARCH) ?? '';
  const found = names.filter((name) => isFound(name, text.trim()));
  const search = (next: string) => setQuery(next ? { [SEARCH]: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <IconPage>
      <Field id="icon-search" label={t('Search')} hint={t('By an English word, such as cart or delete.')}>
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
function IconChoice({ names }: { readonly names: readonly Name[] }) {
  const { t } = useText();
  const grid = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLSpanElement>(null);
  const [chosen, setChosen] = useState<Name>();
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
            <Drawing name={chosen} size={40} />
          </span>
          <h2 id="icon-chosen" lang="en">
            {chosen}
          </h2>
          <CopyButton getText={() => (isGlyph(chosen) ? `<Glyph path={glyphs.${chosen}} />` : `<Icon name="${chosen}" />`)}>
            {t('Copy the code')}
          </CopyButton>
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
              <Drawing name={name} size={32} />
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function Drawing({ name, size }: { readonly name: Name; readonly size: number }) {
  return isGlyph(name) ? <Glyph path={glyphs[name]} size={size} /> : <Icon name={name} size={size} />;
}
