import { unpackZip } from './unpack.ts';

/** A thread of its own: a zip that takes long to unpack leaves the page alive, and can be ended. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const unpacked = unpackZip(data);
  postMessage(unpacked, { transfer: unpacked.files.map(({ bytes }) => bytes.buffer) });
});
