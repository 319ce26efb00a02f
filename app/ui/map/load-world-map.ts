import address from 'world-atlas/countries-110m.json?url';
import type { Borders } from './world-shapes.ts';

/** The map with its library, a chunk, and the borders, which are data: both at once. */
export async function loadWorldMap() {
  const [{ WorldMap }, borders] = await Promise.all([import('./world-map.tsx'), fetchBorders()]);
  return { WorldMap, borders };
}

async function fetchBorders(): Promise<Borders> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The borders were answered with ${response.status}`);
  return await response.json();
}
