import '../aria/press-style.ts';
import './toast.css';
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { createRoot } from 'react-dom/client';
import { Icon } from '../icon.tsx';
import type { Toast } from './show-toast.ts';

export const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** F6 leads to it from anywhere; Escape closes nothing of the page below. */
function ToastRegion() {
  return (
    <AriaToastRegion queue={queue} className="toasts">
      {({ toast }) => {
        const { text, isError, action, closeLabel } = toast.content;
        const act = () => {
          queue.close(toast.key);
          action?.run();
        };
        return (
          <AriaToast toast={toast} className="toast" data-error={isError || undefined}>
            <ToastContent className="toast-text">
              <Text slot="title">{text}</Text>
            </ToastContent>
            {action && (
              <AriaButton className="text-button" onPress={act}>
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
  );
}

// A root of its own: toasts outlive the page that shows them.
createRoot(document.createElement('div')).render(<ToastRegion />);
