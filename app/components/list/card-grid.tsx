import { type List, ListCount, ListFilters, ListPages, NoMatch } from './data-list.tsx';

interface CardGridProps<Row> {
  /** What it lists. */
  readonly caption: string;
  readonly list: List<Row>;
  /** The text of a list that is empty without any filter. */
  readonly empty: string;
  /** The content of a row's card. */
  children(row: Row): React.ReactNode;
}

/** A list whose rows are cards on every screen, for what is looked at rather than compared. */
export function CardGrid<Row>({ caption, list, empty, children }: CardGridProps<Row>) {
  const { matches, rows, keyOf } = list;
  return (
    <div className="list">
      <ListFilters list={list} hasOrder />
      <ListCount list={list} />
      {matches.length > 0 ? (
        <>
          <ul className="card-lines" aria-label={caption}>
            {rows.map((row) => (
              <li key={keyOf(row)}>{children(row)}</li>
            ))}
          </ul>
          <ListPages list={list} />
        </>
      ) : (
        <NoMatch list={list} empty={empty} />
      )}
    </div>
  );
}
