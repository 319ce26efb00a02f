export const invoiceStatuses = ['Paid', 'Open', 'Overdue', 'Refunded'] as const;

/** Never written, so it needs no schema. Amounts in USD. */
export interface Invoice {
  readonly id: number;
  readonly invoiceID: string;
  readonly status: (typeof invoiceStatuses)[number];
  readonly founder: string;
  readonly company: string;
  readonly email: string;
  readonly billingAddress: string;
  readonly shippingAddress: string;
  /** How it is paid: 'Visa, ending 4242'. */
  readonly card: string;
  readonly orderId: string;
  readonly orderDate: string;
  readonly date: string;
  readonly dueDate: string;
  readonly invoicePrice: number;
  readonly orderSummary: {
    /** `price`: of one piece. */
    readonly items: readonly { readonly id: number; readonly item: string; readonly quantity: number; readonly price: number }[];
    readonly subTotal: number;
    readonly shipping: number;
    /** Of what is sold and its shipping. 0 where the customer accounts for VAT. */
    readonly vatPercent: number;
    readonly vat: number;
    readonly total: number;
  };
}
