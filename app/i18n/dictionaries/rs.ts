import { type Dictionary, labels } from './en.ts';

export const rs: Dictionary = Object.fromEntries(labels.map((label) => [label, label]));
