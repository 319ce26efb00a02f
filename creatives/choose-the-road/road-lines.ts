/** Film units from the top: far edge, middle line, near edge of the road, and the ground under the van. */
export const ROAD = { far: 410, middle: 437, near: 503, van: 468 } as const;
