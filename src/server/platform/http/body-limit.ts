import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Ends a request whose body is too long, by its header or by its actual length. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) =>
      // The rest of the body is never read, so the connection cannot carry another request.
      c.text(`At most ${maxBytes} bytes are accepted here.\n`, 413, { connection: 'close' }),
  });
}
