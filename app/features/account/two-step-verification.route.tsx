import { TwoStep } from './two-step.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

/** What the form posts without script: the page says what it needs. The body is not read. */
export const action = () => ({ isPosted: true });

export default function TwoStepPage() {
  return <TwoStep />;
}
