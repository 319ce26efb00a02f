import { expect, it } from 'vitest';
import { formatAge, notifications } from './notifications.ts';

it('three notifications are unread, newest first', () => {
  expect(notifications.filter(({ isUnread }) => isUnread)).toHaveLength(3);
  const ages = notifications.map(({ minutesAgo }) => minutesAgo);
  expect(ages).toEqual([...ages].sort((a, b) => a - b));
});

it.each([
  [3, 'en', '3 min. ago'],
  [60, 'en', '1 hr. ago'],
  [180, 'de', 'vor 3 Std.'],
  [1440, 'es', 'hace 1 d'],
])('an age of %d minutes reads in %s as %s', (minutes, tag, text) => {
  expect(formatAge(minutes, tag)).toBe(text);
});
