import { size } from '../size.ts';
import type { HttpRequest } from './http-request.ts';
import type { Generator } from './load.ts';
import { measureRound, type Round } from './processor-time.ts';
import type { ServerProcess } from './server-process.ts';

/** Processor time after which the engine has compiled what is called often. */
const { warmUpMs: WARM_UP_MS, warmUpSeconds: SECONDS } = size.load;

/** Runs the load until the server has worked enough on it; returns the last part. */
export async function warmUp(
  generator: Generator,
  server: ServerProcess,
  clients: HttpRequest[][],
): Promise<Round> {
  const start = await server.cpuMs();
  for (;;) {
    const round = await measureRound(generator, server, { clients, until: { seconds: SECONDS } });
    if ((await server.cpuMs()) - start >= WARM_UP_MS) return round;
  }
}
