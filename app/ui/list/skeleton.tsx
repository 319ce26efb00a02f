import './skeleton.css';

/** A balance or a title, a drawing, fields, the lines of a table. */
export type SkeletonPart = 'figure' | 'chart' | 'form' | 'rows';

const spanCounts = { figure: 3, chart: 0, form: 3, rows: 10 } as const satisfies Record<SkeletonPart, number>;

interface SkeletonProps {
  /** That it loads, for screen readers. */
  readonly label: string;
  readonly parts: readonly SkeletonPart[];
}

/** Placeholders in the shape of what is loading. */
export function Skeleton({ label, parts }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {parts.map((part) => (
        <div key={part} className={`skeleton-${part}`} aria-hidden="true">
          {Array.from({ length: spanCounts[part] }, (_, index) => index).map((index) => (
            <span key={index} />
          ))}
        </div>
      ))}
    </div>
  );
}
