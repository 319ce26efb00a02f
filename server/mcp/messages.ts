import { isRecord } from '#protocol/is-record.ts';

/** Revisions of the protocol that begin with `initialize`, the newest first. */
const OLDER: readonly unknown[] = ['2025-11-25', '2025-06-18'];
/** The revision in which every request says for itself what it speaks. */
const CURRENT = '2026-07-28';
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
const SERVER_KEY = 'io.modelcontextprotocol/serverInfo';
const serverInfo = { name: 'surge', title: 'Surge', version: '1.0.0' };
const about = {
  capabilities: { tools: {} },
  instructions: 'Ad formats of Surge, each with a demo that plays. Brands in the demos are invented; nothing can be booked or changed here.',
};
/** Tools change with a release only. */
const kept = { ttlMs: 300_000, cacheScope: 'public' };
/** Deeper bodies are refused: what is echoed is written by a recursive function. */
const MOST_LEVELS = 32;

/** A tool as `tools/list` shows it, and what it answers. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: true; readonly openWorldHint: false };
  call(given: Readonly<Record<string, unknown>>): Promise<object>;
}

/** Of a notification nothing is said. */
export type Reply = { readonly status: 202 } | { readonly status: 200 | 400 | 404; readonly body: object };

interface Request {
  readonly id: string | number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type ReadHeader = (name: string) => string | undefined;

class Refusal extends Error {
  readonly body: object;
  readonly status: 200 | 400 | 404;

  constructor(code: number, message: string, status: 200 | 400 | 404, data?: object) {
    super(message);
    this.body = { code, message, ...(data && { data }) };
    this.status = status;
  }
}

/** Answers one message of MCP (JSON-RPC 2.0) by itself: there is no session, and nothing is kept of it. */
export async function answerMessage(text: string, readHeader: ReadHeader, tools: readonly Tool[]): Promise<Reply> {
  let id: Request['id'] | null = null;
  try {
    const request = parseRequest(text);
    if (!request) return { status: 202 };
    id = request.id;
    const isCurrent = checkRevision(request, readHeader);
    return { status: 200, body: { jsonrpc: '2.0', id, result: await answer(request, isCurrent, tools) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { jsonrpc: '2.0', id, error: error.body } };
  }
}

/** Undefined for a notification, which needs no answer. */
function parseRequest(text: string): Request | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new Refusal(-32700, 'The body is not JSON.', 400);
  }
  if (!isRecord(message) || Array.isArray(message)) throw new Refusal(-32600, 'The body must be one message, not a list of them.', 400);
  const { jsonrpc, id, method, params = {} } = message;
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !isRecord(params) || Array.isArray(params)) {
    throw new Refusal(-32600, 'The body must be a request of JSON-RPC 2.0.', 400);
  }
  if (!isShallow(params, MOST_LEVELS)) throw new Refusal(-32600, `The body must not be nested deeper than ${MOST_LEVELS} levels.`, 400);
  if (id === undefined) return undefined;
  if (typeof id !== 'string' && typeof id !== 'number') throw new Refusal(-32600, 'The id must be a text or a number.', 400);
  return { id, method, params };
}

function isShallow(value: unknown, levels: number): boolean {
  return !isRecord(value) || (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));
}

/** Whether the request is of the current revision, by its `_meta` or its header; then both must say the same. */
function checkRevision({ method, params }: Request, readHeader: ReadHeader): boolean {
  const meta = isRecord(params._meta) ? params._meta : {};
  const claimed = meta[VERSION_KEY];
  const header = readHeader('mcp-protocol-version');
  if (claimed === undefined && (header === undefined || OLDER.includes(header))) return false;
  const requested = claimed ?? header;
  if (requested !== CURRENT) throw new Refusal(-32022, 'This revision of the protocol is not spoken here.', 400, { supported: [CURRENT], requested });
  if (claimed === undefined || !isRecord(meta[CAPABILITIES_KEY])) {
    throw new Refusal(-32602, `params._meta must hold ${VERSION_KEY} and ${CAPABILITIES_KEY}.`, 400);
  }
  const isSame = header === claimed && readHeader('mcp-method') === method && (method !== 'tools/call' || readHeader('mcp-name') === params.name);
  if (!isSame) throw new Refusal(-32020, 'MCP-Protocol-Version, Mcp-Method and Mcp-Name must say what the body says.', 400);
  return true;
}

async function answer(request: Request, isCurrent: boolean, tools: readonly Tool[]): Promise<object> {
  if (!isCurrent) return answerOlder(request, tools);
  const result = request.method === 'server/discover' ? { supportedVersions: [CURRENT], ...about } : await answerTools(request, tools);
  if (!result) throw new Refusal(-32601, 'There is no such method here.', 404);
  return { resultType: 'complete', ...result, ...(request.method !== 'tools/call' && kept), _meta: { [SERVER_KEY]: serverInfo } };
}

async function answerOlder(request: Request, tools: readonly Tool[]): Promise<object> {
  const { method, params } = request;
  if (method === 'ping') return {};
  if (method === 'initialize') {
    return { protocolVersion: OLDER.includes(params.protocolVersion) ? params.protocolVersion : OLDER[0], ...about, serverInfo };
  }
  const result = await answerTools(request, tools);
  if (!result) throw new Refusal(-32601, 'There is no such method here.', 200);
  return result;
}

async function answerTools({ method, params }: Request, tools: readonly Tool[]): Promise<object | undefined> {
  if (method === 'tools/list') return { tools: tools.map(({ call: _, ...tool }) => tool) };
  if (method !== 'tools/call') return undefined;
  const tool = tools.find(({ name }) => name === params.name);
  if (!tool) throw new Refusal(-32602, `There is no such tool here, but ${tools.map(({ name }) => name).join(' and ')}.`, 200);
  const given = params.arguments ?? {};
  if (!isRecord(given) || Array.isArray(given)) throw new Refusal(-32602, 'The arguments must be an object.', 200);
  return tool.call(given);
}
