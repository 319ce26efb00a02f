import { type Delivery, noDelivery, toDelivery } from '#app/components/take-away/delivery.ts';
import { createDeviceStore, parseJson } from '#app/device-store.ts';

/** How this visitor's exports are trafficked, the same for every demo; kept on this device alone. */
export const keptDelivery = createDeviceStore<Delivery>({
  key: 'surge.delivery',
  parse: (text) => toDelivery(parseJson(text)),
  format: (delivery) => (JSON.stringify(delivery) === JSON.stringify(noDelivery) ? null : JSON.stringify(delivery)),
});
