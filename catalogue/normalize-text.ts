const ASCII = /^[\x20-\x7e]*$/;

/** Lower case, no accents, '×' as 'x', so that "Kaffee", "KAFFEE" and "970×250" are found as typed. */
export function normalizeText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x');
}
