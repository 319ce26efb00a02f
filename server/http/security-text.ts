/** Where to report a vulnerability (RFC 9116; see SECURITY.md). The expiry date may be at most a year ahead. */
export function toSecurityText(publicOrigin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `# Sample address of this demonstration product
Contact: mailto:security@surge.example
Expires: ${expires.toISOString()}
Preferred-Languages: en, es, de, it, ru
Canonical: ${publicOrigin}/.well-known/security.txt
`;
}
