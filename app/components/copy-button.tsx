import { useEffect, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';

/** How long the button says what happened. */
const SAYS_MS = 2000;

interface CopyButtonProps {
  getText(): string | Promise<string>;
  readonly isDisabled?: boolean;
  readonly children?: string;
}

/** Copies a text and confirms it, or says that the browser forbids it. */
export function CopyButton({ getText, isDisabled = false, children }: CopyButtonProps) {
  const { t } = useText();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SAYS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await getText());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const said = outcome && t(outcome === 'copied' ? 'Copied' : 'The browser did not allow copying');
  return (
    <>
      <TextButton disabled={isDisabled} onClick={() => void copy()}>
        {said ?? children ?? t('Copy')}
      </TextButton>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
