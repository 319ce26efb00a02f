import './example-part.css';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { CopyButton } from './copy-button.tsx';

/** A part of the design system as it is used. Its texts are for developers: in English in every language. */
export function ExampleLive({ Live }: Pick<Example, 'Live'>) {
  const { language } = useText();
  return (
    <div className="example-live" lang="en">
      <Live locale={language.tag} />
    </div>
  );
}

export function ExampleSource({ source }: { readonly source: string }) {
  return (
    <>
      <CopyButton getText={() => source} />
      <pre className="mono example-source" lang="en">
        <code>{source}</code>
      </pre>
    </>
  );
}

/** Its properties, or its keys. */
export function ExampleTerms({ terms }: { readonly terms: Readonly<Record<string, string>> }) {
  return (
    <dl className="example-terms" lang="en">
      {Object.entries(terms).map(([term, meaning]) => (
        <div key={term}>
          <dt className="mono">{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
