/** Hands a file to the browser's downloads. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the address a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
