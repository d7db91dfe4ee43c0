import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

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
  server.on('clientError', answerUnreadable);
  return server;
}

/** A request that is not HTTP gets a short honest answer instead of a cut line. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  const body = `${status.slice(4)}\n`;
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
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
