import type { Connection } from './connection.ts';
import { encodeRequest } from './http-request.ts';
import type { Load, LoadResult } from './load.ts';
import { openEvenly } from './open-evenly.ts';

// The load generator, a process of its own: takes a load as a message, runs it, sends the result.

process.on('message', async (load: Load) => {
  try {
    process.send?.({ result: await run(load) });
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());

async function run(load: Load): Promise<LoadResult> {
  const { port, clients, until, expect, workers, pipelined } = load;
  const opened = await openEvenly(port, clients.length, workers);
  const connections = opened.map((connection, at) => ({
    connection,
    requests: (clients[at] ?? []).map((request) => encodeRequest(request, port)),
  }));
  const cpu = process.cpuUsage();
  const start = performance.now();
  let sent = 0;
  const isOver = (index: number, at: number) => {
    if (until === 'all sent') return at >= index;
    if ('requests' in until) return sent >= until.requests;
    return performance.now() - start >= until.seconds * 1000;
  };
  const work = connections.map(async ({ connection, requests }) => {
    const [only] = requests;
    if (pipelined !== undefined && only) {
      const bytes = await responseBytes(connection, only);
      const isFloodOver = () => isOver(requests.length, 0);
      const flood = { bytes, depth: pipelined, isOver: isFloodOver };
      const flooded = await connection.flood(only, flood);
      sent += 1 + flooded;
      return;
    }
    for (let at = 0; !isOver(requests.length, at); at += 1) {
      const request = requests[at % requests.length];
      if (!request) return;
      sent += 1;
      const { status, body } = await connection.send(request, expect !== undefined);
      if (status < 200 || status > 299)
        throw new Error(`Answer ${status} to ${firstLine(request)}`);
      if (expect !== undefined && !body.includes(expect)) {
        throw new Error(`Unexpected answer to ${firstLine(request)}: ${body.subarray(0, 400)}`);
      }
    }
  });
  try {
    await Promise.all(work);
  } finally {
    for (const { connection } of connections) connection.close();
  }
  const { user, system } = process.cpuUsage(cpu);
  return { requests: sent, wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

async function responseBytes(connection: Connection, request: Buffer): Promise<number> {
  const { status, bytes } = await connection.send(request);
  if (status !== 200) throw new Error(`Answer ${status} to ${firstLine(request)}`);
  return bytes;
}

function firstLine(request: Buffer): string {
  return request.toString().split('\r\n')[0] ?? '';
}
