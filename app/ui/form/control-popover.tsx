import './aria.css';
import { type ReactNode, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';

/** What opens below a control: in the dialog that it stands in, since the page behind a modal dialog is out of reach. */
export function ControlPopover({ className, children }: { className?: string; children: ReactNode }) {
  const [dialog, setDialog] = useState<Element>();
  return (
    <>
      <span hidden ref={(mark) => setDialog(mark?.closest('dialog') ?? undefined)} />
      <Popover className={className ? `control-popover ${className}` : 'control-popover'} {...(dialog && { UNSTABLE_portalContainer: dialog })}>
        {children}
      </Popover>
    </>
  );
}
