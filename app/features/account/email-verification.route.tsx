import { EmailVerification } from './email-verification.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

export default function EmailVerificationPage() {
  return <EmailVerification />;
}
