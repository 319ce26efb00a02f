/** A choice made by hand: the parameter of a link that made it before would overrule it at the next reload. */
export function dropParameter(name: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
