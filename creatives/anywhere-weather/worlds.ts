import { alps } from './alps.ts';
import { lagoon } from './lagoon.ts';
import { medina } from './medina.ts';
import { neonBay } from './neon-bay.ts';
import type { WorldId } from './weather.ts';
import type { World } from './world.ts';

export const worlds: Readonly<Record<WorldId, World>> = { lagoon, alps, medina, 'neon-bay': neonBay };

/** Where a chip's porthole looks. */
export const portholeAt: Readonly<Record<WorldId, number>> = { lagoon: 300, alps: 352, medina: 285, 'neon-bay': 350 };
