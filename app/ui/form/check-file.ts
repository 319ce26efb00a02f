export interface FileRules {
  /** As of a file input: `image/*`, `application/pdf`, `.csv`. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
}

/** Why a file is not taken. What the system says of its type may be empty, so its name counts too. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, { accept, maxBytes }: FileRules): 'type' | 'size' | undefined {
  const isAccepted = accept.some((rule) => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
  });
  if (!isAccepted) return 'type';
  return size > maxBytes ? 'size' : undefined;
}
