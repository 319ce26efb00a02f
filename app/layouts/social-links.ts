/** The three networks of spec §2 Footer, whose targets are not shown: each opens its own dialog for sharing the address that follows (docs/decisions/033). */
const networks = [
  { name: 'Facebook', share: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { name: 'Twitter', share: 'https://twitter.com/intent/tweet?url=' },
  { name: 'LinkedIn', share: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
] as const;

/** Links that share the site whose public address begins with `origin`. */
export function listSocialLinks(origin: string) {
  return networks.map(({ name, share }) => ({ name, url: share + encodeURIComponent(`${origin}/`) }));
}
