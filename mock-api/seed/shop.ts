import { type CartLine, type Customer, type Order, paymentMethods, type Shop } from '#mock-api/records/shop.ts';
import { toDay } from './dates.ts';
import { products } from './products.ts';

type CustomerFacts = readonly [
  username: string,
  company: string,
  phone: string,
  email: string,
  address: string,
  rating: number,
  walletBalance: number,
  joinedDaysAgo: number,
];

/** Numbers from ranges reserved for fiction; every address ends in .example. */
const customerFacts: readonly CustomerFacts[] = [
  ['Henrik Dahl', 'Nordkorn Bakeries', '+46 8 465 004 12', 'henrik.dahl@nordkorn.example', '14 Kvarngatan, Malmö', 4.6, 5240, 812],
  ['Carla Moretti', 'Casa Lume', '+39 02 5550 0142', 'carla.moretti@casalume.example', '8 Via dei Tigli, Bologna', 4.2, 3180, 644],
  ['Samir Qureshi', 'Halden Mobile', '+44 20 7946 0188', 'samir.qureshi@haldenmobile.example', '27 Foundry Row, Leeds', 3.9, 7420, 590],
  ['Anneke de Wit', 'Fietsfabriek Noord', '+31 20 555 0117', 'anneke.dewit@fietsnoord.example', '3 Scheepsweg, Groningen', 4.8, 2060, 533],
  ['Rafael Duarte', 'Onda Streaming', '+351 21 555 0163', 'rafael.duarte@ondastream.example', '51 Rua do Cais, Porto', 4.4, 9150, 471],
  ['Mei-Ling Chow', 'Tidewater Tea', '+852 5550 0129', 'meiling.chow@tidewatertea.example', '19 Harbour Steps, Hong Kong', 4.1, 1380, 402],
  ['Viktor Petrenko', 'Stal & Syn Motors', '+48 22 555 0144', 'viktor.petrenko@stalsyn.example', '6 Wiślana, Kraków', 3.6, 11200, 365],
  ['Josefine Krug', 'Krug Optik', '+49 30 555 0108', 'josefine.krug@krugoptik.example', '72 Lindenallee, Potsdam', 4.7, 1890, 318],
  ['Deepa Nair', 'Saffron Bank', '+91 22 5550 0171', 'deepa.nair@saffronbank.example', '11 Marine Lines, Mumbai', 4.3, 14650, 260],
  ['Luca Steiner', 'Alpglanz Skincare', '+41 44 555 01 36', 'luca.steiner@alpglanz.example', '4 Mühlebachweg, Zürich', 4.5, 3720, 201],
  ['Hana Kobayashi', 'Komorebi Travel', '+81 3 5550 0195', 'hana.kobayashi@komorebi.example', '2-8 Aoba, Yokohama', 4.9, 6330, 148],
  ['Nadia Rahmani', 'Atlas Grocers', '+212 5225 50118', 'nadia.rahmani@atlasgrocers.example', '33 Rue des Orangers, Rabat', 3.8, 2475, 92],
  ['Elliot Marsh', 'Pinecrest Insurance', '+1 503 555 0126', 'elliot.marsh@pinecrest.example', '910 Alder Street, Portland', 4.0, 5015, 37],
];

export function createCustomers(now: Date): readonly Customer[] {
  return customerFacts.map(([username, company, phone, email, address, rating, walletBalance, days], index) => ({
    id: index + 1,
    username,
    company,
    phone,
    email,
    address,
    rating,
    walletBalance,
    joiningDate: toDay(now, -days),
  }));
}

type OrderFacts = readonly [customer: number, product: number, daysAgo: number, status: Order['paymentStatus'], method: Order['paymentMethod']];

const orderFacts: readonly OrderFacts[] = [
  [1, 1, 0, 'Paid', 'Mastercard'],
  [5, 8, 1, 'Paid', 'Visa'],
  [9, 7, 2, 'Paid', 'Visa'],
  [2, 3, 4, 'Chargeback', 'Paypal'],
  [7, 4, 5, 'Paid', 'Mastercard'],
  [11, 6, 8, 'Paid', 'Visa'],
  [3, 2, 9, 'Refund', 'Paypal'],
  [12, 5, 13, 'Paid', 'COD'],
  [4, 1, 16, 'Paid', 'Mastercard'],
  [10, 7, 20, 'Paid', 'Visa'],
  [6, 5, 24, 'Refund', 'Mastercard'],
  [13, 3, 29, 'Chargeback', 'Visa'],
  [8, 4, 33, 'Paid', 'Paypal'],
];

/** Those before them, by the same customers. */
const EARLIER = 27;
const earlier = Array.from(
  { length: EARLIER },
  (_, index): OrderFacts => [
    ((index * 5) % customerFacts.length) + 1,
    ((index * 7) % products.length) + 1,
    36 + index * 3,
    index % 9 === 4 ? 'Refund' : index % 13 === 7 ? 'Chargeback' : 'Paid',
    paymentMethods[(index * 3) % paymentMethods.length] ?? 'Visa',
  ],
);

/** Newest first. Each order is by a customer above, for a product of the shops at its price. */
export function createOrders(now: Date): readonly Order[] {
  return [...orderFacts, ...earlier].map(([customer, productId, daysAgo, paymentStatus, paymentMethod], index) => {
    const product = products.find(({ id }) => id === productId);
    return {
      id: index + 1,
      orderId: `#SK${2553 - index}`,
      billingName: customerFacts[customer - 1]?.[0] ?? '',
      product: product?.name ?? '',
      orderDate: toDay(now, -daysAgo),
      total: product?.newPrice ?? 0,
      paymentStatus,
      paymentMethod,
    };
  });
}

/** What lies in the cart at the first visit. */
export const cartLines: readonly CartLine[] = [
  { id: 1, product: 1, color: 'Full colour', quantity: 2 },
  { id: 2, product: 12, color: 'Petrol', quantity: 1 },
];

/** How many products each sells is counted. */
export const shops: readonly Omit<Shop, 'product'>[] = [
  { id: 1, name: 'Wheelhouse Games', color: 'primary', balance: 13_250 },
  { id: 2, name: 'Northlight 3D', color: 'warning', balance: 28_400 },
  { id: 3, name: 'Paper Lantern Motion', color: 'danger', balance: 9_870 },
  { id: 4, name: 'Sofa & Remote', color: 'success', balance: 17_640 },
  { id: 5, name: 'Thumbstop Studio', color: 'info', balance: 21_115 },
  { id: 6, name: 'Kerning & Kin', color: 'primary', balance: 6_420 },
  { id: 7, name: 'Fold Nine', color: 'dark', balance: 11_905 },
  { id: 8, name: 'Saltwater Sound', color: 'info', balance: 4_380 },
  { id: 9, name: 'Half Past Pixel', color: 'warning', balance: 15_730 },
];
