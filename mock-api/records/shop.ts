import * as z from 'zod/mini';
import { amount, date, email, requiredText, text } from './text.ts';

/** The inks in which a creative is delivered. */
export const colors = ['Full colour', 'Graphite', 'Sepia', 'Petrol', 'Violet'] as const;

export type Color = (typeof colors)[number];

/** A creative's folder name, whose still it is; a file in that folder; or a picture of one's own as a data URL. */
const picture = z.string().check(z.maxLength(60_000), z.regex(/^[a-z0-9-]+(\/[\w.-]+)?$|^data:image\//));
const count = (least: number) => z.int().check(z.gte(least));

/** What the shops sell: ready-made creatives. */
export const product = z.object({
  id: z.int(),
  /** Of the first picture. */
  image: picture,
  name: requiredText,
  category: requiredText,
  /** The id of the shop that sells it. */
  shop: z.int(),
  /** The folder name of the demo that it is made from; '' if of none. */
  madeFrom: text,
  /** 1 to 5; 0 as long as nobody has rated it. */
  rating: z.number().check(z.nonnegative(), z.lte(5)),
  /** In USD, like every price. */
  oldPrice: amount,
  newPrice: amount,
  isOffer: z.boolean(),
  /** Percent off. */
  offer: z.int().check(z.nonnegative(), z.lte(100)),
  /** How many have rated it. */
  reviews: count(0),
  subImage: z.array(picture),
  specification: z.array(z.object({ type: requiredText, value: requiredText })),
  features: z.array(requiredText),
  colorOptions: z.array(z.object({ color: z.enum(colors), image: picture })),
});

export type Product = z.infer<typeof product>;

/** A line of the cart. */
export const cartLine = z.object({
  id: z.int(),
  /** Its id. */
  product: z.int(),
  color: z.enum(colors),
  quantity: count(1).check(z.lte(99)),
});

export type CartLine = z.infer<typeof cartLine>;

export interface Shop {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  /** How many products it sells. */
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
