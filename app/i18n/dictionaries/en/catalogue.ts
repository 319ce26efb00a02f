import { subTypes } from '#catalogue/demo.ts';
import { descriptions } from '#catalogue/descriptions.ts';
import { formats } from '#catalogue/formats.ts';
import { sizeWords } from '#catalogue/sizes.ts';

/** What the catalogue says, taken from it: a new format, sub-type, size or description does not compile before every language has it. */
export const catalogue = [...new Set([...formats.map(({ name }) => name), ...subTypes, ...sizeWords, ...descriptions])];
