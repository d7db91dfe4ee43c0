import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll } from 'vitest';
import { createHttpServer, listen } from '../listen.ts';

export interface TestReply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A real server on a free port, for tests of what Node itself does with a request. */
export async function serveForTest(listener: RequestListener) {
  const server = createHttpServer(listener);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<TestReply>((resolve, reject) => {
      const requested = request(
        { host: '127.0.0.1', port, path, headers, agent: false },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8');
          reply.on('data', (chunk: string) => {
            text += chunk;
          });
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }),
          );
        },
      );
      requested.on('error', reject);
      requested.end();
    });

  /** Sends bytes as they are and gives back everything that is answered. */
  const raw = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });

  return { server, port, get, raw };
}
