/**
 * Makes the body of an answer from chunks, no faster than the client reads it. `ReadableStream.from` does the same, but TypeScript's ReadableStream
 * has no `from`, and Node's is no body for TypeScript (docs/decisions/045).
 */
export function toStream(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
