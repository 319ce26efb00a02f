import { type ComponentProps, use } from 'react';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { useText } from '#app/i18n/use-text.ts';
import { LEAVE_TO } from './preview-dialog.ts';
import { Leave } from './use-leave.ts';

interface LeaveLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** It gets the focus when Escape leaves the ad (player.tsx). */
  readonly takesEscape?: boolean;
}

/** A link that closes the preview. Without script it is a plain link; with script it goes back to the list. */
export function LeaveLink({ takesEscape = false, children, ...rest }: LeaveLinkProps) {
  const { t } = useText();
  const leave = use(Leave);
  return (
    <a
      {...rest}
      href={LEAVE_TO}
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
