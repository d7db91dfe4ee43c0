import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection } from './connection.ts';
import { encodeRequest } from './http-request.ts';

const MAX_TRIES = 3000;
const PAUSE_MS = 2;

/**
 * So many connections, of which each worker has accepted as many as the others. Which of them accepts one is
 * left to the system, which prefers the same one while all are idle.
 */
export async function openEvenly(
  port: number,
  count: number,
  workers = 1,
): Promise<readonly Connection[]> {
  if (workers === 1) {
    return Promise.all(Array.from({ length: count }, () => openConnection(port)));
  }
  const share = count / workers;
  const byWorker = new Map<string, Connection[]>();
  const isEven = () =>
    byWorker.size === workers && [...byWorker.values()].every(({ length }) => length === share);
  for (let tries = 0; !isEven(); tries += 1) {
    if (tries === MAX_TRIES) {
      throw new Error(`${count} connections do not reach ${workers} workers evenly.`);
    }
    const connection = await openConnection(port);
    const worker = await workerBehind(connection, port);
    const known = byWorker.get(worker) ?? [];
    if (known.length < share) byWorker.set(worker, [...known, connection]);
    else {
      connection.close();
      // Long enough for the system to find another worker waiting.
      await sleep(PAUSE_MS);
    }
  }
  return [...byWorker.values()].flat();
}

async function workerBehind(connection: Connection, port: number): Promise<string> {
  const { body } = await connection.send(encodeRequest({ path: '/metrics' }, port), true);
  const worker = /worker="(\d+)"/.exec(body.toString())?.[1];
  if (worker === undefined) throw new Error('The figures of /metrics name no worker.');
  return worker;
}
