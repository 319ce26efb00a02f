import { type GuestReport, type GuestTask, isKnock, parseReport } from '#protocol/guest.ts';

/**
 * Answers the first knock of the guest in `frame` with its task, and hears its reports. Returns the port, on which a container's moves are sent, and a
 * way to stop listening.
 */
export function hostGuest(
  frame: HTMLIFrameElement,
  task: GuestTask,
  onReport: (report: GuestReport) => void,
): { readonly port: MessagePort; readonly stop: () => void } {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    const report = parseReport(data);
    if (report) onReport(report);
  };
  const answer = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow || !isKnock(data)) return;
    removeEventListener('message', answer);
    frame.contentWindow?.postMessage(task, '*', [port2]);
  };
  addEventListener('message', answer);
  const stop = () => {
    removeEventListener('message', answer);
    port1.close();
  };
  return { port: port1, stop };
}
