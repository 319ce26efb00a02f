import { Link } from 'react-router';
import { formatCompact } from '#app/components/format-number.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { type List, useList } from '#app/components/list/data-list.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Column } from '#app/ui/list/table.tsx';
import type { CountryReach } from '#mock-api/records/reach.ts';
import { formatShare, type ReachRow, toTotals } from './reach.ts';

const regions = [
  'Europe',
  'North America',
  'Latin America',
  'Middle East and Africa',
  'Asia and Pacific',
] as const satisfies readonly CountryReach['region'][];

/** The country that is chosen, by its two letters. */
export const COUNTRY = 'country';

export const toReachSearch = (list: List<ReachRow>, row: ReachRow | undefined) =>
  list.toSearch({ kept: row ? { [COUNTRY]: row.code } : {}, page: list.view.page });

/** The countries as a table. With a map, a name chooses its country there. */
export function useReachList(all: readonly ReachRow[], code: string | null, mapId: string | undefined): List<ReachRow> {
  const { t, language } = useText();
  const format = useFormatters();
  const columns: readonly Column<ReachRow>[] = [
    {
      key: 'name',
      label: t('Country'),
      sort: ({ name }) => name,
      cell: (row) =>
        mapId ? (
          <Link
            to={{ search: toReachSearch(list, row) }}
            preventScrollReset
            aria-current={row.code === code ? 'true' : undefined}
            onClick={() => document.getElementById(mapId)?.focus()}
          >
            {row.name}
          </Link>
        ) : (
          row.name
        ),
    },
    { key: 'region', label: t('Region'), sort: ({ region }) => t(region), cell: ({ region }) => t(region) },
    {
      key: 'publishers',
      label: t('Publishers'),
      isNumber: true,
      sort: (row) => row.publishers,
      isNamedInCard: true,
      cell: ({ publishers }) => format.count(publishers),
    },
    { key: 'reach', label: t('Monthly reach'), isNumber: true, sort: (row) => row.reach, cell: (row) => format.count(row.reach) },
    {
      key: 'share',
      label: t('Share of reach'),
      isNumber: true,
      sort: (row) => row.share,
      isNamedInCard: true,
      cell: (row) => formatShare(row.share, language.tag),
    },
  ];
  const list = useList(all, {
    name: 'reach',
    columns,
    filters: [
      {
        key: 'region',
        label: t('Region'),
        all: t('All regions'),
        options: regions.map((region) => ({ value: region, text: t(region) })),
        matches: ({ region }, value) => region === value,
      },
    ],
    initialSort: '-reach',
    card: ['name', 'reach', 'region', 'publishers', 'share'],
    keep: [COUNTRY],
    keyOf: (row) => row.code,
    textOf: (row) => `${row.name} ${row.code}`,
    summary: (matches) => {
      const { publishers, reach } = toTotals(matches);
      return t('{{publishers}} publishers, {{reach}} people a month', {
        publishers: format.count(publishers),
        reach: formatCompact(reach, language.tag),
      });
    },
  });
  return list;
}
