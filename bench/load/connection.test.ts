import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openConnection } from './connection.ts';
import { encodeRequest } from './http-request.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function answering(send: (socket: Socket) => unknown): Promise<number> {
  server = createServer((socket) => socket.on('data', () => send(socket)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const request = encodeRequest({ path: '/' }, 80);

test('a compressed answer stays compressed', async () => {
  const bytes = gzipSync('page '.repeat(1000));
  const port = await answering((socket) => {
    socket.write(
      `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    socket.write(bytes);
  });
  const connection = await openConnection(port);
  const response = await connection.send(request, true);
  expect(response).toMatchObject({ status: 200, body: bytes });
  expect(response.bytes).toBeGreaterThan(bytes.length + 50);
  connection.close();
});

test('an answer may come in any number of parts, one answer after the other', async () => {
  const port = await answering(async (socket) => {
    for (const part of ['HTTP/1.1 404 Not', ' Found\r\ncontent-length: 4\r\n\r', '\na', 'bcd']) {
      socket.write(part);
      await sleep(5);
    }
  });
  const connection = await openConnection(port);
  for (const _ of [1, 2]) {
    const { status, body } = await connection.send(request, true);
    expect([status, body.toString()]).toEqual([404, 'abcd']);
  }
  connection.close();
});

test('an answer that cannot be counted fails', async () => {
  const port = await answering((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nbody'));
  const connection = await openConnection(port);
  await expect(connection.send(request)).rejects.toThrow('without a content-length');
  connection.close();
});

test('a connection that ends early fails', async () => {
  const port = await answering((socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'),
  );
  const connection = await openConnection(port);
  await expect(connection.send(request)).rejects.toThrow('closed');
});

test('a flood is counted by bytes, and goes on until it is over', async () => {
  const response = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nabcd';
  let requests = 0;
  server = createServer((socket) =>
    socket.on('data', (chunk) => {
      const count = chunk.length / request.length;
      requests += count;
      socket.write(response.repeat(count));
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = await openConnection((server.address() as AddressInfo).port);
  const flood = { bytes: response.length, depth: 8, isOver: () => requests >= 100 };
  const sent = await connection.flood(request, flood);
  expect(sent).toBe(requests);
  expect(sent).toBeGreaterThanOrEqual(100);
  await expect(connection.flood(request, { ...flood, bytes: response.length - 1 })).rejects.toThrow(
    'were expected',
  );
  connection.close();
});
