/**
 * SHA-256 (FIPS 180-4) for pages on plain http, where browsers have no crypto.subtle. Used only for the sample accounts of this device;
 * sha256.test.ts compares it with Node's.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = pad(bytes);
  const state = Uint32Array.from(INITIAL);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) compress(state, new DataView(blocks.buffer, offset, 64));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19];
/** The first 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const INITIAL = PRIMES.map((prime) => toFraction(prime ** 0.5));
const CONSTANTS = listPrimes(64).map((prime) => toFraction(Math.cbrt(prime)));

function toFraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) >>> 0;
}

function listPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** Padding: the message, a 1 bit, zeros, and the length in bits, filling blocks of 64 bytes. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

function compress(state: Uint32Array, block: DataView) {
  const words = new Uint32Array(64);
  const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) words[i] = block.getUint32(i * 4);
    else {
      const [before, last] = [at(words, i - 15), at(words, i - 2)];
      const s0 = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
      const s1 = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
      words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const t1 = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + at(CONSTANTS, i) + at(words, i);
    const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = at(state, index) + value;
  });
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
