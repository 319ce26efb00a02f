/** Spec §2: the path, capitalised, and the dashboard's title. */
export function toDocumentTitle(pathname: string): string {
  const path = pathname.replaceAll(/^\/+|\/+$/g, '');
  return `${path.charAt(0).toUpperCase()}${path.slice(1)} | Surge - Dashboard`;
}
