/** Letter keys also work while a radio button, which keeps its keys from the scene, has the focus. */
export function listenToRadioKeys(part: HTMLElement, onLetter: (key: string) => void): void {
  part.addEventListener('keydown', ({ target, key, ctrlKey, metaKey, altKey }) => {
    const isRadio = target instanceof HTMLInputElement;
    if (isRadio && key.length === 1 && !ctrlKey && !metaKey && !altKey) onLetter(key);
  });
}
