import * as z from 'zod/mini';
import { EMAIL, MAX_EMAIL } from '#protocol/email.ts';

/** Ten thousand characters are a long letter. Longer texts could fill the device's storage with a single field. */
export const text = z.string().check(z.maxLength(10_000));

export const requiredText = text.check(z.regex(/\S/));

/** ISO 8601: '2026-11-20' or '2026-11-20T09:30:00.000Z'. */
export const date = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/),
  z.refine((day) => !Number.isNaN(Date.parse(day))),
);

export const email = z.string().check(z.maxLength(MAX_EMAIL), z.regex(EMAIL));

export const amount = z.number().check(z.nonnegative());

/** Something that is counted: cents, units, months. */
export const counted = z.int().check(z.positive());
