import type { BlogComment } from '#mock-api/records/blog-comment.ts';

/** Readers of the first visit. Dates, not distances from now: they follow the dates of the articles. */
export const blogComments: readonly BlogComment[] = [
  {
    id: 1,
    slug: 'granola-launch',
    user: { name: 'Henrik Dahl', profile: 'HD' },
    comment: 'Cutting the film was the brave part. How many versions did you test before you settled on twenty seconds?',
    time: '2026-09-18T14:20:00.000Z',
  },
  {
    id: 2,
    slug: 'granola-launch',
    user: { name: 'Lucia Bianchi', profile: 'LB' },
    comment: 'Three: thirty, twenty and fifteen. Fifteen kept as many viewers, but only two of the four mixes could be told apart in it.',
    time: '2026-09-18T16:05:00.000Z',
  },
  {
    id: 3,
    slug: 'studio-shoot',
    user: { name: 'Carla Moretti', profile: 'CM' },
    comment: 'Who paid for the calls of the central team, the brand or you?',
    time: '2026-07-03T08:40:00.000Z',
  },
  {
    id: 4,
    slug: 'studio-shoot',
    user: { name: 'Aiko Tanabe', profile: 'AT' },
    comment: 'The brand. It was 7% of the budget, agreed before the start, and it saved about 300 leads.',
    time: '2026-07-03T09:15:00.000Z',
  },
  {
    id: 5,
    slug: 'lunch-on-the-belt',
    user: { name: 'Samir Qureshi', profile: 'SQ' },
    comment: 'We run the same hours for coffee. The first three days told us more than any forecast, too.',
    time: '2026-05-22T10:30:00.000Z',
  },
  {
    id: 6,
    slug: 'fees-first',
    user: { name: 'Priya Raman', profile: 'PR' },
    comment: 'I would print 1.40 divided by 0.94 on the wall of every team that buys installs.',
    time: '2026-03-10T07:55:00.000Z',
  },
];
