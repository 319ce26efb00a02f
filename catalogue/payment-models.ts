/** The KPI models a campaign can be paid by (spec §2 Performance Model). */
export const paymentModels = ['CPM', 'CPS', 'CPL', 'CPC', 'CPCV', 'CPI', 'CPA'] as const;

export type PaymentModel = (typeof paymentModels)[number];

/** The `?model=` of /start-campaign. */
export const MODEL_PARAMETER = 'model';

export function findPaymentModel(code: string | null): PaymentModel | undefined {
  return paymentModels.find((model) => model === code);
}
