/** Strings, the colon that makes one of them a key, and what opens and closes. Numbers and words need no look. */
const SIGN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g;

/** A key that an object of this JSON has twice: JSON.parse takes the last one, others the first, and a consent must not depend on that. */
export function findRepeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [sign, colon] of json.matchAll(SIGN)) {
    if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (colon !== undefined) {
      // As it is meant, not as it is written: "\u0061" is "a".
      const key: string = JSON.parse(sign.slice(0, -colon.length));
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return undefined;
}
