import { describe, expect, it } from 'vitest';
import { eventNames } from './frame.ts';
import { findPlanned, planFields, planTracking, toPlanName } from './tracking.ts';

const declared = [
  { event: 'interaction', name: 'spin', when: 'The wheel is flicked.', example: '0.72' },
  { event: 'expand', when: 'The strip opens.' },
] as const;

describe('a tracking plan', () => {
  it('has what every creative reports around what this one declares, each once, with every field', () => {
    const plan = planTracking(declared, false);
    const events = plan.map(({ event }) => event);
    expect(events).toEqual([
      'impression',
      'viewable',
      'attract_start',
      'attract_end',
      'engagement_start',
      'interaction:spin',
      'expand',
      'detail:*',
      'first_quartile',
      'midpoint',
      'third_quartile',
      'complete',
      'pause',
      'resume',
      'click_through',
      'error',
    ]);
    for (const row of plan) expect(Object.keys(row)).toEqual(planFields);
  });

  it('says of a game that only a person ends it, of a film that it ends by itself', () => {
    const byPerson = (isFilm: boolean) =>
      planTracking([], isFilm)
        .filter(({ by_person }) => by_person === 'yes')
        .map(({ event }) => event);
    expect(byPerson(false)).toEqual([
      'engagement_start',
      'detail:*',
      'first_quartile',
      'midpoint',
      'third_quartile',
      'complete',
      'pause',
      'resume',
      'click_through',
    ]);
    expect(byPerson(true)).toEqual(['engagement_start', 'detail:*', 'pause', 'resume', 'click_through']);
  });

  it('gives the words of the standards, and none where they have none', () => {
    const [spin] = planTracking(declared, false).filter(({ event }) => event === 'interaction:spin');
    expect(spin).toMatchObject({
      vast: 'otherAdInteraction',
      simid: 'Creative:reportTracking',
      mraid: '',
      gam: 'Total interactions',
      example: '0.72',
    });
  });

  it('counts what a creative reports by its own name, all else by the event alone', () => {
    expect(toPlanName('detail', 'peg')).toBe('detail:peg');
    expect(toPlanName('lead', 'test drive')).toBe('lead:test drive');
    expect(toPlanName('interaction', undefined)).toBe('interaction');
    for (const event of eventNames.filter((name) => !['interaction', 'detail', 'lead'].includes(name))) expect(toPlanName(event, 'cta')).toBe(event);
  });

  it('knows a detail of a planned interaction, and no other', () => {
    const plan = planTracking(declared, false);
    expect(['interaction:spin', 'detail:spin', 'complete'].map((event) => findPlanned(plan, event))).toEqual([
      'interaction:spin',
      'detail:*',
      'complete',
    ]);
    expect(['detail:peg', 'interaction:peg', 'lead:spin', 'replay'].map((event) => findPlanned(plan, event))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
