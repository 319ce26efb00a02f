import type { EventName } from './frame.ts';
import { standardEvents } from './standard-events.ts';

/** What a creative reports beyond the events of every creative: its own words for what is done in it. In English, as the names in it. */
export interface DeclaredEvent {
  readonly event: Extract<EventName, 'interaction' | 'detail' | 'lead' | 'expand' | 'collapse'>;
  /** The creative's own name of it; `expand` and `collapse` have none. */
  readonly name?: string;
  /** What a person does, or what happens, as a sentence. */
  readonly when: string;
  /** A value as it is reported. */
  readonly example?: string;
}

/** Fields of a tracking plan, as ad operations take it into their tools. */
export const planFields = ['event', 'when', 'times', 'by_person', 'vast', 'simid', 'mraid', 'omid', 'gam', 'example'] as const;

/** One line of a tracking plan. Of a standard that has no word for the event, ''. */
export interface PlannedEvent extends Readonly<Record<(typeof planFields)[number], string>> {
  /** The event, with the creative's own name where it has one: `complete`, `interaction:spin`. */
  readonly event: string;
  /** In one showing of the ad. */
  readonly times: 'once' | 'many';
  /** Only a person can cause it. */
  readonly by_person: 'yes' | 'no';
  /** A value as it is reported. */
  readonly example: string;
}

interface Line {
  readonly when: string;
  readonly times: PlannedEvent['times'];
  readonly isByPerson: boolean;
  readonly example?: string;
}

/** Events of every creative. */
const common = {
  impression: {
    when: 'The ad has opened, with its fonts, before its first frame.',
    times: 'once',
    isByPerson: false,
  },
  viewable: { when: 'Half of the ad has been in view for one second.', times: 'once', isByPerson: false },
  attract_start: { when: 'The ad begins to play itself.', times: 'many', isByPerson: false },
  attract_end: { when: 'A person takes over, or the ad comes to rest.', times: 'many', isByPerson: false },
  engagement_start: { when: 'The first press, key or lean of a person.', times: 'once', isByPerson: true },
  first_quartile: { when: 'A quarter of the play is done.', times: 'once', isByPerson: true },
  midpoint: { when: 'Half of the play is done.', times: 'once', isByPerson: true },
  third_quartile: { when: 'Three quarters of the play are done.', times: 'once', isByPerson: true },
  complete: { when: 'The end card stands.', times: 'once', isByPerson: true },
  pause: { when: 'The pause button is pressed, or the player pauses.', times: 'many', isByPerson: true },
  resume: { when: 'The pause button is pressed again, or the player goes on.', times: 'many', isByPerson: true },
  click_through: { when: 'The call to action is pressed: the landing page opens.', times: 'many', isByPerson: true, example: 'cta' },
  error: { when: 'A script of the ad fails.', times: 'many', isByPerson: false, example: 'code exception' },
} as const satisfies Partial<Record<EventName, Line>>;
/** Their order around what a creative reports under its own names. */
const before = ['impression', 'viewable', 'attract_start', 'attract_end', 'engagement_start'] as const;
const after = ['first_quartile', 'midpoint', 'third_quartile', 'complete', 'pause', 'resume', 'click_through', 'error'] as const;

/** A film runs on by itself: how far it has run says nothing of a person. */
const ofFilm: readonly string[] = ['first_quartile', 'midpoint', 'third_quartile', 'complete'];

/** The name of an event in a plan: what a creative reports under its own name is counted by that name. */
export function toPlanName(event: EventName, name: unknown): string {
  return (event === 'interaction' || event === 'detail' || event === 'lead') && typeof name === 'string' ? `${event}:${name}` : event;
}

/** In one gesture an ad reports one interaction; what it reports after that, as while a key is held, is a detail of the same name. */
export const GOING_ON = 'detail:*';

/** The line of a plan that says of an event that it may be reported: its own, or that of interactions that go on. */
export function findPlanned(plan: readonly PlannedEvent[], event: string): string | undefined {
  const names = plan.map((line) => line.event);
  if (names.includes(event)) return event;
  const [kind, name] = event.split(/:(.*)/s);
  return kind === 'detail' && names.includes(`interaction:${name}`) ? GOING_ON : undefined;
}

/** All that a creative may report, in the order of a visit. `isFilm`: it is of size `video`. */
export function planTracking(declared: readonly DeclaredEvent[], isFilm: boolean): readonly PlannedEvent[] {
  const toCommon = (event: keyof typeof common) => {
    const line: Line = common[event];
    return toPlanned(event, event, { ...line, isByPerson: line.isByPerson && !(isFilm && ofFilm.includes(event)) });
  };
  const own = declared.map(({ event, name, ...line }) => toPlanned(event, toPlanName(event, name), { ...line, times: 'many', isByPerson: true }));
  const goesOn = toPlanned('detail', GOING_ON, {
    when: 'An interaction goes on in the same gesture, as while a key is held: reported under its name.',
    times: 'many',
    isByPerson: true,
    example: 'detail:hour',
  });
  return [...before.map(toCommon), ...own, goesOn, ...after.map(toCommon)];
}

function toPlanned(name: EventName, event: string, { when, times, isByPerson, example = '' }: Line): PlannedEvent {
  const { vast = '', simid = '', mraid = '', omid = '', gam = '' } = standardEvents[name];
  return { event, when, times, by_person: isByPerson ? 'yes' : 'no', vast, simid, mraid, omid, gam, example };
}
