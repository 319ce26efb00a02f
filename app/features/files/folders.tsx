import { Link } from 'react-router';
import { formatMeasure } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import type { List } from '#app/components/list/data-list.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { type DeliveredFile, sumUp } from './delivered-files.ts';

/** A folder for each format; the chosen one filters the list. */
export function Folders({ files, list }: { files: readonly DeliveredFile[]; list: List<DeliveredFile> }) {
  const { t, tData, language } = useText();
  const format = useFormatters();
  const { chosen } = list.view;
  const folders = [
    { slug: undefined, name: t('All files'), icon: 'grid', inside: files } as const,
    ...formats.map(({ name, icon }) => ({
      slug: toFormatSlug(name),
      name: tData(name),
      icon,
      inside: files.filter(({ demo }) => demo.format.includes(name)),
    })),
  ];
  return (
    <nav aria-label={t('Folders')}>
      <ul className="folders">
        {folders.map(({ slug, name, icon, inside }) => (
          <li key={name}>
            <Link
              to={{ search: list.toSearch({ chosen: { ...chosen, folder: slug } }) }}
              aria-current={chosen.folder === slug ? 'true' : undefined}
              preventScrollReset
            >
              <Icon name={icon} />
              <b>{name}</b>
              <span>
                {t('Files: {{n}}', { n: format.count(inside.length) })}{' '}
                <span className="mono">{formatMeasure(sumUp(inside), 'B', language.tag)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
