import { type Dictionary, labels } from './en.ts';

export const it: Dictionary = Object.fromEntries(labels.map((label) => [label, label]));
