import type { Demo } from '#catalogue/demo.ts';
import { type DeclaredEvent, type PlannedEvent, planTracking } from '#protocol/tracking.ts';

/** Read on the server alone: a browser fetches the plan that lies beside each built ad. */
const declared: Readonly<Record<string, readonly DeclaredEvent[]>> = import.meta.glob<readonly DeclaredEvent[]>(
  ['/creatives/*/tracking.ts', '/creatives/*/units/*/tracking.ts'],
  { eager: true, import: 'tracking' },
);

/** What a unit may report: what its folder declares, or its demo's where it declares nothing. */
export function listPlanned({ slug, size }: Pick<Demo, 'slug' | 'size'>): readonly PlannedEvent[] {
  const [folder = ''] = slug.split('/');
  const own = declared[`/creatives/${slug}/tracking.ts`] ?? declared[`/creatives/${folder}/tracking.ts`] ?? [];
  return planTracking(own, size === 'video');
}
