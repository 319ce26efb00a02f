import { type FileHandle, open } from 'node:fs/promises';
import { limitConcurrency } from './concurrency-limit.ts';
import { toEncoding } from './encoding.ts';
import type { StaticFile, Stored } from './static-files.ts';

const CHUNK_BYTES = 32 * 1024;
/**
 * How many reads of files may run at once. They share Node’s few threads with the compression of pages: fewer are too few for many viewers of a film,
 * more would delay pages.
 */
const READS = 16;
const read = limitConcurrency(READS);

export interface FileRequest {
  header(name: string): string | undefined;
}

/** Called when a file cannot be read after its answer has begun, so the answer cannot be completed. */
type OnFailure = (error: unknown) => void;

export function answerFile(file: StaticFile, request: FileRequest, onFailure: OnFailure): Response {
  const known = request.header('if-none-match');
  if (known && (known === '*' || known.includes(file.etag.slice(1, -1)))) return new Response(null, { status: 304, headers: file.headers.unchanged });
  const range = request.header('range');
  if (range) return answerRange(file, range, request.header('if-range'), onFailure);
  const encoding = toEncoding(request.header('accept-encoding'));
  const encoded = encoding && file.encoded[encoding];
  if (encoded) return new Response(toBody(encoded, onFailure), { headers: file.headers[encoding] });
  return new Response(toBody(file, onFailure), { headers: file.headers.identity });
}

/** A single range of bytes. For anything else, including several ranges, the whole file is sent, as RFC 9110 allows. */
function answerRange(file: StaticFile, range: string, ifRange: string | undefined, onFailure: OnFailure): Response {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim());
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '') || (ifRange && ifRange !== file.etag)) {
    return new Response(toBody(file, onFailure), { headers: file.headers.identity });
  }
  const start = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? file.size - 1 : Math.min(Number(to), file.size - 1);
  if (start > end || start >= file.size) {
    return new Response(null, { status: 416, headers: { ...file.headers.unchanged, 'content-range': `bytes */${file.size}` } });
  }
  const headers = { ...file.headers.identity, 'content-range': `bytes ${start}-${end}/${file.size}`, 'content-length': String(end - start + 1) };
  return new Response(file.body?.subarray(start, end + 1) ?? stream(file.path, start, end, onFailure), { status: 206, headers });
}

function toBody({ body, path, size }: Stored, onFailure: OnFailure): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  return body ?? stream(path, 0, size - 1, onFailure);
}

/**
 * Opens the file when the first bytes are requested, so that an unread answer keeps no file open. Closes it when all bytes are sent, when the client
 * disconnects or when reading fails, even while it is being opened.
 */
function stream(path: string, start: number, end: number, onFailure: OnFailure): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = start;
  let isOver = false;
  const close = async () => {
    const opened = handle;
    handle = undefined;
    isOver = true;
    await opened?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = await read(async () => {
            if (isOver) return undefined;
            handle ??= await open(path);
            const length = Math.min(CHUNK_BYTES, end + 1 - position);
            return handle.read(new Uint8Array(length), 0, length, position);
          });
          if (isOver || !chunk) return await close();
          const { bytesRead, buffer } = chunk;
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
          if (bytesRead > 0 && position <= end) return;
          await close();
          controller.close();
        } catch (error) {
          await close();
          onFailure(error);
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
