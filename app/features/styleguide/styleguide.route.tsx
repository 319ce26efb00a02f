import './styleguide.css';
import { type ReactNode, useState } from 'react';
import { data, NavLink } from 'react-router';
import { ExampleLive, ExampleSource, ExampleTerms } from '#app/components/example-part.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Example } from '#app/ui/example.ts';
import { Icon, iconNames } from '#app/ui/icon.tsx';
import tokens from '#app/ui/tokens.css?raw';
import type { Route } from './+types/styleguide.route';

const examples = import.meta.glob<Example>('../../ui/**/*.example.tsx', { import: 'example', eager: true });
const sources = import.meta.glob<string>('../../ui/**/*.example.tsx', { query: '?raw', import: 'default', eager: true });

/** By the last part of the address: the example's file name. */
const parts = new Map(
  Object.entries(examples).map(([path, example]) => [/([\w-]+)\.example/.exec(path)?.[1] ?? path, { ...example, source: sources[path] ?? '' }]),
);

/** Drawn from the tokens themselves. */
const foundations = new Map<string, { readonly label: Label; readonly Page: () => ReactNode }>([
  ['colours', { label: 'Colours', Page: Colours }],
  ['typography', { label: 'Typography', Page: Typography }],
  ['space', { label: 'Space', Page: Space }],
  ['motion', { label: 'Motion', Page: Motion }],
  ['icons', { label: 'Icons', Page: Icons }],
]);

const isKnown = (part: string | undefined) => part === undefined || parts.has(part) || foundations.has(part);

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: isKnown(params.part) ? 200 : 404 });

/** Nothing to ask the server for: the parts are in the bundle. */
export const clientLoader = async () => null;

/** Every part of the design system on a page of its own. For developers of the site: search engines leave it out. */
export default function StyleGuide({ params: { part = '' } }: Route.ComponentProps) {
  const { t } = useText();
  const example = parts.get(part);
  const foundation = foundations.get(part);
  const name = example?.name ?? (foundation ? t(foundation.label) : undefined);
  const heading = part ? t('There is no such part.') : t('Every part of the site, live and in code.');
  return (
    <>
      <PageHead title={`${t('Style guide')} | Surge`} description="" isHidden />
      <PageTop name={t('Style guide')} heading={name ?? heading} lead={t('What pages are made of: copy from here before you draw something new.')} />
      <div className="styleguide">
        <nav aria-label={t('Style guide')}>
          <PartLinks title={t('Foundations')} links={Array.from(foundations, ([slug, { label }]) => [slug, t(label)])} />
          <PartLinks title={t('Parts')} links={Array.from(parts, ([slug, one]) => [slug, one.name])} />
        </nav>
        <div>
          {foundation && <foundation.Page />}
          {example && <PartPage example={example} source={example.source} key={part} />}
        </div>
      </div>
    </>
  );
}

function PartLinks({ title, links }: { title: string; links: readonly (readonly [slug: string, name: string])[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {links.map(([slug, name]) => (
          <li key={slug}>
            <NavLink to={`/styleguide/${slug}`}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Live, its code, its properties, its keyboard. */
function PartPage({ example: { Live, properties, keyboard }, source }: { example: Example; source: string }) {
  const { t } = useText();
  return (
    <>
      <h2>{t('Example')}</h2>
      <ExampleLive Live={Live} />
      <h2>{t('Source code')}</h2>
      <ExampleSource source={source} />
      <h2>{t('Properties')}</h2>
      <ExampleTerms terms={properties} />
      {Object.keys(keyboard).length > 0 && <h2>{t('Keyboard')}</h2>}
      <ExampleTerms terms={keyboard} />
    </>
  );
}

/** Each token once, by its first value. */
const values = new Map<string, string>(
  Array.from(tokens.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm), ([, name = '', value = '']) => [name, value] as const).reverse(),
);
const listTokens = (pattern: RegExp) => [...values.keys()].reverse().filter((name) => pattern.test(name));
const isColour = (name: string) => /^(?:#|rgb|linear)/.test(values.get(name) ?? '');

function Colours() {
  const { t } = useText();
  return (['light', 'dark'] as const).map((theme) => (
    <section key={theme}>
      <h2>{t(theme === 'light' ? 'Light' : 'Dark')}</h2>
      <ul className="styleguide-swatches">
        {[...values.keys()]
          .reverse()
          .filter(isColour)
          .map((name) => (
            <li key={name} className="mono">
              <span data-theme={theme} style={{ background: `var(--${name})` }} />
              --{name}
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Typography() {
  return (
    <Samples
      pattern={/^(?:text|title|w|lh|track)-|^figure$/}
      draw={(name) => (
        <span style={typeOf(name)} lang="en">
          Surge
        </span>
      )}
    />
  );
}

function typeOf(name: string) {
  const value = `var(--${name})`;
  if (name.startsWith('w-')) return { fontWeight: value };
  if (name.startsWith('lh-')) return { lineHeight: value };
  return name.startsWith('track-') ? { letterSpacing: value } : { fontSize: value, lineHeight: 'var(--lh-tight)' };
}

function Space() {
  return (
    <Samples pattern={/^(?:space-\d+|m|gut|sec|r1)$/} draw={(name) => <span className="styleguide-bar" style={{ width: `var(--${name})` }} />} />
  );
}

function Motion() {
  const { t } = useText();
  const [isAway, setAway] = useState(false);
  return (
    <>
      <Samples
        pattern={/^(?:fast|mid)$/}
        draw={(name) => <span className="styleguide-mover" data-away={isAway} style={{ transition: `translate var(--${name})` }} />}
      />
      <Button onClick={() => setAway(!isAway)}>{t('Play')}</Button>
    </>
  );
}

function Icons() {
  return (
    <ul className="styleguide-swatches" lang="en">
      {iconNames.map((name) => (
        <li key={name} className="mono">
          <Icon name={name} size={32} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Samples({ pattern, draw }: { pattern: RegExp; draw: (name: string) => ReactNode }) {
  return (
    <dl className="styleguide-samples">
      {listTokens(pattern).map((name) => (
        <div key={name}>
          <dt className="mono">--{name}</dt>
          <dd className="mono dim">{values.get(name)}</dd>
          <dd>{draw(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
