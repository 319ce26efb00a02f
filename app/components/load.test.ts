import { expect, it } from 'vitest';
import { ApiError } from '#app/api/api-error.ts';
import { load } from './load.ts';

it('load returns success or failure and never rejects', async () => {
  expect(await load(Promise.resolve([1]))).toEqual({ status: 'success', data: [1] });
  expect(await load(Promise.reject(new ApiError(500, 'Cannot get wallet data')))).toEqual({ status: 'failure', message: 'Cannot get wallet data' });
  expect(await load(Promise.reject(new TypeError('Failed to fetch')))).toEqual({ status: 'failure', message: 'Failed to fetch' });
  expect(await load(Promise.reject('gone'))).toEqual({ status: 'failure', message: 'gone' });
});
