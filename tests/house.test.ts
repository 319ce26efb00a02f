/** Rules of the architecture that neither the compiler nor Biome can check (docs/architecture.md). */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deviceGroups } from '#app/features/legal/privacy-content.ts';
import { labels as siteLabels } from '#app/i18n/dictionaries/en.ts';
import { workspaceLabels } from '#app/i18n/dictionaries/workspace/en.ts';
import { demos } from '#catalogue/demos.ts';
import { formats } from '#catalogue/formats.ts';
import { dictionaries } from '#tools/dictionaries.ts';
import { readBoundaries, withBoundaries } from '#tools/import-boundaries.ts';
import { listFiles } from '#tools/screen-files.ts';
import { workspacePaths } from './reliability/page-paths.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path));
const sources = tracked.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('tests/fixtures/floor'));
const code = sources.filter((path) => !/\.(test|e2e|d)\.tsx?$/.test(path));
const read = (path: string) => readFileSync(path, 'utf8');
const lines = (path: string) => read(path).split('\n').length - 1;

describe('boundaries', () => {
  const boundaries = readBoundaries();
  const isIn = (path: string, includes: readonly string[]) =>
    includes.some((glob) => !glob.startsWith('!') && matchesGlob(path, glob)) &&
    !includes.some((glob) => glob.startsWith('!') && matchesGlob(path, glob.slice(1)));
  const listImports = (path: string) => [...read(path).matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');

  // Also for what is imported at run time, or for its effect alone.
  it.each(boundaries)('$message', ({ includes, group }) => {
    const inside = sources.filter((path) => isIn(path, includes));
    expect(inside.length).toBeGreaterThan(0);
    const across = inside.flatMap((path) => listImports(path).flatMap((name) => (isIn(name, group) ? `${path}: ${name}` : [])));
    expect(across).toEqual([]);
  });

  it('boundaries are those in the table of docs/architecture.md', () => {
    const told = read('docs/architecture.md');
    expect(told === withBoundaries(told, boundaries), '`npm run format` rewrites the table').toBe(true);
  });

  it('boundaries keep the server out of every folder that a creative or a visitor downloads', () => {
    const folders = [
      'catalogue',
      'protocol',
      'creative-sdk',
      'creatives/x',
      'guest',
      'worker',
      'mock-api',
      'app/ui',
      'app/components',
      'app/layouts',
      'app/features',
    ];
    const open = folders.filter(
      (folder) => !boundaries.some(({ includes, group }) => isIn(`${folder}/x.ts`, includes) && group.includes('#server/**')),
    );
    expect(open).toEqual([]);
  });
});

describe('labels', () => {
  const labels = [...siteLabels, ...workspaceLabels];
  const known = new Set<string>(labels);

  it('labels stand once in the English list', () => {
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it.each(Object.entries(dictionaries))('labels have a text in %s, with the same placeholders', (_, dictionary) => {
    const holes = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
    for (const label of labels) {
      expect(dictionary[label]?.trim(), label).toBeTruthy();
      expect(holes(dictionary[label]), label).toEqual(holes(label));
    }
    expect(Object.keys(dictionary).sort()).toEqual([...known].sort());
  });

  it('labels of the workspace are used by its own folders alone: other pages do not load their translations', () => {
    const layouts = /layout\('layouts\/(?:workspace|tools|client)\.layout\.tsx',(?: \{[^}]*\},)? \[([\s\S]*?)\]\)/g;
    const folders = new Set(
      Array.from(read('app/routes.ts').matchAll(layouts), ([, pages = '']) => pages).flatMap((pages) =>
        Array.from(pages.matchAll(/'(features\/[\w-]+)\//g), ([, folder]) => `app/${folder}/`),
      ),
    );
    expect(folders).toContain('app/features/wallet/');
    expect(folders).toContain('app/features/proof/');
    const elsewhere = code.filter(
      (path) =>
        /^app\/(features|components|layouts)\//.test(path) &&
        !path.includes('.test.') &&
        !/^app\/(components\/(list|record|chart|section|guest|deck|presentation)\/|layouts\/(workspace|shell\/workspace))/.test(path) &&
        ![...folders].some((folder) => path.startsWith(folder)),
    );
    const used = elsewhere.flatMap((path) => {
      const text = read(path);
      return workspaceLabels.filter((label) => text.includes(`t('${label.replaceAll("'", "\\'")}'`)).map((label) => `${path}: ${label}`);
    });
    expect(used).toEqual([]);
  });

  it('labels have all words of the catalogue', () => {
    const said = [...formats.map((format) => format.name), ...demos.flatMap((demo) => [...demo.format, demo.type, demo.description])];
    expect(said.filter((text) => !known.has(text))).toEqual([]);
  });

  it('are all used', () => {
    const site =
      code
        .filter(
          (path) => (path.startsWith('app/') && !path.includes('/dictionaries/')) || /^(catalogue\/standards|protocol\/brief-fields)\.ts$/.test(path),
        )
        .map(read)
        .join('\n') + JSON.stringify([formats, demos]);
    expect(labels.filter((label) => !site.includes(label) && !site.includes(label.replaceAll("'", "\\'")))).toEqual([]);
  });
});

describe('pages of the workspace', () => {
  it('pages of the workspace are all visited by its tests', () => {
    const [, block = ''] = read('app/routes.ts').split("layout('layouts/workspace.layout.tsx', [");
    const routes = Array.from(block.slice(0, block.indexOf('\n    ])')).matchAll(/route\('([^']+)'/g), ([, route = '']) => route);
    expect(routes.length).toBeGreaterThan(4);
    const isVisited = (route: string) => {
      const pattern = new RegExp(`^/${route.replaceAll(/:\w+|\*/g, '[^?]+')}(\\?|$)`);
      return workspacePaths.some((path) => pattern.test(path));
    };
    expect(routes.filter((route) => !isVisited(route))).toEqual([]);
  });
});

describe('demos', () => {
  it('demos have unique ids', () => {
    const ids = demos.map((demo) => demo.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('demos have complete folders', () => {
    const folders = readdirSync('creatives', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) {
      const files = readdirSync(`creatives/${name}`);
      for (const file of [
        'demo.ts',
        'search-words.ts',
        'main.ts',
        'style.css',
        'playthrough.ts',
        'thumbnail.avif',
        'thumbnail.webp',
        'share.jpg',
        'preview.mp4',
      ])
        expect(files, `creatives/${name}`).toContain(file);
    }
    expect(demos).toHaveLength(folders.length);
  });
});

describe('files', () => {
  /** Dictionaries, seeds and page content may be longer. */
  const measured = code.filter((path) => !/dictionaries|seed|content|fixtures/.test(path));

  const MAX_LINES = 300;
  const MAX_LIST_PAGE = 150;
  const LARGE = 120;
  const drawsList = (path: string) => read(path).includes("from '#app/components/list/data-list.tsx'");

  it('files are one screen or one idea: at most 300 lines', () => {
    expect(measured.filter((path) => lines(path) > MAX_LINES)).toEqual([]);
  });

  it('pages that draw a list have at most 150 lines', () => {
    expect(measured.filter((path) => path.endsWith('.route.tsx') && drawsList(path) && lines(path) > MAX_LIST_PAGE)).toEqual([]);
  });

  // Otherwise it is a private part of the one file that imports it, and is read there.
  it('files earn their place by a second importer, a test, a lazy boundary, their length, or the length of the file that would take them in', () => {
    const parts = measured.filter(
      (path) => /^app\/(features|layouts|components)\//.test(path) && !/\.(route|layout)\.tsx?$|\/drawings\//.test(path) && lines(path) < LARGE,
    );
    const toPath = (from: string, name: string) => (name.startsWith('#') ? name.slice(1) : join(dirname(from), name));
    const homes = new Map(parts.map((path): [string, Set<string>] => [path, new Set()]));
    const kept = new Set<string>();
    for (const file of sources) {
      for (const [, call, name = ''] of read(file).matchAll(/\b(?:from|import)\s*(\()?\s*'([#.][^']+)'/g)) {
        const path = toPath(file, name);
        if (call || /\.(test|e2e)\.tsx?$/.test(file)) kept.add(path);
        else homes.get(path)?.add(file);
      }
    }
    const lonely = [...homes].flatMap(([path, importers]) => {
      const [home = ''] = importers;
      const most = home.endsWith('.route.tsx') && (drawsList(home) || drawsList(path)) ? MAX_LIST_PAGE : MAX_LINES;
      return importers.size === 1 && !kept.has(path) && lines(home) + lines(path) <= most ? [`${path} belongs into ${home}`] : [];
    });
    expect(lonely).toEqual([]);
  });

  it('files are named in kebab case, after a noun', () => {
    const wrong = sources.filter(
      (path) => /(^|\/)(utils?|helpers?|common|shared|misc|types|lib|manager)(\/|\.)/.test(path) || !/^[a-z0-9.+-]+$/.test(basename(path)),
    );
    expect(wrong).toEqual([]);
  });

  it('files import from a parent folder by alias only', () => {
    // A unit has its demo's folder two above it, which has no alias; Biome lets it reach no further.
    const aliased = code.filter((path) => !/^creatives\/[^/]+\/units\//.test(path));
    expect(aliased.filter((path) => /from '\.\.\/\.\.\//.test(read(path)))).toEqual([]);
  });

  it('files have no type assertions and no any', () => {
    const forced = code.filter((path) =>
      /\w\)? as (?!const\b)[A-Za-z{(]+[;,)\]. <]|: any\b|\bas any\b/.test(
        read(path).replace(/(^|\n)(import|export) [\s\S]*?from '.*?';|export \{[^}]*\}|\/\*[\s\S]*?\*\/|\/\/.*|`[\s\S]*?`|'.*?'/g, ''),
      ),
    );
    expect(forced).toEqual([]);
  });

  it('files name nothing but the product', () => {
    const texts = tracked.filter(
      (path) =>
        /\.(tsx?|mjs|md|css|json|html|yml|sh)$|^\.ci\/|Dockerfile$/.test(path) && path !== 'package-lock.json' && path !== 'tests/house.test.ts',
    );
    expect(texts.filter((path) => /\/work\/|\/tmp\/env|subagent|registry\.npmjs/.test(read(path)))).toEqual([]);
  });
});

describe('names that blockers hide', () => {
  const hidden = /(^|[^a-z])(ads?|advert\w*|banners?|sponsor\w*)([^a-z]|$)/i;

  it('no file, folder or route has a name that blockers hide', () => {
    expect(tracked.filter((path) => hidden.test(path))).toEqual([]);
    expect(read('app/routes.ts').match(hidden)).toBeNull();
  });

  it('no class and no id has a name that blockers hide', () => {
    const names = code
      .concat(tracked.filter((path) => path.startsWith('creatives/') && path.endsWith('.html')))
      .filter((path) => /^(app|creatives|creative-sdk|guest)\//.test(path))
      .flatMap((path) => [...read(path).matchAll(/(?:class(?:Name)?|id)="([^"]+)"/g)].map((match) => match[1] ?? ''));
    const inStyles = tracked
      .filter((path) => /^(app|creatives|creative-sdk)\/.*\.css$/.test(path))
      .flatMap((path) =>
        [
          ...read(path)
            .replace(/\/\*[\s\S]*?\*\//g, '')
            .matchAll(/[.#]([a-z][\w-]*)/g),
        ].map((match) => match[1] ?? ''),
      );
    expect([...names, ...inStyles].filter((name) => hidden.test(name))).toEqual([]);
  });
});

describe('stylesheets', () => {
  const sheets = tracked.filter((path) => /^app\/.*\.css$/.test(path));
  const toFolder = (path: string) =>
    path
      .split('/')
      .slice(0, path.startsWith('app/features/') ? 3 : 2)
      .join('/');

  // The class or id by which a rule begins: all stylesheets come together in one document as a visitor navigates, so two folders that style one class both take effect.
  it('the styles of a class are in one folder', () => {
    const homes = new Map<string, Set<string>>();
    for (const path of sheets) {
      for (const name of listFirstNames(read(path))) homes.set(name, (homes.get(name) ?? new Set()).add(toFolder(path)));
    }
    expect(homes.size).toBeGreaterThan(100);
    expect([...homes].flatMap(([name, folders]) => (folders.size > 1 ? [`${name}: ${[...folders].join(', ')}`] : []))).toEqual([]);
  });

  it('the styles of a part of the design system come with its component', () => {
    const importers = code.filter((path) => !path.startsWith('app/ui/') && /'(?:#app\/|[./]*\/)ui\/[^']*\.css'/.test(read(path)));
    expect(importers).toEqual([]);
  });

  it('the reader of class names reads a stylesheet as a browser does', () => {
    const sheet = `/* .a */ .b .c, :root[x='.d'] .e:is(.f, .g) { & .h {} .i & {} } @media (width > 1.5px) { .j { color: red } } .k:hover > .l, #m .n {}`;
    expect(listFirstNames(sheet)).toEqual(['b', 'e', 'j', 'k', 'm']);
  });

  /** Of each selector that stands in no other rule. */
  function listFirstNames(sheet: string): string[] {
    const plain = sheet.replace(/\/\*[\s\S]*?\*\/|'[^']*'/g, '');
    const open: string[] = [];
    return Array.from(plain.matchAll(/([^{};]*)([{};])/g)).flatMap(([, text = '', sign]) => {
      if (sign === '}') open.pop();
      if (sign !== '{') return [];
      const isInside = open.some((outer) => !outer.startsWith('@'));
      open.push(text.trim());
      if (isInside || text.trim().startsWith('@')) return [];
      // Commas in brackets separate no selectors.
      return text.split(/,(?![^(]*\))/).flatMap((selector) => selector.match(/[.#]([a-z][\w-]*)/)?.[1] ?? []);
    });
  }
});

describe('tokens', () => {
  const TOKENS = 'app/ui/tokens.css';
  /** Not the tokens, the faces, nor the landing page's drawings, which are pictures. */
  const sheets = tracked.filter((path) => /^app\/.*\.css$/.test(path) && path !== TOKENS && !/\/fonts[\w-]*\.css$|\/drawings\//.test(path));
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');
  const declarations = sheets.flatMap((path) =>
    [...withoutComments(read(path)).matchAll(/(?<![\w-])(-{0,2}[a-z][a-z-]*): ([^;{}]+);/g)].map(([, property = '', value = '']) => ({
      path,
      property,
      value,
    })),
  );
  const listOf = (properties: RegExp) => declarations.filter(({ property }) => properties.test(property));
  /** Each value once, with a stylesheet that has it. */
  const distinct = (found: readonly { value: string; path: string }[]) => new Map(found.map(({ value, path }) => [value, path]));
  const GLOBAL = /^(?:inherit|normal|0)$/;
  const TAKE = `Take a token of ${TOKENS}`;
  const FULL = 'The scale is full: take a token that is used already (docs/decisions/039)';

  // The purpose of a scale: a part that needs a size takes an existing one.
  it.each([
    { what: 'sizes of type', property: /^font-size$/, shorthand: 2, most: 9 },
    { what: 'weights', property: /^font-weight$/, shorthand: 1, most: 4 },
    { what: 'line heights', property: /^line-height$/, shorthand: 3, most: 4 },
    { what: 'letter spacings', property: /^letter-spacing$/, shorthand: undefined, most: 4 },
    { what: 'z-indexes', property: /^z-index$/, shorthand: undefined, most: 5 },
  ])('tokens define all $what, $most at most', ({ property, shorthand, most }) => {
    const longhand = listOf(property);
    const inFont = listOf(/^font$/).flatMap(({ path, value }) => {
      const part = shorthand && /^(\S+) (\S.*?) \/ (\S+) /.exec(value)?.[shorthand];
      return part ? [{ path, value: part }] : [];
    });
    const values = distinct([...longhand, ...inFont].filter(({ value }) => !GLOBAL.test(value)));
    expect(values.size).toBeGreaterThan(1);
    expect(
      [...values].filter(([value]) => !/^var\(--[a-z0-9-]+\)$/.test(value)),
      TAKE,
    ).toEqual([]);
    expect([...values.keys()].sort().slice(most), FULL).toEqual([]);
  });

  it('tokens define all distances, 10 at most', () => {
    const spaces = listOf(/^(?:margin|padding|gap|row-gap|column-gap)(?:-|$)/);
    expect(
      spaces.flatMap(({ path, property, value }) => (/(?<![\w.])(?!0px)[\d.]+(?:px|r?em)\b/.test(value) ? [`${path}: ${property}: ${value}`] : [])),
      TAKE,
    ).toEqual([]);
    const used = new Set(spaces.flatMap(({ value }) => value.match(/--space-\d+/g) ?? []));
    expect(used.size).toBeGreaterThan(1);
    expect(used.size, FULL).toBeLessThanOrEqual(10);
  });

  it('tokens define all colours', () => {
    const raw =
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:black|white|gr[ae]y|silver|red|green|blue|orange|yellow)(?![\w-])/i;
    const colours = declarations.filter(({ value }) => raw.test(value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'|var\(--[\w-]+\)/g, '')));
    expect(
      colours.map(({ path, property, value }) => `${path}: ${property}: ${value}`),
      TAKE,
    ).toEqual([]);
  });

  // A media query cannot read a custom property, so these stand here. 999: the sidebar's toggle (spec §9).
  it('tokens name the widths and heights at which the layout changes', () => {
    const numbers = (feature: string) =>
      new Set(
        sheets
          .flatMap((path) => withoutComments(read(path)).match(/@media[^{]+/g) ?? [])
          .flatMap((query) => query.match(new RegExp(`\\([^()]*\\b${feature}\\b[^()]*\\)`, 'g')) ?? [])
          .flatMap((condition) => condition.match(/[\d.]+(?=px)/g) ?? [])
          .map(Number),
      );
    expect([...numbers('width')].sort((a, b) => a - b)).toEqual([678, 992, 999, 1200, 1400]);
    expect([...numbers('height')].sort((a, b) => a - b)).toEqual([500, 640]);
  });

  it('are all used', () => {
    const names = [...withoutComments(read(TOKENS)).matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
    const users = tracked
      .filter((path) => /^app\/.*\.(?:css|tsx?)$/.test(path) && !path.endsWith('.test.ts'))
      .map(read)
      .join('\n');
    expect([...new Set(names)].filter((name) => !users.includes(`var(${name}`))).toEqual([]);
  });

  it('stylesheets stand in layers, which are named once', () => {
    const named = tracked.filter((path) => /^app\/.*\.css$/.test(path) && /@layer/.test(withoutComments(read(path))));
    expect(named).toEqual(['app/styles/index.css']);
    expect(read('app/styles/index.css')).toContain('@layer reset, tokens, ui, layout, screen;');
  });
});

describe('folders', () => {
  it.each([
    'catalogue',
    'creatives',
    'creative-sdk',
    'guest',
    'worker',
    'protocol',
    'app',
    'app/features',
    'app/layouts',
    'app/components',
    'app/ui',
    'app/i18n',
    'app/api',
    'app/measurement',
    'app/delivery-queue',
    'mock-api',
    'server',
    'tools',
    'tests',
  ])('the README of %s says what it is for', (folder) => {
    expect(existsSync(`${folder}/README.md`)).toBe(true);
    expect(lines(`${folder}/README.md`)).toBeLessThanOrEqual(folder === 'creatives' ? 25 : 15);
  });
});

describe('references', () => {
  const texts = tracked.filter((path) => /\.(tsx?|mjs|css|md|yml)$|Dockerfile$/.test(path) && path !== 'tests/house.test.ts');
  const listMissing = (pattern: RegExp, isThere: (match: RegExpMatchArray) => boolean) =>
    texts.flatMap((path) => [...read(path).matchAll(pattern)].flatMap((match) => (isThere(match) ? [] : [`${path}: ${match[0]}`])));

  it('references to documents lead somewhere', () => {
    const isThere = ([, path = '']: RegExpMatchArray) =>
      existsSync(path) || tracked.some((file) => file.startsWith(`${path}-`) && path.includes('decisions/'));
    expect(listMissing(/(?<![\w/.-])(docs\/[\w/-]*\w(?:\.\w+)?)/g, isThere)).toEqual([]);
  });

  it('references between documents lead somewhere', () => {
    const links = tracked
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => ({ path, to: join(dirname(path), to) })));
    expect(links.filter(({ to }) => !existsSync(to)).map(({ path, to }) => `${path}: ${to}`)).toEqual([]);
  });

  it('the state table of docs/architecture.md names every key that the device keeps', () => {
    const kept = code
      .filter((path) => /^(?:app|mock-api)\//.test(path))
      .flatMap((path) => [...read(path).matchAll(/\b(?:key: |KEY = )'((?:surge[.-]|auth)[\w.-]+)'/g)].map((match) => match[1] ?? ''));
    expect(kept).toContain('surge.menu');
    const told = read('docs/architecture.md');
    expect(kept.filter((key) => !told.includes(`\`${key}\``) && !key.startsWith('surge.demo.'))).toEqual([]);
  });

  it('the privacy page names every key of the state table', () => {
    const [, table = ''] = /^## State$(.*?)^Local storage/ms.exec(read('docs/architecture.md')) ?? [];
    const kept = [...table.matchAll(/`((?:surge[.-]|auth|I18N_|react-router-)[\w.*-]+)`/g)].map((match) => match[1] ?? '');
    expect(kept).toContain('react-router-scroll-positions');
    const named = deviceGroups.flatMap(({ entries }) => entries.flatMap(({ names }) => [...names]));
    expect(new Set(named)).toEqual(new Set(kept));
  });

  // `spec §2 Home`: where a name follows, in capitals, it is the name of a part.
  it('references to the specification lead to a part of docs/spec.md', () => {
    const parts = new Map<string, string[]>();
    let number = '';
    for (const [, depth, title = ''] of read('docs/spec.md').matchAll(/^(##+) (.+)$/gm)) {
      if (depth === '##') number = title.split(' ')[0] ?? '';
      parts.set(number, [...(parts.get(number) ?? []), ...(depth === '##' ? [] : [title])]);
    }
    const isThere = ([, section = '', rest = '']: RegExpMatchArray) =>
      parts.has(section) && (!/^ [A-Z]/.test(rest) || (parts.get(section) ?? []).some((title) => rest.startsWith(` ${title}`)));
    expect(parts.size).toBeGreaterThan(5);
    expect(listMissing(/[Ss]pec §(\d+)([^\n]*)/g, isThere)).toEqual([]);
  });

  it('references by section number are to the specification alone', () => {
    expect(listMissing(/[\w-]+\.md §[\d.]+/g, () => false)).toEqual([]);
  });

  it('decisions are in their index, each once', () => {
    const index = read('docs/decisions/README.md');
    const files = tracked.filter((path) => /^docs\/decisions\/\d/.test(path)).map((path) => basename(path));
    expect(files.filter((name) => index.split(`](${name})`).length !== 2)).toEqual([]);
    for (const name of files) {
      const [title = '', , status = ''] = read(`docs/decisions/${name}`).split('\n');
      const row = index.split('\n').find((line) => line.includes(`](${name})`)) ?? '';
      expect(row.split('|').map((cell) => cell.trim().replace(/^\[(.*)\]\(.*\)$/, '$1'))).toEqual([
        '',
        ...(title.match(/^# (\d{3}) (.+)$/)?.slice(1) ?? []),
        ...status.split(' · '),
        '',
      ]);
    }
  });
});

describe('the files that a reader of a screen opens', () => {
  const few: readonly { readonly start: string; readonly most: number; readonly folder?: string }[] = [
    { start: 'app/features/wallet/crypto-wallet.route.tsx', most: 6 },
    { start: 'app/features/wallet/crypto-orders.route.tsx', most: 6 },
    { start: 'app/features/wallet/crypto-buy-sell.route.tsx', most: 6 },
    { start: 'app/features/gallery/type.route.tsx', most: 6 },
    { start: 'app/features/gallery/all-formats.route.tsx', most: 6 },
    { start: 'app/features/campaign/start-campaign.route.tsx', most: 24 },
    { start: 'app/layouts/shell/settings-panel.tsx', most: 6, folder: 'app/components/settings' },
  ];

  it.each(few)('$start reads at most $most files', ({ start, most, folder }) => {
    expect(listFiles(start, folder).length).toBeLessThanOrEqual(most);
  });
});

describe('routes', () => {
  it('routes.ts lists every route and layout', () => {
    // A layout may stand around several groups of pages.
    const listed = [...new Set([...read('app/routes.ts').matchAll(/'([^']+\.(?:route|layout)\.tsx?)'/g)].map((match) => `app/${match[1]}`))];
    const existing = code.filter((path) => /^app\/(features|layouts)\/.*\.(route|layout)\.tsx?$/.test(path));
    expect(existing.sort()).toEqual(listed.sort());
  });

  // The browser's bundle holds no `loader`, `action` or `headers`: a call of one fails only in a visitor's browser.
  it('routes call nothing in the browser that is for the server alone', () => {
    const wrong = code.filter((path) => /\.(route|layout)\.tsx?$/.test(path) && /(?<!function )\b(loader|action|headers)\(/.test(read(path)));
    expect(wrong).toEqual([]);
  });
});

describe('glossary', () => {
  const glossary = read('docs/glossary.md');
  const rows = [...glossary.matchAll(/^- \*\*(.+?)\*\* `([^`]+)`: /gm)].map(([, term = '', path = '']) => ({ term, path }));
  /** `payment model`, `paymentModel` and `payment-models.ts` are one. */
  const toPlain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

  it('the glossary has a place for each term', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).toHaveLength(glossary.split('\n- ').length - 1);
  });

  it.each(rows)('the glossary finds $term in $path', ({ term, path }) => {
    const files = tracked.filter((file) => file === path || file.startsWith(`${path}/`));
    // `stage of the preview`: what follows tells two of one name apart.
    const word = toPlain(term.split(' of ')[0] ?? '');
    const says = (file: string) => /\.(tsx?|md)$/.test(file) && toPlain(read(file)).includes(word);
    expect(files.some((file) => toPlain(file).includes(word)) || files.some(says)).toBe(true);
  });

  it('the glossary is in alphabetical order', () => {
    const terms = rows.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  // The nouns of the code, and what two sides must understand alike: page and creative, page and server, kit and creative.
  it('the glossary explains each class, and each one-word type of the protocol and of a creative', () => {
    const owned = code.filter((path) => /^(app|server|mock-api|creative-sdk|guest|protocol)\//.test(path));
    const names = owned.flatMap((path) =>
      [...read(path).matchAll(/^export (class|type|interface) (\w+)/gm)].flatMap(([, kind, name = '']) =>
        kind === 'class' || (/^protocol\/|\/creative\.ts$/.test(path) && /^[A-Z][a-z]+$/.test(name)) ? [name] : [],
      ),
    );
    const explained = new Set(rows.map(({ term }) => toPlain(term.split(' of ')[0] ?? '')));
    expect(names.length).toBeGreaterThan(30);
    expect([...new Set(names)].filter((name) => !explained.has(toPlain(name)))).toEqual([]);
  });

  it('the glossary names every folder at the top, and every one of app', () => {
    const folders = new Set(tracked.flatMap((path) => path.match(/^(?:app\/)?[a-z][\w-]*(?=\/)/g) ?? []).concat('app'));
    const named = new Set(rows.map(({ path }) => path));
    expect([...folders].filter((folder) => !named.has(folder))).toEqual([]);
  });
});
