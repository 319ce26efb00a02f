import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { PaymentModel } from '#catalogue/payment-models.ts';
import type { BudgetBand } from '#protocol/brief-fields.ts';

/** The KPI models on the way from an ad being seen to a sale, each with the moment that is billed. */
export const modelChoices = [
  { code: 'CPM', moment: 'seen' },
  { code: 'CPCV', moment: 'watched' },
  { code: 'CPC', moment: 'click' },
  { code: 'CPL', moment: 'lead' },
  { code: 'CPI', moment: 'install' },
  { code: 'CPA', moment: 'action' },
  { code: 'CPS', moment: 'sale' },
] as const satisfies readonly { readonly code: PaymentModel; readonly moment: Label }[];

/** `height`: of the drawn step, 0 to 3; none where nothing is decided. */
export const budgets = [
  { band: 'under-10k', height: 0 },
  { band: '10k-50k', height: 1 },
  { band: '50k-200k', height: 2 },
  { band: 'over-200k', height: 3 },
  { band: 'open', height: undefined },
] as const satisfies readonly { readonly band: BudgetBand; readonly height: number | undefined }[];
