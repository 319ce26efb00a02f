import { DATA_CHANGE_EVENT, loadMock } from './backend.ts';

export { UNSAVED_EVENT } from './backend.ts';

/** Resets the sample data of this device to that of a first visit: accounts, orders, mails, messages … and lets no call fail. */
export async function resetDemoData(): Promise<void> {
  const { resetDemoData: reset } = await loadMock();
  reset();
}

/** Of every storage key of the sample data: `DATA_PREFIX` of mock-api, which is not loaded before it is asked. */
const DATA_KEYS = 'surge.demo.';

/** Calls `listener` after each change of the sample data, in this tab or in another one. Returns the function that stops it. */
export function onDataChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(DATA_KEYS)) && listener();
  addEventListener(DATA_CHANGE_EVENT, listener);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(DATA_CHANGE_EVENT, listener);
    removeEventListener('storage', hear);
  };
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
  const { listEndpoints, failures } = await loadMock();
  return (await listEndpoints()).map(({ name, errorMessage }) => ({ name, refusal: errorMessage, isFailing: failures.has(name) }));
}

export async function setFailing(name: string, isFailing: boolean): Promise<void> {
  const { failures } = await loadMock();
  failures.set(name, isFailing);
}

/** The names of the calls that were set to fail. */
export async function listFailingCalls(): Promise<readonly string[]> {
  const { failures } = await loadMock();
  return failures.list();
}

export async function clearFailingCalls(): Promise<void> {
  const { failures } = await loadMock();
  failures.clear();
}
