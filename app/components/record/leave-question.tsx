import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';

interface LeaveQuestionProps {
  /** Asked at each change of the address, and at its end. */
  isChanged(): boolean;
  /** The form changes the query itself, such as by its steps: only another page is left for. */
  readonly ownsQuery?: boolean;
  /** What to ask and to say where the form keeps a draft. */
  readonly words?: { readonly title: string; readonly text: string };
}

/** Asks before something typed is lost: by a link, the browser's Back or the X of a dialog, whose being open is in the address. */
export function LeaveQuestion({ isChanged, ownsQuery = false, words }: LeaveQuestionProps) {
  const { t } = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => (!ownsQuery || currentLocation.pathname !== nextLocation.pathname) && isChanged(),
  );
  // An effect: leaving the site is the browser's to ask about.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={words?.title ?? t('Leave without saving?')} onClose={blocker.reset}>
      <p>{words?.text ?? t('What you typed is not saved.')}</p>
      <DialogActions>
        <Button onClick={blocker.reset}>{t('Keep typing')}</Button>
        <Button onClick={blocker.proceed}>{t('Leave')}</Button>
      </DialogActions>
    </Dialog>
  );
}
