/** A place along a chart: a month, a slice, a column. */
export interface ChartPoint {
  /** Unique in its chart. */
  readonly name: string;
  /** On the axis, where there is little room. The name unless told. */
  readonly short?: string;
}

export interface ChartSeries {
  readonly name: string;
  /** A value for each point. */
  readonly data: readonly number[];
  /** A line whose ground is filled. */
  readonly isArea?: boolean;
  /** Of its colour and stroke, 1 to 6: its place in the chart unless told. */
  readonly mark?: number;
}

/** What every chart shows, in the visitor's language. What one series is to a line chart is a row to a heat map; round charts show the first one. */
export interface ChartProps {
  readonly title: string;
  /** The figures in a sentence or two, for screen readers. */
  readonly description: string;
  /** What a point is: the name of the slider that chooses one. */
  readonly pointName: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  format(value: number): string;
  /** The axis of a line chart begins near the lowest value rather than at zero: for what changes by little, such as prices. */
  readonly isCloseUp?: boolean;
  /** For the axis; `format` unless told. */
  formatTick?(value: number): string;
}

/** How many colours and strokes there are to tell series apart. */
const MARKS = 6;

/** The mark of a series or slice by its place, for `data-mark`: chart.css says what it looks like. */
export const toMark = (index: number, { mark }: Partial<ChartSeries> = {}): number => mark ?? (index % MARKS) + 1;

/** The point below the pointer, from its place in the drawing, 0 to 1. Points of a line stand on both ends, columns have room around them. */
export function toPoint(place: number, count: number, hasColumns: boolean): number {
  const index = hasColumns ? Math.floor(place * count) : Math.round(place * (count - 1));
  return Math.min(count - 1, Math.max(0, index));
}

/** Where a series begins, where it ends, and where it is highest. */
export function describeSeries(data: readonly number[]) {
  const value = Math.max(0, ...data);
  return { first: data[0] ?? 0, final: data.at(-1) ?? 0, highest: { value, index: Math.max(0, data.indexOf(value)) } };
}

/** For each series, the sums of those below it: where its part of a stacked column begins. */
export function stack(series: readonly ChartSeries[]): readonly (readonly number[])[] {
  return series.map((one, index) => one.data.map((_, point) => series.slice(0, index).reduce((sum, { data }) => sum + (data[point] ?? 0), 0)));
}

/** Each value as a part of all, 0 to 1; all are 0 where nothing is. */
export function toShares(data: readonly number[]): readonly number[] {
  const total = data.reduce((sum, value) => sum + value, 0);
  return data.map((value) => (total > 0 ? value / total : 0));
}
