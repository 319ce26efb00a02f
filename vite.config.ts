import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { ariaLanguages } from './tools/aria-languages.ts';
import { inlineScript } from './tools/inline-script.ts';
import { styleLayers } from './tools/style-layers.ts';
import { unmarkedStyles } from './tools/unmark-styles.ts';

/** `SURGE_DEMOS=10000`: a build whose catalogue is a fixture of that many demos, for layout tests and benchmarks. Off, nothing of it is in a build. */
function fixtureDemos(count: number): Plugin {
  return {
    name: 'fixture-demos',
    load(id) {
      if (count === 0 || !id.endsWith('/catalogue/demo-records.ts')) return undefined;
      return `import { createRecords } from '#tests/fixtures/many-demos.ts';\nexport const demoRecords = createRecords(${count});\nexport const unitRecords = {};`;
    },
  };
}

/** Ours, and without looks of its own: stylesheets go with the pages that show them. What lists share stays theirs, however many pages are lists. */
const isPlainModule = (id: string) =>
  /\/(?:app\/(?!api\/|components\/(?:list|record|section|chart|take-away)\/|ui\/chart\/)|catalogue\/)[^?]*\.tsx?$/.test(id) &&
  ![workspaceModules, listModules, recordModules].some((modules) => modules.test(id)) &&
  !formModules.test(id) &&
  !/^import .*\.css'/m.test(readFileSync(id, 'utf8'));

/** What the public pages share with few others: a few hundred bytes together, which would be a file and a line of the manifest each. */
const smallModules =
  /\/(?:catalogue\/(?:demo|sizes)|app\/(?:delivery-queue\/has-waiting|context|query-parameter|use-device-store|ui\/(?:empty-state\/empty-state|page-title\/page-title)|components\/(?:answer-links|answer-pages|bare-frame|creative-frame\/guest|demo-link|demo-search|format-date|format-number|legal-pages|logo|is-plain-click|kept\/(?:keep-button|kept-demos|kept-link)|returned-card|sentences|settings\/settings|showcase-link|site-sections|size-glyph|stories)))\.tsx?$/;

/** What every link to a brief knows of it. */
const planModules = /\/(?:app\/components\/price\/(?:brief-path|price-store)|protocol\/budget)\.ts$/;

/** What the frames share, with all that it imports: the layouts are few, but almost every page has one of them. */
const frameModules = /\/app\/layouts\/page-tools\.tsx$/;

/** What forms, demos and the delivery queue know of a brief: without its schemas, a few hundred bytes each. */
const briefModules = /\/(?:app\/measurement\/visit|app\/features\/campaign\/sent-path|protocol\/(?:brief-submission|email|engagement))\.ts$/;

/** What forms of the public pages share with those of the workspace. */
const formModules = /\/app\/ui\/(?:form\/(?:choices|error-summary|field|use-field-value|use-form)|dialog\/dialog)\.tsx?$/;

/** How pages ask for sample data, and what follows its changes. */
const apiModules = /\/app\/(?:api\/(?:api-error|backend|client|demo-data)|components\/(?:unsaved|unsaved-notice|session\/use-other-tabs))\.tsx?$/;

/** Amounts and their rules, which pages share with the pretend backend. */
const amountModules = /\/protocol\/(?:exact|exchange|invoice-totals|lending|wallet)\.ts$/;

/** What pages on sample data share, and no public page needs: one file instead of twenty, all of which would be asked for before their data. */
const workspaceModules =
  /\/app\/(?:components\/(?:list\/(?:use-records|use-view-query)|section\/(?:section-frame|back-link|use-record-name)|amount|csv|first-look|formatters|load|loaded-part|session\/guard)|ui\/(?:list\/(?:skeleton|tabs)|status\/status|toast\/show-toast))\.tsx?$/;

/** What lists share: a page without one does not load it. Cells that are edited and rows that are put in order belong to the few pages that have them. */
const listModules =
  /\/app\/(?:components\/list\/(?!record-list|use-records|use-view-query|cell-edits|places)[a-z-]*|ui\/list\/(?!editable-cell|ordered-table|use-reorder|drag)[a-z-]*)\.tsx?$/;

/** What the forms of records share. */
const recordModules =
  /\/app\/(?:components\/record\/(?!fields)[a-z-]*|ui\/form\/(?:check-file|combo-box|date-input|file-drop|repeater|use-lazy-control))\.tsx?$/;

/** The code that one page of examples shows: ten files of a few hundred bytes otherwise. */
const tableSources = /\/table-gallery\/(?:plain|looks|without-rows|wide|cards)\.example\.tsx\?raw$/;

/**
 * What every page needs is one file of its kind: looks in one stylesheet, libraries in one script. Each file less is a request less, and the larger
 * one compresses better.
 */
const shared = {
  codeSplitting: {
    groups: [
      // First, or a script takes the sheets that it imports along into its own file. Few pages have a form or a list: theirs are files of their own.
      { name: 'form-styles', priority: 4, test: /\/app\/ui\/(?:form|dialog)\/.*\.css$/ },
      { name: 'list-styles', priority: 4, test: /\/app\/(?:components|ui)\/list\/.*\.css$/ },
      { name: 'chart-styles', priority: 4, test: /\/app\/(?:components|ui)\/chart\/.*\.css$/ },
      { name: 'example-styles', priority: 4, test: /\/app\/components\/example-part\.css$/ },
      // Where ads are played in a page, and decks: the landing page has neither.
      { name: 'play-styles', priority: 4, test: /\/app\/components\/(?:creative-frame|deck)\/.*\.css$/ },
      { name: 'shared-styles', priority: 3, test: /\/app\/(?:components|styles|ui)\/.*\.css$/ },
      { name: 'site', priority: 1, test: isPlainModule, minShareCount: 18 },
      { name: 'frame', priority: 1, test: frameModules },
      { name: 'small', priority: 1, test: smallModules },
      { name: 'brief', priority: 1, test: briefModules },
      { name: 'plan', priority: 1, test: planModules },
      { name: 'form', priority: 1, test: formModules },
      // Of searches everywhere: not to be taken along by the lists.
      { name: 'normalize-text', priority: 1, test: /\/catalogue\/normalize-text\.ts$/ },
      { name: 'api', priority: 1, test: apiModules },
      { name: 'amounts', priority: 1, test: amountModules },
      { name: 'workspace', priority: 0, test: workspaceModules },
      { name: 'table-sources', priority: 0, test: tableSources },
      { name: 'lists', priority: 0, test: listModules },
      { name: 'records', priority: 0, test: recordModules },
      {
        name: 'libraries',
        priority: 2,
        test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//,
      },
    ],
  },
};

/**
 * Scripts load at a visitor's first move and are used at the next click: the browser may compile all of a file while it arrives, not each function at its
 * first call (V8's explicit compile hints; other engines read a comment).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Reading a property or a global does nothing in any package we load, so what is read in vain goes. */
const plainReads = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [ariaLanguages(), inlineScript(), styleLayers(), unmarkedStyles(), fixtureDemos(Number(process.env.SURGE_DEMOS ?? 0)), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(isSsrBuild ? {} : { output: { ...shared, postBanner: compileHint }, treeshake: plainReads }),
    },
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/site.ts' } },
      // One file with its packages inside: a third less memory and half the start of loading them one by one.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
  // Found before the first visit: what is found during it loads the page anew.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{features,layouts}/**/*.{route,layout}.tsx'] },
  server: { host: '127.0.0.1', watch: { ignored: ['**/build/**', '**/data/**', '**/tests/output/**'] } },
}));
