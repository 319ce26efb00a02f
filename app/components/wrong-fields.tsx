import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';

interface WrongField {
  /** Of its input. */
  readonly id: string;
  readonly label: Label;
  readonly message: { readonly label: Label; readonly values?: Readonly<Record<string, string | number>> | undefined };
}

/** What is wrong with a form, each line leading to its field. Stands in what reads it out. */
export function WrongFields({ fields }: { fields: readonly WrongField[] }) {
  const { t } = useText();
  return (
    <>
      <p>{t('Please look at these fields: {{n}}', { n: fields.length })}</p>
      <ul>
        {fields.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(label)}</a>: {t(message.label, message.values)}
          </li>
        ))}
      </ul>
    </>
  );
}
