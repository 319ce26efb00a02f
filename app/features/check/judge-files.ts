import { toExtension } from '#app/components/guest/file-type.ts';
import { type RuleId, soldSizes, toFigure, toMissing, toNames, type Verdict } from './rules.ts';
import { findNamedSize, type PageSubject, type PictureSubject } from './subject.ts';
import type { Obstacle } from './unpack.ts';

/** Kinds of files that ad servers take, by their endings. */
const takenKinds = new Set(
  'html htm css js mjs json xml txt csv svg png gif jpg jpeg webp mp4 webm mp3 m4a ogg wav eot otf ttf woff woff2 pdf md'.split(' '),
);
const nestedKinds = new Set(['zip', 'rar', '7z', 'gz', 'tar', 'adz']);
/** What ended the unpacking, or left a part of it out. */
const isBound = (what: Obstacle) => what === 'bytes' || what === 'time' || what === 'entries' || what === 'damaged' || what === 'method';

/** What the files themselves say, before anything runs. */
export function judgeFiles({ zip, weight, files, pages }: PageSubject, page: string | undefined, html: string): readonly Verdict[] {
  const names = files.map(({ name }) => name);
  const kinds = (set: ReadonlySet<string>) => names.filter((name) => set.has(toExtension(name)));
  const unknown = names.filter((name) => !takenKinds.has(toExtension(name)) && !nestedKinds.has(toExtension(name)));
  const scripts = files.filter(({ name }) => /\.m?js$/i.test(name)).map(({ bytes }) => new TextDecoder().decode(bytes));
  const size = findNamedSize(html);
  const ofZip = (list: () => readonly Verdict[]) => (zip ? list() : []);
  const obstacles = (isWanted: (what: Obstacle) => boolean) =>
    (zip?.obstacles ?? []).filter(({ what }) => isWanted(what)).map(({ what, name }) => (name ? `${what}: ${name}` : what));
  const ofPage = (verdict: Verdict): Verdict => (page === undefined ? { rule: verdict.rule, state: 'unmeasured' } : verdict);
  const verdicts: readonly Verdict[] = [
    ...ofZip(() => [
      toNames('zip-bounds', obstacles(isBound)),
      toNames(
        'zip-paths',
        obstacles((what) => what === 'path' || what === 'locked'),
      ),
      toNames('zip-nested', kinds(nestedKinds)),
      toFigure('zip-weight', weight),
      toFigure('zip-files', zip?.entries ?? 0),
      toNames('file-kinds', unknown),
    ]),
    ...(page === undefined ? [{ rule: 'one-page', state: 'broken' } as const] : [judgePages(pages)]),
    ofPage({ rule: 'size-named', state: size ? 'met' : 'broken', ...(size ? { names: [`${size.width}x${size.height}`] } : {}) }),
    ofPage(judgeClickTag([html, ...scripts])),
    ...ofZip(() => [
      toFigure(
        'it-unpacked',
        files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      ),
      toFigure('be-weight', weight),
    ]),
  ];
  // Nothing is good of no file at all.
  return files.length > 0 ? verdicts : verdicts.map((one) => (one.state === 'met' ? { rule: one.rule, state: 'unmeasured' } : one));
}

function judgePages(pages: readonly string[]): Verdict {
  const isClear = pages.length === 1 || (/^index\.html?$/i.test(pages[0] ?? '') && !/^index\.html?$/i.test(pages[1] ?? ''));
  return { rule: 'one-page', state: isClear ? 'met' : 'broken', names: pages.slice(0, 6) };
}

/** A variable of the page's top level, an exit of Google's, an app's, or of Campaign Manager's Enabler. */
function judgeClickTag(texts: readonly string[]): Verdict {
  const found = texts
    .map((text) => /\b(clickTAG|clickTag|clicktag|clickTag1|ExitApi\.exit|Enabler\.exit|mraid\.open|dhtml\.getVar)\b/i.exec(text)?.[1])
    .find(Boolean);
  return { rule: 'click-tag', state: found ? 'met' : 'broken', ...(found ? { names: [found] } : {}) };
}

const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/gif': ['gif'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/** A picture by itself, as an ad server takes it. */
export function judgePicture({ name, weight, picture }: PictureSubject): readonly Verdict[] {
  const { type, width, height, frames, roundMs, rounds } = picture;
  const size = `${width}x${height}`;
  // For a screen of twice the density it may have twice the size.
  const isSold = soldSizes.some((sold) => sold === size || sold === `${width / 2}x${height / 2}`);
  const motion = (rule: RuleId, seen: number): Verdict => (frames > 1 && roundMs === 0 ? { rule, state: 'unmeasured' } : toFigure(rule, seen));
  return [
    toFigure('picture-weight', weight),
    { rule: 'picture-kind', state: extensions[type]?.includes(toExtension(name)) ? 'met' : 'broken', names: [type] },
    { rule: 'picture-size', state: isSold ? 'met' : 'broken', names: [size] },
    rounds === 0 && frames > 1 ? { rule: 'picture-motion', state: 'broken', names: ['∞'] } : motion('picture-motion', (roundMs * rounds) / 1000),
    motion('picture-pace', roundMs > 0 ? Math.round((frames / roundMs) * 1000) : 0),
  ];
}

const versions = /^(?:2\.0|3\.0|4\.[0-3])$/;
const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

/** A VAST answer, by what its elements say. The standard's schema says more; this is what a player trips over. */
export function judgeVast(text: string): readonly Verdict[] {
  const answer = new DOMParser().parseFromString(text, 'text/xml');
  const fault = answer.querySelector('parsererror')?.textContent;
  if (fault !== undefined) {
    const [, line, column] = /line\D*(\d+)\D+(\d+)/i.exec(fault) ?? [];
    return [{ rule: 'vast-read', state: 'broken', names: [line ? `${line}:${column}` : '?'], namesAre: 'malformed' }];
  }
  const root = answer.documentElement;
  const version = root.getAttribute('version') ?? '';
  const isRead = root.localName === 'VAST' && versions.test(version);
  const read: Verdict = { rule: 'vast-read', state: isRead ? 'met' : 'broken', names: [`${root.localName} ${version}`.trim()] };
  if (root.localName !== 'VAST') return [read];
  const bodies = [...root.querySelectorAll('Ad > InLine, Ad > Wrapper')];
  const lacks = (body: Element, ...paths: readonly string[]) => paths.filter((path) => !body.querySelector(`:scope > ${path}`)?.textContent.trim());
  const parts = bodies.flatMap((body) =>
    body.localName === 'Wrapper'
      ? lacks(body, 'AdSystem', 'Impression', 'VASTAdTagURI')
      : [...lacks(body, 'AdSystem', 'AdTitle', 'Impression'), ...(body.querySelector('Creatives > Creative') ? [] : ['Creative'])],
  );
  const media = [...root.querySelectorAll('MediaFile')].flatMap((file, index) => {
    const fields = ['type', 'width', 'height', 'delivery'].filter((name) => !file.getAttribute(name));
    return [...fields, ...(file.textContent.trim() ? [] : ['URI'])].map((field) => `MediaFile ${index + 1} ${field}`);
  });
  const linears = [...root.querySelectorAll('InLine Linear')];
  const without = (path: string) => linears.flatMap((linear, index) => (linear.querySelector(path) ? [] : [`Linear ${index + 1} ${path}`]));
  const events = new Set([...root.querySelectorAll('Tracking')].map((one) => one.getAttribute('event') ?? ''));
  const leaves = [...root.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  const addresses = leaves.map((one) => one.textContent.trim()).filter((leaf) => /^https?:/.test(leaf));
  const judge = (isThere: boolean, verdict: Verdict): Verdict => (isThere ? verdict : { rule: verdict.rule, state: 'unmeasured' });
  // A wrapper has its film elsewhere.
  const hasFilm = linears.length > 0;
  return [
    read,
    toMissing('vast-parts', bodies.length === 0 ? ['Ad'] : parts),
    judge(hasFilm, toMissing('vast-media', root.querySelector('MediaFile') ? media : ['MediaFile'])),
    judge(hasFilm, toMissing('vast-duration', without('Duration'))),
    judge(
      hasFilm,
      toMissing(
        'vast-events',
        quarters.filter((name) => !events.has(name)),
      ),
    ),
    judge(hasFilm, toMissing('vast-click', without('ClickThrough'))),
    toMissing('vast-error', root.querySelector('Error') ? [] : ['Error']),
    judge(
      addresses.length > 0,
      toNames(
        'vast-https',
        addresses.filter((address) => address.startsWith('http:')),
      ),
    ),
  ];
}
