/** Parts of a coin: eight digits after the point, as wallets count. US dollars are counted in cents. Both are whole numbers, so that nothing is lost by adding. */
export const UNITS_PER_COIN = 100_000_000;
export const CENTS_PER_USD = 100;

/** What units of a coin are worth at a price, to the cent: half a cent is rounded up. */
export function toCents(units: number, priceCents: number): number {
  return divide(BigInt(units) * BigInt(priceCents), UNITS_PER_COIN);
}

/** Divides a product that may be larger than numbers hold exactly. No value is below zero; a half is rounded up. */
export function divide(product: bigint, by: number | bigint): number {
  const divisor = BigInt(by);
  return Number((2n * product + divisor) / (2n * divisor));
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
