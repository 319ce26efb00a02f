declare module '*?script' {
  const source: string;
  export default source;
}

/** Written into the page by React Router: every route with its files. */
interface Window {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, { readonly css?: readonly string[] }>> };
}
