import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Screen } from '#catalogue/find-demos.ts';

/** How screens are named, in the question and in the reasons. */
export const screenLabels = { desktop: 'Desktop', mobile: 'Mobile', tv: 'Television' } as const satisfies Readonly<Record<Screen, Label>>;
