/** Strings, the colon that makes a string a key, and brackets. Numbers and literals do not matter here. */
const SIGN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g;

/** A key that occurs twice in one object. JSON.parse takes the last value, other parsers the first: a consent must not depend on the parser. */
export function findRepeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [sign, colon] of json.matchAll(SIGN)) {
    if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (colon !== undefined) {
      // Unescaped first: "\u0061" is the same key as "a".
      const key: string = JSON.parse(sign.slice(0, -colon.length));
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return undefined;
}
