import { expect, it } from 'vitest';
import { ApiError } from '#app/api/api-error.ts';
import { toAnswer, toRefusal } from './answers.ts';

it('shows the sentence of a refusal unchanged, with its hint', () => {
  expect(toRefusal(new ApiError(400, 'Invalid Token !!'))).toEqual({
    sentence: 'Invalid Token !!',
    advice: 'Sign out and in again, then save once more.',
  });
  expect(toRefusal(new ApiError(400, 'Username and password are invalid. Please enter correct username and password'))).toEqual({
    sentence: 'Username and password are invalid. Please enter correct username and password',
  });
  expect(toRefusal(new ApiError(503, 'Closed for the night'))).toEqual({ sentence: 'Closed for the night' });
});

it('does not show what the browser says about a network that failed', () => {
  expect(toRefusal(new TypeError('Failed to fetch')).sentence).toMatch(/^This did not work\./);
});

it('shows the sentence of a success unchanged', () => {
  expect(toAnswer('Profile Updated Successfully')).toEqual({ sentence: 'Profile Updated Successfully' });
});
