/** Ctrl+K, on a Mac ⌘K: opens the search from anywhere in the dashboard. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Of Apple, whose keyboards have ⌘ where others have Ctrl. */
export const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform);
