import { connect, type Socket } from 'node:net';

// One keep-alive connection of the load generator. It reads no more of an answer than its status and
// its length: bodies are counted and dropped, never decompressed or decoded.

export interface Result {
  status: number;
  /** Empty unless the body was asked for. */
  body: Buffer;
}

export interface Connection {
  send(request: Buffer): Promise<Result>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';

export async function openConnection(port: number, keepBody: boolean): Promise<Connection> {
  const socket = await connected(port);
  let waiting = Promise.withResolvers<Result>();
  let reader = createReader(keepBody);
  socket.on('data', (chunk) => {
    try {
      const response = reader(chunk);
      if (response) waiting.resolve(response);
    } catch (error) {
      waiting.reject(error);
    }
  });
  socket.on('error', (error) => waiting.reject(error));
  socket.on('close', () => waiting.reject(new Error('The server closed the connection.')));
  return {
    send(request) {
      waiting = Promise.withResolvers<Result>();
      reader = createReader(keepBody);
      socket.write(request);
      return waiting.promise;
    },
    close() {
      socket.removeAllListeners('close');
      socket.destroy();
    },
  };
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
  let head: Buffer = Buffer.alloc(0);
  const body: Buffer[] = [];
  return (chunk) => {
    let part = chunk;
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
    return missing === 0 ? { status, body: Buffer.concat(body) } : null;
  };
}

function bodyLength(head: string, status: number): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (status === 204 || status === 304) return 0;
  throw new Error(`An answer without a content-length cannot be measured:\n${head}`);
}
