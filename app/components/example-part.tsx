import './example-part.css';
import type { ReactNode } from 'react';
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

/** Where several examples share a page: code, properties and keys are folded away. */
export function ExampleDetails({ source, properties, keyboard }: Pick<Example, 'properties' | 'keyboard'> & { readonly source: string }) {
  const { t } = useText();
  return (
    <div className="example-details">
      <Fold title={t('Source code')}>
        <ExampleSource source={source} />
      </Fold>
      {[
        { title: t('Properties'), terms: properties },
        { title: t('Keyboard'), terms: keyboard },
      ].map(
        ({ title, terms }) =>
          Object.keys(terms).length > 0 && (
            <Fold key={title} title={title}>
              <ExampleTerms terms={terms} />
            </Fold>
          ),
      )}
    </div>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
