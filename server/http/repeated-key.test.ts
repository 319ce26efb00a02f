import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRepeatedKey } from './repeated-key.ts';

it.each([
  ['{"consent":false,"consent":true}', 'consent'],
  ['{"a":1,"b":{"c":[{"d":1 , "d" : 2}]}}', 'd'],
  ['{"consent":false,"con\\u0073ent":true}', 'consent'],
  ['{"":1,"":2}', ''],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}', undefined],
  ['{"a":"a\\":1,\\"a\\":2","b":"{\\"b\\":1}"}', undefined],
  ['["a","a"]', undefined],
])('finds the repeated key of %s: %j', (json, key) => {
  JSON.parse(json);
  expect(findRepeatedKey(json)).toBe(key);
});

it('finds no repeated key in any JSON that JSON.stringify wrote', () => {
  fc.assert(fc.property(fc.jsonValue(), fc.nat(3), (value, space) => findRepeatedKey(JSON.stringify(value, null, space)) === undefined));
});
