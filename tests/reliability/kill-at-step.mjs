/** Loaded into a program by `node --import`: kills it before the n-th change to the disk, n being KILL_AT_STEP. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let steps = Number(process.env.KILL_AT_STEP);
for (const name of ['mkdirSync', 'mkdtempSync', 'copyFileSync', 'chmodSync', 'fsyncSync', 'renameSync', 'linkSync', 'rmSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    if (steps-- === 0) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
syncBuiltinESMExports();
