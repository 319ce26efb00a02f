import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrief } from '../bench/brief-load.ts';

/** What the honest met. Milliseconds from the request to the last byte of its answer. */
export interface Visits {
  readonly pages: readonly number[];
  readonly briefs: readonly number[];
  /** References of acknowledged briefs. */
  readonly acknowledged: readonly string[];
  /** Requests that had no answer, or not the one that was due: one line each. */
  readonly unanswered: readonly string[];
}

const VISITORS = 20;
/** Between two looks. */
const READING_MS = 400;
/** Twenty visitors send some 46 briefs in a minute then: of 60 that are counted as many, a flooder's first five are not suspected yet. */
const BETWEEN_VISITS_MS = 20_000;
/** Younger forms are flagged as hurried. */
const WRITING_MS = 3500;
/** What a person would call no answer. */
const PATIENCE_MS = 30_000;
const PAGES = ['/', '/experience/gamification', '/experience/gamification/preview/1', '/pages-pricing', '/formats?q=game'];

const PLAYED = ['/creatives/choose-the-road/index.html', '/creatives/choose-the-road/forest-h264.mp4'];

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** Visitors, each visit from an address of its own, who read, play and send a brief until the time is over. */
export async function visit(port: number, seconds: number): Promise<Visits> {
  const visits = { pages: [] as number[], briefs: [] as number[], acknowledged: [] as string[], unanswered: [] as string[] };
  const ends = performance.now() + seconds * 1000;
  const live = async (visitor: number) => {
    await sleep((visitor / VISITORS) * BETWEEN_VISITS_MS);
    for (let turn = 0; performance.now() < ends; turn++) {
      await goThrough(port, `127.${100 + visitor}.${Math.floor(turn / 250)}.${1 + (turn % 250)}`, visits);
      await sleep(BETWEEN_VISITS_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => live(visitor)));
  return visits;
}

interface Notes {
  readonly pages: number[];
  readonly briefs: number[];
  readonly acknowledged: string[];
  readonly unanswered: string[];
}

async function goThrough(port: number, localAddress: string, notes: Notes): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const ask = async (path: string, due: number, headers: Record<string, string> = {}, body?: string): Promise<Answer | undefined> => {
    const answer = await send({ agent, localAddress, port, path, headers, body }).catch((error: Error) => {
      notes.unanswered.push(`${path}: ${error.message}`);
      return undefined;
    });
    if (answer && answer.status !== due) notes.unanswered.push(`${path}: ${answer.status} ${answer.text.slice(0, 80)}`);
    return answer?.status === due ? answer : undefined;
  };
  for (const path of PAGES) {
    const page = await ask(path, 200);
    if (page) notes.pages.push(page.ms);
    const files = new Set(page?.text.match(/(?<=(?:src|href|data-src)=")\/(?:assets|creatives)\/[^"]+\.(?:css|js|html|webp)/g) ?? []);
    await Promise.all(Array.from(files, (file) => ask(file, 200)));
    await sleep(READING_MS);
  }
  for (const file of PLAYED) await ask(file, 200);
  const origin = `http://127.0.0.1:${port}`;
  const json = { origin, 'content-type': 'application/json' };
  await ask('/api/events', 204, json, JSON.stringify({ language: 'en', events: [{ name: 'view', demo: 1, device: 'desktop' }] }));
  const ticket = await ask('/api/briefs/ticket', 200);
  await sleep(WRITING_MS);
  const token = ticket ? JSON.parse(ticket.text).token : '';
  const brief = JSON.stringify({ brief: createBrief(randomUUID()), token, website: '', isDelayed: false });
  const receipt = await ask('/api/briefs', 201, { ...json, 'idempotency-key': randomUUID() }, brief);
  if (receipt) {
    notes.briefs.push(receipt.ms);
    notes.acknowledged.push(JSON.parse(receipt.text).reference);
  }
  agent.destroy();
}

interface Sending {
  readonly agent: Agent;
  readonly localAddress: string;
  readonly port: number;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** As a browser does: a kept connection that turns out to be closed is no failure, the request goes out again on a fresh one. */
async function send(sending: Sending): Promise<Answer> {
  const { agent, localAddress, port, path, headers, body } = sending;
  const started = performance.now();
  const sent = request({
    agent,
    localAddress,
    host: '127.0.0.1',
    port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers,
    timeout: PATIENCE_MS,
  });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS / 1000} s`)));
      sent.on('error', reject);
      sent.on('response', (response: NodeJS.ReadableStream & { readonly statusCode?: number; readonly headers: IncomingHttpHeaders }) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - started }));
      });
      sent.end(body);
    });
  } catch (error) {
    if (sent.reusedSocket) return send({ ...sending, agent: new Agent({ keepAlive: false }) });
    throw error;
  }
}
