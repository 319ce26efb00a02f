declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Leave out the alternates that font features would swap in. */
    readonly noLayoutClosure?: boolean;
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
