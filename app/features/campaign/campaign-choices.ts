import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { PaymentModel } from '#catalogue/payment-models.ts';
import type { BudgetBand } from '#protocol/budget.ts';

/** The KPI models in the order of a visitor's way from seeing an ad to buying, each with the moment that is billed. */
export const modelChoices = [
  { code: 'CPM', moment: 'seen' },
  { code: 'CPCV', moment: 'watched' },
  { code: 'CPC', moment: 'click' },
  { code: 'CPL', moment: 'lead' },
  { code: 'CPI', moment: 'install' },
  { code: 'CPA', moment: 'action' },
  { code: 'CPS', moment: 'sale' },
] as const satisfies readonly { readonly code: PaymentModel; readonly moment: Label }[];

/** `height`: of the step in its drawing, 0 to 3; undefined for a budget that is not decided. */
export const budgets = [
  { band: 'under-10k', height: 0 },
  { band: '10k-50k', height: 1 },
  { band: '50k-200k', height: 2 },
  { band: 'over-200k', height: 3 },
  { band: 'open', height: undefined },
] as const satisfies readonly { readonly band: BudgetBand; readonly height: number | undefined }[];
