/** Stands in for turntable.ts in a file that goes alone, for an ad server or an app: the same pictures, small enough for every ad server's zip. */
export { default as turntable } from './turntable-alone.webp';
