import type { Brand } from '#protocol/brand.ts';

/** Whether an ad shows the mark of its sample brand beside the name: it is not another's. `own`: the sample's name. */
export const hasOwnMark = (brand: Brand, own: string): boolean => brand.name === own && !brand.logo;
