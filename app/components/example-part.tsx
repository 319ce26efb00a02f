import './example-part.css';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';

interface ExamplePartProps {
  readonly example: Example;
  readonly source: string;
  /** Of the headings. */
  readonly as?: 'h2' | 'h3';
}

/** Live, its code, its properties, its keyboard. Texts for developers are in English in every language. */
export function ExamplePart({ example: { Live, properties, keyboard }, source, as: Heading = 'h2' }: ExamplePartProps) {
  const { t, language } = useText();
  return (
    <>
      <Heading>{t('Example')}</Heading>
      <div className="example-live" lang="en">
        <Live locale={language.tag} />
      </div>
      <Heading>{t('Source code')}</Heading>
      <pre className="example-source mono" lang="en">
        <code>{source}</code>
      </pre>
      <Terms title={t('Properties')} terms={properties} as={Heading} />
      <Terms title={t('Keyboard')} terms={keyboard} as={Heading} />
    </>
  );
}

function Terms({ title, terms, as: Heading }: { title: string; terms: Readonly<Record<string, string>>; as: 'h2' | 'h3' }) {
  const entries = Object.entries(terms);
  if (entries.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <dl className="example-terms" lang="en">
        {entries.map(([term, meaning]) => (
          <div key={term}>
            <dt className="mono">{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
