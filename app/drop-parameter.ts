/** For a choice made on the page: the parameter of a link that chose otherwise would overrule it at the next reload. */
export function dropParameter(name: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
