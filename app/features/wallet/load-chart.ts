import type { OverviewChartComponent } from './overview-chart.tsx';

/** The chart and its library, a chunk of their own; undefined where it did not arrive: the table says the same. */
export async function loadChart(): Promise<OverviewChartComponent | undefined> {
  try {
    return (await import('./overview-chart.tsx')).OverviewChart;
  } catch {
    return undefined;
  }
}
