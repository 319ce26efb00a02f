import { expect, it } from 'vitest';
import { ApiError } from '#app/api/api-error.ts';
import { load } from './load.ts';
import { describeSeries } from './series.ts';

it('tells success from failure and never rejects', async () => {
  expect(await load(Promise.resolve([1]))).toEqual({ status: 'success', data: [1] });
  expect(await load(Promise.reject(new ApiError(500, 'Cannot get wallet data')))).toEqual({ status: 'failure', message: 'Cannot get wallet data' });
  expect(await load(Promise.reject(new TypeError('Failed to fetch')))).toEqual({ status: 'failure', message: 'Failed to fetch' });
  expect(await load(Promise.reject('gone'))).toEqual({ status: 'failure', message: 'gone' });
});

it('says of a line where it begins, ends and is highest', () => {
  expect(describeSeries([3, 9, 4])).toEqual({ first: 3, final: 4, highest: { value: 9, index: 1 } });
  expect(describeSeries([])).toEqual({ first: 0, final: 0, highest: { value: 0, index: 0 } });
});
