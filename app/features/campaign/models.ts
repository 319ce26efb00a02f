/** The payment models a link may name (spec §2 Performance Model). */
const models = ['CPM', 'CPS', 'CPL', 'CPC', 'CPCV', 'CPI', 'CPA'] as const;

export type ModelCode = (typeof models)[number];

export function findModel(code: string | null): ModelCode | undefined {
  return models.find((model) => model === code);
}
