/** Where to report a weakness (RFC 9116; SECURITY.md says more). A year is the most that the date of expiry may lie ahead. */
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
