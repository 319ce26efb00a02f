import * as z from 'zod/mini';
import { amount, date, email, requiredText, text } from './text.ts';

/** What the shop sells: ready-made creatives. Never written, so it needs no schema. */
export interface Product {
  readonly id: number;
  /** The creative's folder name: its picture is /creatives/{image}/thumbnail.webp. */
  readonly image: string;
  readonly name: string;
  readonly category: string;
  /** 1 to 5. */
  readonly rating: number;
  /** In USD, like every price. */
  readonly oldPrice: number;
  readonly newPrice: number;
  readonly isOffer: boolean;
  /** Percent off. */
  readonly offer: number;
  readonly reviews: number;
  readonly subImage: readonly string[];
  readonly specification: readonly { readonly type: string; readonly value: string }[];
  readonly features: readonly string[];
  readonly colorOptions: readonly { readonly color: string; readonly image: string }[];
}

export interface Shop {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly product: number;
  readonly balance: number;
}

export const paymentStatuses = ['Paid', 'Chargeback', 'Refund'] as const;
export const paymentMethods = ['Mastercard', 'Visa', 'Paypal', 'COD'] as const;

export const order = z.object({
  id: z.int(),
  /** The number shown to people: '#SK2540'. */
  orderId: requiredText,
  billingName: requiredText,
  product: text,
  orderDate: date,
  total: amount,
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
});

export type Order = z.infer<typeof order>;

export const customer = z.object({
  id: z.int(),
  username: requiredText,
  company: text,
  phone: text,
  email,
  address: text,
  rating: z.number().check(z.nonnegative(), z.lte(5)),
  walletBalance: amount,
  joiningDate: date,
});

export type Customer = z.infer<typeof customer>;
