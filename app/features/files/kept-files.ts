import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { isRecord } from '#protocol/is-record.ts';

export interface Download {
  /** Of the file, or of the zip that held several. */
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What this device marked, and what it downloaded last, newest first. */
export interface KeptFiles {
  /** Names of files. */
  readonly favourites: readonly string[];
  readonly recent: readonly Download[];
}

const RECENT_MOST = 6;
/** As many as there are files, with room. */
const FAVOURITES_MOST = 500;
const nothing: KeptFiles = { favourites: [], recent: [] };

export const keptFiles = createDeviceStore<KeptFiles>({
  key: 'surge.files',
  parse: (text) => {
    const value = parseJson(text);
    if (!isRecord(value)) return nothing;
    const favourites = Array.isArray(value.favourites) ? value.favourites.filter((name) => typeof name === 'string') : [];
    const recent = Array.isArray(value.recent) ? value.recent.flatMap(toDownload) : [];
    return { favourites: favourites.slice(0, FAVOURITES_MOST), recent: recent.slice(0, RECENT_MOST) };
  },
  format: (kept) => (kept.favourites.length + kept.recent.length > 0 ? JSON.stringify(kept) : null),
});

function toDownload(value: unknown): readonly Download[] {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.at !== 'string' || Number.isNaN(Date.parse(value.at))) return [];
  return [{ name: value.name, at: value.at }];
}

export function withFavourite(kept: KeptFiles, name: string, isFavourite: boolean): KeptFiles {
  const others = kept.favourites.filter((one) => one !== name);
  return { ...kept, favourites: isFavourite ? [...others, name] : others };
}

/** A file that is downloaded again stands first again, once. */
export function withDownload(kept: KeptFiles, download: Download): KeptFiles {
  return { ...kept, recent: [download, ...kept.recent.filter(({ name }) => name !== download.name)].slice(0, RECENT_MOST) };
}
