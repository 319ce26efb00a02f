import { type ComponentProps, use } from 'react';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { useText } from '#app/i18n/use-text.ts';
import { LEAVE_TO, Leave } from './use-leave.ts';

/** A link that closes the preview. Without script it is a plain link; with it the way back to the list. */
export function LeaveLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const { t } = useText();
  const leave = use(Leave);
  return (
    <a
      {...rest}
      href={LEAVE_TO}
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
