import { join } from 'node:path';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/server-flags.mjs';
import { freePort } from '../tests/support/free-port.ts';
import { type ServerProcess, startServer } from './load/server-process.ts';

export interface ShopServer extends ServerProcess {
  address: string;
}

export interface ShopServerParts {
  /** Of the shop's data; a shop that finds none fills it with the demo shop. */
  folder: string;
  core: number | undefined;
  env?: Record<string, string>;
}

/** The built shop as `npm start` runs it, but for the log, which has warnings only. */
export async function startShop({ folder, core, env }: ShopServerParts): Promise<ShopServer> {
  const port = await freePort();
  const server = await startServer({
    args: [...SERVER_FLAGS, 'dist/server/main.js'],
    env: {
      ...SERVER_ENVIRONMENT,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      ...env,
    },
    core,
    portLine: /Vitrine is open: \S+:(\d+)/,
  });
  return { ...server, address: `http://127.0.0.1:${port}` };
}
