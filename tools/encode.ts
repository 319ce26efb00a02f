import { spawn } from 'node:child_process';
import { once } from 'node:events';

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

async function finish(command: string, child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
