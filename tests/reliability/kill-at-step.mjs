/** Loaded before a program (`node --import`): kills it before its so many-th change to the disk, by KILL_AT_STEP. */
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
