/** A sentence about what has just happened, which leaves by itself. */
export interface Toast {
  readonly text: string;
  /** Stays until it is closed. */
  readonly isError?: boolean;
  /** `done`: said to screen readers once it was taken, where only the eye would see what it did. */
  readonly action?: { readonly label: string; readonly done?: string; run(): void };
  /** The name of the button that closes it. */
  readonly closeLabel: string;
}

/** How long an action such as Undo is offered; longer while a pointer or the focus is on it. */
export const TOAST_MS = 10_000;

/** Shows a toast above the page, whatever page that is by then. What draws it is fetched at the first one. */
export async function showToast(toast: Toast): Promise<void> {
  const { queue } = await import('./toast-region.tsx');
  queue.add(toast, toast.isError ? {} : { timeout: TOAST_MS });
}
