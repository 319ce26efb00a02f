import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';

/** The frames of a clip, drawn one after another. */
export interface Frames {
  /** Printed with the progress. */
  readonly name: string;
  readonly count: number;
  readonly perSecond: number;
  /** Returns frame `index` as PNG; called in order. */
  shoot(index: number): Promise<Buffer>;
}

/** Runs a program and shows its errors. Throws when it fails. */
export async function run(command: string, args: readonly string[]): Promise<void> {
  await finish(command, spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }));
}

/** Draws the frames and pipes them to ffmpeg. `output`: ffmpeg's arguments for codec and file. */
export async function encodeFrames({ name, count, perSecond, shoot }: Frames, output: readonly string[]): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(perSecond), '-i', '-'];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = finish('ffmpeg', encoder);
  for (let index = 0; index < count; index++) {
    if (!encoder.stdin.write(await shoot(index))) await once(encoder.stdin, 'drain');
    if (index % perSecond === 0) console.log(`${name}: ${index} of ${count} frames`);
  }
  encoder.stdin.end();
  await ended;
}

export interface FilmFile {
  readonly width: number;
  readonly height: number;
  /** Of the picture, kilobits per second, and the greatest size of the file, bytes. */
  readonly rate: number;
  readonly limit: number;
  readonly perSecond: number;
  /** An AAC file, taken as it is. */
  readonly sound?: string;
}

/** Above 720p: with more pictures to refer to, the encoder would ask for a level that televisions do not have. */
const LARGE_H264 = ['-refs', '4', '-level', '4.0'];
/** Snow and stars would need a higher rate than they get, the fork of Choose the Road a lower one. */
const filmCodecs: Readonly<Record<string, (rate: string, group: string) => readonly string[]>> = {
  h264: (rate, group) => [
    ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', '24', '-maxrate', rate, '-bufsize', rate],
    ...['-x264-params', `keyint=${group}:min-keyint=${group}:scenecut=0`],
  ],
  av1: (rate, group) => ['-c:v', 'libsvtav1', '-preset', '8', '-g', group, '-b:v', rate, '-svtav1-params', 'tune=0'],
};
/** Browsers assume BT.709, but ffmpeg converts with BT.601 unless told otherwise. */
const BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];

/** Encodes a lossless master as `<path>-h264.mp4` and `<path>-av1.mp4`, with a keyframe every two seconds. Throws for a file above its limit. */
export async function encodeFilm(master: string, path: string, { width, height, rate, limit, perSecond, sound }: FilmFile): Promise<void> {
  for (const [codec, toArguments] of Object.entries(filmCodecs)) {
    const file = `${path}-${codec}.mp4`;
    const inputs = ['-i', master, ...(sound ? ['-i', sound, '-map', '0:v', '-map', '1:a', '-c:a', 'copy'] : ['-an'])];
    const scale = ['-vf', `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`];
    const large = codec === 'h264' && height > 720 ? LARGE_H264 : [];
    const how = [...scale, ...BT709, ...toArguments(`${Math.round(rate)}k`, String(2 * perSecond)), ...large];
    await run('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, ...how, '-movflags', '+faststart', file]);
    const { size } = statSync(file);
    console.log(`${file}: ${size} bytes`);
    if (size > limit) throw new Error(`${file} is too heavy`);
  }
}

async function finish(command: string, child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
