import { readFileSync } from 'node:fs';

/** What the files of a folder must not import. The single source is Biome's configuration: `style/noRestrictedImports` of each override. */
export interface Boundary {
  /** Globs; those that begin with `!` exclude files. */
  readonly includes: readonly string[];
  /** Globs of module names as written in imports; those that begin with `!` are allowed. */
  readonly group: readonly string[];
  readonly message: string;
}

interface Override {
  readonly includes: readonly string[];
  readonly linter: {
    readonly rules: {
      readonly style?: { readonly noRestrictedImports: { readonly options: { readonly patterns: readonly Omit<Boundary, 'includes'>[] } } };
    };
  };
}

export function readBoundaries(): Boundary[] {
  const { overrides }: { overrides: readonly Override[] } = JSON.parse(readFileSync('biome.json', 'utf8'));
  return overrides.flatMap(({ includes, linter }) =>
    (linter.rules.style?.noRestrictedImports.options.patterns ?? []).map(({ group, message }) => ({ includes, group, message })),
  );
}

const BEGIN = '<!-- From biome.json, by `npm run format`. -->';
const END = '<!-- End of the table. -->';

/** Rewrites the table of boundaries between its two marks in the document. Throws when the marks are missing. */
export function withBoundaries(document: string, boundaries: readonly Boundary[]): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error('docs/architecture.md has lost the marks around its table of imports.');
  const code = (names: readonly string[]) => names.map((name) => `\`${name.replace(/^#|\/\*\*$/g, '')}\``).join(', ');
  const rows = boundaries.map(({ includes, group, message }) => {
    const folders = includes.filter((glob) => !glob.startsWith('!'));
    const never = code(group.filter((name) => !/^!|^\.\.\//.test(name)));
    const but = group.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
    return `| ${code(folders)} | ${message} | ${never}${but.length > 0 ? `, but for ${code(but)}` : ''} |`;
  });
  return `${document.slice(0, from)}${BEGIN}\n\n| folder | rule | never imports |\n| --- | --- | --- |\n${rows.join('\n')}\n\n${document.slice(to)}`;
}
