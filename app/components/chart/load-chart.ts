import type { ComponentType } from 'react';
import type { ChartProps } from '#app/ui/chart/chart.ts';

/** A chart that may not have been loaded. */
export type ChartOf = ComponentType<ChartProps> | undefined;

/** A chart and its library are a chunk of their own. Undefined if it could not be loaded: a table shows the same figures. */
export async function loadChart<Chunk>(chunk: Promise<Chunk>): Promise<Chunk | undefined> {
  try {
    return await chunk;
  } catch {
    return undefined;
  }
}
