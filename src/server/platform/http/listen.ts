import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { METHODS } from './request-limits.ts';

/**
 * Far above what is accepted (see request-limits.ts), so that an over-long address still reaches the
 * shop and gets its own page; only beyond this does Node answer by itself.
 */
const maxHeaderBytes = 256 * 1024;

export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      keepAlive: true,
      noDelay: true,
    },
    listener,
  );
  server.on('clientError', respondUnreadable);
  // The shop is no proxy; without an answer Node would only cut the line.
  server.on('connect', (_request, socket) => delayResponses(socket, METHOD_NOT_ALLOWED));
  return server;
}

const METHOD_NOT_ALLOWED = '405 Method Not Allowed';

/** A request that is not HTTP gets a short honest answer instead of a cut line. */
function respondUnreadable(error: UnreadableRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  delayResponses(socket, getStatus(error));
}

type UnreadableRequest = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** An unknown method, in a request that is HTTP otherwise. */
const MADE_UP_METHOD = /^[A-Z-]{1,40} \S{1,200} HTTP\/1\.[01]\r?\n/;

function getStatus({ code, rawPacket }: UnreadableRequest): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  const start = rawPacket?.subarray(0, 300).toString('latin1') ?? '';
  const isMadeUp = code === 'HPE_INVALID_METHOD' && MADE_UP_METHOD.test(start);
  return isMadeUp ? METHOD_NOT_ALLOWED : '400 Bad Request';
}

function delayResponses(socket: Duplex, status: string): void {
  const body = `${status.slice(4)}\n`;
  const allow = status === METHOD_NOT_ALLOWED ? `Allow: ${METHODS.join(', ')}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\n${allow}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host?: string | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
