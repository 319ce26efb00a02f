/** The client's page. In the cache of decks it is the key of the deck, as its pictures have their own addresses. */
export const toClientPath = (id: string) => `/d/${id}`;

/** Where a demo stands on it. With this end the address can be typed from paper and still shows the client's brand, which only longer links can carry. */
export const toPlaceId = (demo: number) => `demo-${demo}`;
export const toPlacePath = (clientPath: string, demo: number) => `${clientPath}#${toPlaceId(demo)}`;

/** The end of such an address by which the page prints itself: it is its owner who asks, so that visit is not counted. */
export const PRINT_HASH = '#print';
export const isPrinting = () => globalThis.location?.hash === PRINT_HASH;

/** The owner's page of a deck. The secret is behind the `#`, which browsers send to no server. */
export const toOwnerPath = ({ id, edit }: { readonly id: string; readonly edit: string }) => `/decks/${id}#${edit}`;
