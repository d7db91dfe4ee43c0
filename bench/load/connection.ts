import { connect, type Socket } from 'node:net';

// One keep-alive connection of the load generator. It reads no more of an answer than its status and
// its length: bodies are counted and dropped, never decompressed or decoded.

export interface Result {
  status: number;
  /** Of head and body. */
  bytes: number;
  /** Empty unless the body was asked for. */
  body: Buffer;
}

export interface Flood {
  /** Of each response: all must be equal, so that they can be counted by their bytes alone. */
  bytes: number;
  /** Requests that are sent before their responses have come. */
  depth: number;
  isOver(): boolean;
}

export interface Connection {
  send(request: Buffer, keepBody?: boolean): Promise<Result>;
  /** The same request over and over, at the least cost for the sender; resolves with how many were sent. */
  flood(request: Buffer, flood: Flood): Promise<number>;
  close(): void;
}

const FLOOD_MAX_MS = 30_000;
const HEAD_END = '\r\n\r\n';

export async function openConnection(port: number): Promise<Connection> {
  const socket = await connected(port);
  let fail = (_: unknown): void => undefined;
  let receive = (_: Buffer): void => undefined;
  socket.on('data', (chunk) => {
    try {
      receive(chunk);
    } catch (error) {
      fail(error);
    }
  });
  socket.on('error', (error) => fail(error));
  socket.on('close', () => fail(new Error('The server closed the connection.')));
  return {
    send(request, keepBody = false) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const read = createReader(keepBody);
      fail = reject;
      receive = (chunk) => {
        const response = read(chunk);
        if (response) resolve(response);
      };
      socket.write(request);
      return promise;
    },
    flood(request, { bytes, depth, isOver }) {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const full = Buffer.concat(Array.from({ length: depth }, () => request));
      let sent = 0;
      let received = 0;
      const send = (count: number) => {
        sent += count;
        socket.write(full.subarray(0, count * request.length));
      };
      const timer = setTimeout(() => reject(unequal(sent, bytes, received)), FLOOD_MAX_MS);
      fail = reject;
      receive = (chunk) => {
        received += chunk.length;
        const open = sent - Math.floor(received / bytes);
        if (!isOver()) {
          if (open <= depth / 2) send(depth - open);
        } else if (received === sent * bytes) resolve(sent);
        else if (received > sent * bytes) reject(unequal(sent, bytes, received));
      };
      send(depth);
      return promise.finally(() => clearTimeout(timer));
    },
    close() {
      socket.removeAllListeners('close');
      socket.destroy();
    },
  };
}

function unequal(sent: number, bytes: number, received: number): Error {
  return new Error(`${sent} responses of ${bytes} bytes were expected; ${received} bytes came.`);
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Takes an answer chunk by chunk; returns it once it is whole. */
function createReader(keepBody: boolean): (chunk: Buffer) => Result | null {
  let status = 0;
  let missing = Number.NaN;
  let bytes = 0;
  let head: Buffer = Buffer.alloc(0);
  const body: Buffer[] = [];
  return (chunk) => {
    let part = chunk;
    bytes += chunk.length;
    if (status === 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end === -1) return null;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      missing = bodyLength(text, status);
      part = head.subarray(end + HEAD_END.length);
    }
    missing -= part.length;
    if (missing < 0) throw new Error('An answer is longer than its content-length.');
    if (keepBody) body.push(part);
    return missing === 0 ? { status, bytes, body: Buffer.concat(body) } : null;
  };
}

function bodyLength(head: string, status: number): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (status === 204 || status === 304) return 0;
  throw new Error(`An answer without a content-length cannot be measured:\n${head}`);
}
