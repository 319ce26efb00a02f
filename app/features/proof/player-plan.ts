import type { PlannedEvent } from '#protocol/tracking.ts';

const ofPlayer = { simid: '', mraid: '', omid: '', gam: '', example: '' } as const;

/** What a video player counts by itself, as the VAST answer asks it to; no creative reports these, so that no demo's plan has them. */
const own: readonly PlannedEvent[] = [
  { ...ofPlayer, event: 'start', vast: 'start', when: 'The player shows the first pictures of the film.', times: 'once', by_person: 'no' },
  { ...ofPlayer, event: 'mute', vast: 'mute', when: 'The player’s sound is switched off.', times: 'many', by_person: 'yes' },
  { ...ofPlayer, event: 'unmute', vast: 'unmute', when: 'The player’s sound is switched on.', times: 'many', by_person: 'yes' },
];

/** What it counts otherwise than an ad that plays alone: by the film, which runs on by itself. */
const byFilm: Readonly<Record<string, string>> = {
  viewable: 'Half of the player has been in view for two seconds of the film.',
  first_quartile: 'A quarter of the film is done.',
  midpoint: 'Half of the film is done.',
  third_quartile: 'Three quarters of the film are done.',
  complete: 'The film has ended.',
};

/** A demo's plan as a video player keeps it. */
export function toPlayerPlan(plan: readonly PlannedEvent[]): readonly PlannedEvent[] {
  return [...plan.map((line) => toFilmLine(line, byFilm[line.event])), ...own];
}

const toFilmLine = (line: PlannedEvent, when: string | undefined): PlannedEvent => (when === undefined ? line : { ...line, when, by_person: 'no' });
