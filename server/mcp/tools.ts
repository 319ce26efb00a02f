import * as z from 'zod/mini';
import type { Site } from '../site.ts';
import { listFormats, listOffers } from './formats.ts';
import type { Tool } from './messages.ts';
import { createPreviews } from './previews.ts';
import { AdcpError, listRequest, previewRequest } from './requests.ts';

export interface ToolServices {
  readonly getSite: () => Site | Promise<Site>;
  readonly publicOrigin: string;
  readonly now?: () => Date;
}

const MAJOR_VERSION = 3;

/** The read side of the Ad Context Protocol 3.0 (AdCP): what formats there are, and how a brand looks in one. */
export function createTools({ getSite, publicOrigin, now = () => new Date() }: ToolServices): readonly Tool[] {
  return [
    toTool(
      'list_creative_formats',
      'List ad formats',
      'Lists the rich-media ad formats of Surge with sizes, needed assets and a page where each plays (AdCP 3.0). Without filters it lists all of them.',
      listRequest,
      async (request) => listFormats(listOffers(await getSite(), publicOrigin), request),
    ),
    toTool(
      'preview_creative',
      'Preview an ad with a brand',
      'Gives links to a playing ad in the format of creative_manifest.format_id, with its texts brand_name, headline, cta, primary_color and accent_color in it (AdCP 3.0).',
      previewRequest,
      async (request) => {
        const site = await getSite();
        return createPreviews(request, { site, offers: listOffers(site, publicOrigin), now: now() });
      },
    ),
  ];
}

interface Shared {
  readonly adcp_major_version?: number | undefined;
  readonly context?: object | undefined;
}

function toTool<Request extends Shared>(
  name: string,
  title: string,
  description: string,
  schema: z.ZodMiniType<Request>,
  run: (request: Request) => Promise<object>,
): Tool {
  return {
    name,
    title,
    description,
    // Not made when the server starts.
    get inputSchema() {
      return z.toJSONSchema(schema, { io: 'input' });
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
    async call(given) {
      const { success, data, error } = schema.safeParse(given);
      if (!success) return refuse(toAdcpError(error));
      // As it was given: it is the caller's own.
      const echo = data.context && { context: given.context };
      try {
        if ((data.adcp_major_version ?? MAJOR_VERSION) !== MAJOR_VERSION) {
          throw new AdcpError('VERSION_UNSUPPORTED', 'AdCP 3 is spoken here.', 'adcp_major_version');
        }
        return toResult({ status: 'completed', ...(await run(data)), ...echo });
      } catch (thrown) {
        if (!(thrown instanceof AdcpError)) throw thrown;
        return refuse(thrown, echo);
      }
    },
  };
}

/** The first thing that is wrong, by its path: `format_ids[0].id`. */
function toAdcpError({ issues }: z.core.$ZodError): AdcpError {
  const field = (issues[0]?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return new AdcpError('INVALID_REQUEST', 'The arguments are not as the schema of this tool says.', field.slice(1));
}

const refuse = (error: AdcpError, echo?: object) => ({ ...toResult({ status: 'failed', adcp_error: error.body, ...echo }), isError: true });

/** As data, and as text for hosts that hand on nothing else. */
const toResult = (structuredContent: object) => ({ content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent });
