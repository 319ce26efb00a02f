/** What a person would say of a line: where it begins, where it ends, and where it was highest. */
export function describeSeries(data: readonly number[]) {
  const value = Math.max(0, ...data);
  return { first: data[0] ?? 0, final: data.at(-1) ?? 0, highest: { value, index: Math.max(0, data.indexOf(value)) } };
}
