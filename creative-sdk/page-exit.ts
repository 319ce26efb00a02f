import { isWebAddress } from '#protocol/address.ts';

/**
 * The ad server's `clickTag`: a parameter of the page's address, or a global variable of the page. Anybody can write an address, so a `clickTag` that is
 * no web address is skipped, and the global variable is used.
 */
export function findClickTag(): string | undefined {
  const query = new URLSearchParams(location.search);
  const given: readonly unknown[] = [query.get('clickTag'), query.get('clickTAG'), Reflect.get(window, 'clickTag')];
  return given.find(isWebAddress);
}
