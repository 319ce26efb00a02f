import { type RefObject, useEffect, useState } from 'react';

/** The editor that a file is meant for: that of the demo where it comes, else the only one that is open. */
function findMeant(target: EventTarget | null): Element | undefined {
  const editors = [...document.querySelectorAll('.page-editor')];
  const here = editors.find((editor) => target instanceof Node && editor.parentElement?.contains(target));
  return here ?? (editors.length === 1 ? editors[0] : undefined);
}

/** Takes what is dropped or pasted anywhere on the page: who aims badly must not lose the page to the file. Says whether one is held over it. */
export function useBrought(editor: RefObject<HTMLElement | null>, take: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const meant = findMeant(event.target);
      event.dataTransfer.dropEffect = meant ? 'copy' : 'none';
      setOver(meant === editor.current);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file && findMeant(event.target) === editor.current) take(file);
    };
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? [];
      // Some programs copy a picture along with their text.
      const isWriting = target instanceof Element && target.matches('textarea, input:not([type=file])');
      if (isWriting && (!file || clipboardData?.types.includes('text/plain'))) return;
      if (findMeant(target) !== editor.current) return;
      if (file || (target instanceof Node && editor.current?.contains(target))) take(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  });
  return isOver;
}
