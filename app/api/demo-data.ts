import { loadMock } from './backend.ts';

export { UNSAVED_EVENT } from './backend.ts';

/** Resets the sample data of this device to that of a first visit: accounts, orders, mails, messages … */
export async function resetDemoData(): Promise<void> {
  const { resetDemoData: reset } = await loadMock();
  reset();
}

export interface EndpointSwitch {
  /** 'GET /products' */
  readonly name: string;
  /** The sentence with which it fails. */
  readonly refusal: string;
  readonly isFailing: boolean;
}

/** Every call of the pretend backend, and whether it was set to fail on this device. */
export async function listEndpointSwitches(): Promise<readonly EndpointSwitch[]> {
  const { endpoints, failures } = await loadMock();
  return endpoints.map(({ name, errorMessage }) => ({ name, refusal: errorMessage, isFailing: failures.has(name) }));
}

export async function setFailing(name: string, isFailing: boolean): Promise<void> {
  const { failures } = await loadMock();
  failures.set(name, isFailing);
}
