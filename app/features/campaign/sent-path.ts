/** The page that thanks. */
export function toSentPath(reference: string): string {
  return `/start-campaign/sent?reference=${reference}`;
}
