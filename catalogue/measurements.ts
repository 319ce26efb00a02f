/** What `npm run measure` saw of a built creative: creatives/<slug>/measured.json. Never typed by hand. */
export interface Measurement {
  /** SHA-256 of the built index.html, first 16 hexadecimal digits; another file has other figures. */
  readonly hash: string;
  /** Bytes of index.html as it is, and compressed. */
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
  /** Files the ad asked for, itself included, and their bytes on the wire. */
  readonly requests: number;
  readonly network: number;
  /** From the start of its script to its first frame, milliseconds. */
  readonly firstFrameMs: number;
  /** Processor time of the ad's process while it plays by itself in view, percent of the time watched. */
  readonly cpuPercent: number;
  /** When it drew its last frame without a touch, seconds. */
  readonly motionEndS: number;
  /** What drew it, and on what browser. */
  readonly renderer: string;
  readonly browser: string;
  /** Day of the run, ISO 8601, and the machine's processor; figures older than these fields have neither. */
  readonly on?: string;
  readonly machine?: string;
  /** What the run tried beside its figures; older runs have tried nothing. */
  readonly seen?: Seen;
}

/** What was seen of a creative when it was tried (tools/check-creative.ts): the checks follow from this alone. */
export interface Seen {
  /** Files of the export, the page among them, and the bytes of their zip. */
  readonly files: number;
  readonly zip: number;
  /** Requests to another host, sounds and errors without a touch. */
  readonly external: number;
  readonly sounds: number;
  readonly errors: number;
  /** The size it declares, as `WIDTHxHEIGHT`. */
  readonly declared: string;
  /** Ways by which a script could leave its frame. */
  readonly doors: readonly string[];
  /** Its pause button stops it and lets it go on. */
  readonly pauses: boolean;
  /** Played by keys alone it reached its end card and left by the call to action. */
  readonly byKeyboard: boolean;
  /** In its version for reduced motion it showed the same picture two seconds later. */
  readonly calm: boolean;
}

const files: Readonly<Record<string, Measurement>> = import.meta.glob<Measurement>(
  ['../creatives/*/measured.json', '../creatives/*/units/*/measured.json'],
  { eager: true, import: 'default' },
);

export function findMeasurement(slug: string): Measurement | undefined {
  return files[`../creatives/${slug}/measured.json`];
}
