/** Saves a text as a file on the visitor's device. `type`: as in the header Content-Type. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers begin the download in a later task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
