import { type EventAddress, parseEventAddress, toEventUrl } from '#protocol/event-address.ts';
import type { CreativeMessage } from '#protocol/frame.ts';
import { toPlanName } from '#protocol/tracking.ts';
import { readPageFields } from './page-config.ts';

/**
 * In an exported file: reports each event to the address that the file carries, by its name in the tracking plan. Without an address, nothing is sent.
 * An address that cannot be reached is no fault of the ad's: nothing is tried again, nothing is said. `given`: the address; `ask`: how it is asked for.
 */
export function createEventSender(given = readPageFields().events, ask: (url: string) => void = askAsImage): (message: CreativeMessage) => void {
  const address = parseEventAddress(given);
  return (message) => {
    if (address && message.t === 'event') send(address, toPlanName(message.name, message.data.name), ask);
  };
}

function send({ to, by }: EventAddress, event: string, ask: (url: string) => void): void {
  const url = toEventUrl(to, event, Date.now(), Math.random());
  // As text: for another type a stranger's address is asked for permission first.
  if (by === 'beacon') navigator.sendBeacon(url, JSON.stringify({ event }));
  else ask(url);
}

function askAsImage(url: string): void {
  new Image().src = url;
}
