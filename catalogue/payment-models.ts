/** The KPI models a campaign can be paid by (spec §2 Performance Model). */
export const paymentModels = ['CPM', 'CPS', 'CPL', 'CPC', 'CPCV', 'CPI', 'CPA'] as const;

export type PaymentModel = (typeof paymentModels)[number];
