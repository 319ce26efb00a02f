import type { ReactNode } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { LEAVE_TO } from './use-leave.ts';

/** A link that closes the preview. Without script it is a plain link; with it the dialog's own `cancel` does the leaving. */
export function LeaveLink({ className = 'button', children }: { className?: string; children?: ReactNode }) {
  const { t } = useText();
  return (
    <a
      href={LEAVE_TO}
      className={className}
      onClick={(event) => {
        const dialog = event.currentTarget.closest('dialog');
        if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      }}
    >
      {children ?? t('Close')}
    </a>
  );
}
