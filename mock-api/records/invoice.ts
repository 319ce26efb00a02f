/** Never written, so it needs no schema. Amounts in USD. */
export interface Invoice {
  readonly id: number;
  readonly invoiceID: string;
  readonly founder: string;
  readonly company: string;
  readonly email: string;
  readonly billingAddress: string;
  readonly shippingAddress: string;
  /** 'Visa, ending 4242'. */
  readonly card: string;
  readonly orderId: string;
  readonly orderDate: string;
  readonly date: string;
  readonly invoicePrice: number;
  readonly orderSummary: {
    readonly items: readonly { readonly id: number; readonly item: string; readonly price: number }[];
    readonly subTotal: number;
    readonly shipping: number;
    readonly total: number;
  };
}
