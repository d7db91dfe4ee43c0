import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { listen } from '../../http/listen.ts';

/**
 * slow: every response half a second late. failing: 503. silent: the request is read and never
 * responded to. gone: the connection is closed. cut, stuck: half of the body of a file, then the
 * connection is closed, or nothing more comes.
 */
export type S3Fault = 'none' | 'slow' | 'failing' | 'silent' | 'gone' | 'cut' | 'stuck';

export interface TestS3 {
  /** A STORAGE_URL. */
  url: string;
  endpoint: string;
  /** How many of the next requests meet which fault. */
  break(fault: S3Fault, requests?: number): void;
  /** How many requests came since the last fault was set. */
  requests(): number;
  close(): Promise<void>;
}

/** The keys of s3rver. */
export const TEST_KEYS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_EC2_METADATA_DISABLED: 'true',
} as const;
const BUCKET = 'shop-files';
const SLOW_MS = 500;
const SERVER = fileURLToPath(new URL('./run-s3rver.ts', import.meta.url));
const listening = z.object({ port: z.int() });

/** A server that speaks S3, with another in front of it that can be made to fail. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-s3-'));
  const s3 = fork(SERVER, [directory, BUCKET], { execArgv: ['--openssl-legacy-provider'] });
  const [started] = await once(s3, 'message');
  const { port } = listening.parse(started);
  let fault: S3Fault = 'none';
  let left = 0;
  let seen = 0;
  const front = createServer((incoming, response) => {
    seen += 1;
    const met = left > 0 ? fault : 'none';
    left -= 1;
    void respond(incoming, response, { port, fault: met });
  });
  await listen(front, { port: 0, host: '127.0.0.1' });
  const endpoint = `http://127.0.0.1:${listening.parse(front.address()).port}`;
  return {
    url: `s3://${BUCKET}/north?endpoint=${endpoint}`,
    endpoint,
    break(next, requests = Number.POSITIVE_INFINITY) {
      fault = next;
      left = requests;
      seen = 0;
    },
    requests: () => seen,
    async close() {
      front.close();
      front.closeAllConnections();
      await once(front, 'close');
      s3.disconnect();
      await once(s3, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  { port, fault }: { port: number; fault: S3Fault },
): Promise<void> {
  if (fault === 'gone') {
    incoming.socket.destroy();
    return;
  }
  if (fault === 'slow') await wait(SLOW_MS);
  if (fault === 'silent' || fault === 'failing') {
    incoming.resume();
    if (fault === 'failing') response.writeHead(503).end();
    return;
  }
  const { method, url: path, headers } = incoming;
  const onward = request({ port, host: '127.0.0.1', method, path, headers });
  incoming.pipe(onward);
  onward.once('error', () => response.destroy());
  const [result]: IncomingMessage[] = await once(onward, 'response');
  if (!result) return;
  response.writeHead(result.statusCode ?? 500, result.headers);
  if (method !== 'GET' || (fault !== 'cut' && fault !== 'stuck')) {
    result.pipe(response);
    return;
  }
  const body: Buffer[] = [];
  for await (const piece of result) body.push(piece);
  const content = Buffer.concat(body);
  response.write(content.subarray(0, Math.floor(content.length / 2)), () => {
    if (fault === 'cut') setTimeout(() => response.destroy(), 20);
  });
}
