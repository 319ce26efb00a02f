/** The value of a cookie as it stands; undefined when it is not there. `header`: of a request, or `document.cookie`. */
export function readCookie(header: string | null, name: string): string | undefined {
  const pair = header?.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
