import { type ReactNode, use } from 'react';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { useText } from '#app/i18n/use-text.ts';
import { LEAVE_TO, Leave } from './use-leave.ts';

interface LeaveLinkProps {
  readonly className?: string;
  /** The keyboard comes here when the ad lets go of it (player.tsx). */
  readonly takesEscape?: boolean;
  readonly children?: ReactNode;
}

/** A link that closes the preview. Without script it is a plain link; with it the way back to the list. */
export function LeaveLink({ className = 'button', takesEscape = false, children }: LeaveLinkProps) {
  const { t } = useText();
  const leave = use(Leave);
  return (
    <a
      href={LEAVE_TO}
      className={className}
      data-escape-focus={takesEscape ? '' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        leave();
      }}
    >
      {children ?? t('Close')}
    </a>
  );
}
