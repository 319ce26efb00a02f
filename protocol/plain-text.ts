/** Lines and tabs are text, other control characters are not. Written as code points so that no control character stands in this file. */
export function isPlainText(text: string): boolean {
  return (
    text.isWellFormed() && !Array.from(text).some((sign) => (sign < ' ' && sign !== '\n' && sign !== '\t') || (sign >= '\u007f' && sign <= '\u009f'))
  );
}

/** Line ends of word processors and PDFs, which people paste unknowingly. */
export function toLines(text: string): string {
  return text.replaceAll(/[\u0085\u2028\u2029]/g, '\n');
}
