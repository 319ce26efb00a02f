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
  /** When it drew its last frame without anybody touching it, seconds. */
  readonly motionEndS: number;
  /** What drew it, and on what browser. */
  readonly renderer: string;
  readonly browser: string;
  /** Day of the run, ISO 8601, and the machine's processor; figures older than these fields have neither. */
  readonly on?: string;
  readonly machine?: string;
}

const files: Readonly<Record<string, Measurement>> = import.meta.glob<Measurement>('../creatives/*/measured.json', {
  eager: true,
  import: 'default',
});

export function findMeasurement(slug: string): Measurement | undefined {
  return files[`../creatives/${slug}/measured.json`];
}
