import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CUT } from '../creatives/choose-the-road/film.ts';
import { EIGHTH_S, type Note, notesAt } from '../creatives/choose-the-road/notes.ts';
import { run } from './encode.ts';

/** Of EBU R128, LUFS: what broadcasters play a programme at. */
export const LOUDNESS = -23;
const HZ = 48_000;
/** Kilobits per second, AAC. */
const RATE = 48;
/** What the sound adds to a file, its table included. */
export const SOUND_BYTES = CUT.end * RATE * 125 + 8000;

/** As the score of the ad sounds (creatives/choose-the-road/score.ts), spread over two loudspeakers. `wide`: 0 in the middle. Seconds. */
const voices = {
  pad: { rise: 0.9, length: 3.6, level: 0.09, wide: 0.35 },
  pluck: { rise: 0.008, length: 1.3, level: 0.2, wide: 0.2 },
} as const;
const QUIET = 0.0001;
/** A pluck comes back, ever softer. */
const ECHO = { seconds: EIGHTH_S * 1.5, level: 0.4, times: 5 };
/** Where the picture is cut, air rushes by: it swells before the cut and goes after it. */
const AIR = { before: 0.7, after: 1.1, level: 0.05 };
const FADE_S = 1.6;

/** Writes the sound of the film as nobody steers it, as AAC at the loudness above. The notes are the ad's own. */
export async function writeFilmSound(path: string): Promise<void> {
  const raw = `${path}.raw`;
  const samples = synthesiseFilm();
  await writeFile(raw, new Uint8Array(samples.buffer));
  const input = ['-f', 'f32le', '-ar', String(HZ), '-ac', '2', '-i', raw];
  const gain = LOUDNESS - (await measureLoudness(input));
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-af', `volume=${gain.toFixed(3)}dB`, '-c:a', 'aac', '-b:a', `${RATE}k`, path]);
  await rm(raw);
}

/** The loudness of a whole programme, LUFS, by ffmpeg's meter of EBU R128. `input`: its arguments for the file. */
export async function measureLoudness(input: readonly string[]): Promise<number> {
  const { stderr } = await promisify(execFile)('ffmpeg', ['-hide_banner', '-nostats', ...input, '-vn', '-af', 'ebur128', '-f', 'null', '-']);
  const found = Array.from(stderr.matchAll(/I:\s+(-?[\d.]+) LUFS/g)).at(-1)?.[1];
  if (found === undefined) throw new Error('ffmpeg measured no loudness');
  return Number(found);
}

/** Left and right in turn. */
function synthesiseFilm(): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(CUT.end * HZ * 2);
  const add = (at: number, left: number, right: number) => {
    if (at * 2 + 1 >= samples.length) return;
    samples[at * 2] = (samples[at * 2] ?? 0) + left;
    samples[at * 2 + 1] = (samples[at * 2 + 1] ?? 0) + right;
  };
  for (let eighth = 0; eighth * EIGHTH_S < CUT.end; eighth++) {
    const road = eighth * EIGHTH_S < CUT.road ? undefined : 'coast';
    for (const [index, note] of notesAt(eighth, road).entries()) {
      const side = index % 2 === 0 ? 1 : -1;
      addNote(add, note, eighth * EIGHTH_S, side, 1);
      if (note.voice === 'pad') continue;
      for (let time = 1; time <= ECHO.times; time++)
        addNote(add, note, eighth * EIGHTH_S + time * ECHO.seconds, time % 2 === 0 ? side : -side, ECHO.level ** time);
    }
  }
  for (const cut of [CUT.road, CUT.camp]) addAir(add, cut);
  const fade = FADE_S * HZ * 2;
  for (let i = 0; i < fade; i++) samples[samples.length - 1 - i] = (samples[samples.length - 1 - i] ?? 0) * (i / fade) ** 1.5;
  return samples;
}

type Add = (at: number, left: number, right: number) => void;

function addNote(add: Add, { pitch, voice }: Note, from: number, side: number, share: number): void {
  const { rise, length, level, wide } = voices[voice];
  const hz = 110 * 2 ** (pitch / 12);
  for (let i = 0; i < length * HZ; i++) {
    const second = i / HZ;
    // Exponential, as the ad's own gain rises and falls.
    const loud = second < rise ? QUIET * (level / QUIET) ** (second / rise) : level * (QUIET / level) ** ((second - rise) / (length - rise));
    const turn = (second * hz) % 1;
    const wave = voice === 'pad' ? 1 - 4 * Math.abs(turn - 0.5) : Math.sin(turn * 2 * Math.PI);
    const sound = wave * loud * share;
    add(Math.round(from * HZ) + i, sound * (1 + wide * side), sound * (1 - wide * side));
  }
}

/** Noise without its brightest part. It runs from one side to the other, as what passes a car does. */
function addAir(add: Add, cut: number): void {
  let state = 18_446;
  let soft = 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  const length = AIR.before + AIR.after;
  for (let i = 0; i < length * HZ; i++) {
    const second = i / HZ;
    const loud = second < AIR.before ? (second / AIR.before) ** 3 : (1 - (second - AIR.before) / AIR.after) ** 2;
    soft += (random() - soft) * 0.08;
    const sound = soft * loud * AIR.level * 4;
    const pass = second / length;
    add(Math.round((cut - AIR.before) * HZ) + i, sound * (1 - pass), sound * pass);
  }
}
