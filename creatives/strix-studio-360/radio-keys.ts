/** Letters mean the same on a radio, which keeps its keys for itself, as elsewhere. */
export function listenToRadioKeys(part: HTMLElement, onLetter: (key: string) => void): void {
  part.addEventListener('keydown', ({ target, key, ctrlKey, metaKey, altKey }) => {
    const isRadio = target instanceof HTMLInputElement;
    if (isRadio && key.length === 1 && !ctrlKey && !metaKey && !altKey) onLetter(key);
  });
}
