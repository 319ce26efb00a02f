import { type Dictionary, labels } from './en.ts';

export const sp: Dictionary = Object.fromEntries(labels.map((label) => [label, label]));
