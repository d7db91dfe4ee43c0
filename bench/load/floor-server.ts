import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './server-process.ts';

const PROGRAM = fileURLToPath(new URL('floor.ts', import.meta.url));

/** Starts the bare server that sends these bytes to every request. */
export function startFloor(
  folder: string,
  core: number | undefined,
  { bytes, encoding }: { bytes: Buffer; encoding: string },
): Promise<ServerProcess> {
  const file = join(folder, 'floor.bin');
  writeFileSync(file, bytes);
  return startServer({ args: [PROGRAM, file, encoding], core, portLine: /port (\d+)/ });
}
