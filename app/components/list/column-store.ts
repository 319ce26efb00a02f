import { createDeviceStore, parseJson } from '#app/device-store.ts';

/** How this device shows the columns of a list. */
export interface ColumnChoice {
  /** Keys. */
  readonly hidden: readonly string[];
  /** Pixels by key; without any, the browser decides. */
  readonly widths: Readonly<Record<string, number>>;
}

export const everyColumn: ColumnChoice = { hidden: [], widths: {} };

/** The choices of all lists, by the names of the lists. */
export const columnStore = createDeviceStore<Readonly<Record<string, ColumnChoice>>>({
  key: 'surge.columns',
  parse: (text) => {
    const value = parseJson(text);
    return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, choice]) => [name, toChoice(choice)])) : {};
  },
  format: (choices) => (Object.keys(choices).length > 0 ? JSON.stringify(choices) : null),
});

function toChoice(value: unknown): ColumnChoice {
  if (!isRecord(value)) return everyColumn;
  const hidden = Array.isArray(value.hidden) ? value.hidden.filter((key) => typeof key === 'string') : [];
  const widths = isRecord(value.widths)
    ? Object.entries(value.widths).flatMap(([key, px]) => (typeof px === 'number' && px > 0 ? [[key, px]] : []))
    : [];
  return { hidden, widths: Object.fromEntries(widths) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
