import { ConfirmMail } from './confirm-mail.tsx';

export const handle = { hydrate: 'at-once' };

export const loader = () => null;
export const clientLoader = async () => null;

export default function ConfirmMailPage() {
  return <ConfirmMail />;
}
