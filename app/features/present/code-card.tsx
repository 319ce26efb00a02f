import { QrCode } from '#app/components/qr-code.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Join } from './screen-channel.ts';

/** A code in two halves, as it is read aloud. */
export const toSpoken = (code: string) => `${code.slice(0, 5)} ${code.slice(5)}`;

/** How to follow: the code to scan, the address to type. */
export function CodeCard({ join: { code, address, link } }: { join: Join }) {
  const { t } = useText();
  return (
    <div className="present-code">
      <QrCode isWanted text={link} label={t('QR code to follow the presentation')} />
      <p>{t('Scan the code and see on your own screen what is presented.')}</p>
      <p className="mono">
        {address.replace(/^https?:\/\//, '').replace(code, '')}
        <b>{toSpoken(code)}</b>
      </p>
    </div>
  );
}
