import { type Dictionary, labels } from './en.ts';

export const gr: Dictionary = Object.fromEntries(labels.map((label) => [label, label]));
