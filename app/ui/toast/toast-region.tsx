import '../aria/press-style.ts';
import './toast.css';
import { useState } from 'react';
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Icon } from '../icon.tsx';
import { leaveLayer } from '../keep-focus.ts';
import type { Toast } from './show-toast.ts';

export const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** F6 leads to it from anywhere; Escape closes nothing of the page below. */
function ToastRegion() {
  /** Numbered: what is said twice is said again. */
  const [said, setSaid] = useState({ turn: 0, text: '' });
  const act = (button: Element, key: string, action: Toast['action']) => {
    leaveLayer(button);
    queue.close(key);
    action?.run();
    setSaid(({ turn }) => ({ turn: turn + 1, text: action?.done ?? '' }));
  };
  return (
    <>
      <AriaToastRegion queue={queue} className="toasts">
        {({ toast }) => {
          const { text, isError, action, closeLabel } = toast.content;
          return (
            <AriaToast toast={toast} className="toast" data-error={isError || undefined}>
              <ToastContent className="toast-text">
                <Text slot="title">{text}</Text>
              </ToastContent>
              {action && (
                <AriaButton className="text-button" onPress={({ target }) => act(target, toast.key, action)}>
                  {action.label}
                </AriaButton>
              )}
              <AriaButton slot="close" className="icon-button" aria-label={closeLabel}>
                <Icon name="close" size={16} />
              </AriaButton>
            </AriaToast>
          );
        }}
      </AriaToastRegion>
      {createPortal(
        <div role="status" className="visually-hidden toast-said">
          <p key={said.turn}>{said.text}</p>
        </div>,
        document.body,
      )}
    </>
  );
}

// A root of its own: toasts outlive the page that shows them.
createRoot(document.createElement('div')).render(<ToastRegion />);
