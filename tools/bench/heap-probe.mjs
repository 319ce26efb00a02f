// Loaded into a server under test: at SIGUSR2 it collects garbage and writes the bytes in use to the file that HEAP_FILE names.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  collect();
  writeFileSync(process.env.HEAP_FILE, String(process.memoryUsage().heapUsed));
});
