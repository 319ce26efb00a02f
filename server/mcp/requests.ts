// zod/mini: the same checks with a tenth of the memory.
import * as z from 'zod/mini';

type Code = 'INVALID_REQUEST' | 'REFERENCE_NOT_FOUND' | 'UNSUPPORTED_FEATURE' | 'VERSION_UNSUPPORTED';

/** A refusal as the Ad Context Protocol (AdCP) words it; `field` is a path in the arguments. */
export class AdcpError extends Error {
  readonly body: { readonly code: Code; readonly message: string; readonly field?: string; readonly recovery: 'correctable' };

  constructor(code: Code, message: string, field?: string) {
    super(message);
    this.body = { code, message, ...(field && { field }), recovery: 'correctable' };
  }
}

const whole = z.optional(z.int());
const positive = z.optional(z.int().check(z.positive()));
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.array(item).check(z.minLength(1)));

const formatId = z.looseObject({
  agent_url: z.string(),
  id: z.string().check(z.regex(/^[a-zA-Z0-9_-]+$/)),
  width: positive,
  height: positive,
  duration_ms: z.optional(z.number()),
});
export type FormatId = z.infer<typeof formatId>;

/** Every request of AdCP 3 may have these. Fields that its schemas do not name are allowed there, and mean nothing here. */
const every = {
  adcp_major_version: z.optional(z.int().check(z.gte(1), z.lte(99))),
  context: z.optional(z.looseObject({})),
  ext: z.optional(z.looseObject({})),
};

/** `list_creative_formats` of AdCP 3.0, as it is asked of creative agents. */
export const listRequest = z.looseObject({
  ...every,
  format_ids: listOf(formatId),
  type: z.optional(z.enum(['audio', 'video', 'display', 'dooh'])),
  asset_types: listOf(z.enum(['image', 'video', 'audio', 'text', 'html', 'javascript', 'url'])),
  max_width: whole,
  max_height: whole,
  min_width: whole,
  min_height: whole,
  is_responsive: z.optional(z.boolean()),
  name_search: z.optional(z.string()),
  wcag_level: z.optional(z.enum(['A', 'AA', 'AAA'])),
  disclosure_positions: listOf(z.string()),
  disclosure_persistence: listOf(z.string()),
  output_format_ids: listOf(formatId),
  input_format_ids: listOf(formatId),
  include_pricing: z.optional(z.boolean()),
  pagination: z.optional(
    z.looseObject({
      max_results: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
      cursor: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    }),
  ),
});
export type ListRequest = z.infer<typeof listRequest>;

/** AdCP has no limit; each input set is a preview of its own in the answer. */
const MOST_INPUTS = 10;

const one = {
  format_id: z.optional(formatId),
  creative_manifest: z.optional(z.looseObject({ format_id: formatId, assets: z.record(z.string(), z.unknown()) })),
  inputs: z.optional(
    z
      .array(
        z.looseObject({
          name: z.string(),
          macros: z.optional(z.record(z.string(), z.string())),
          context_description: z.optional(z.string()),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_INPUTS)),
  ),
  template_id: z.optional(z.string()),
  quality: z.optional(z.enum(['draft', 'production'])),
  output_format: z.optional(z.enum(['url', 'html'])),
  item_limit: positive,
};
const single = z.looseObject({ ...one, creative_id: z.optional(z.string()) });
export type SingleRequest = z.infer<typeof single>;

/** `preview_creative` of AdCP 3.0. Which fields a `request_type` needs is checked where it is answered. */
export const previewRequest = z.looseObject({
  ...every,
  request_type: z.enum(['single', 'batch', 'variant']),
  ...single.shape,
  requests: z.optional(z.array(single).check(z.minLength(1), z.maxLength(50))),
  variant_id: z.optional(z.string()),
});
export type PreviewRequest = z.infer<typeof previewRequest>;
