import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Ends a request whose body is longer, whether it says so in its header or only turns out so. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) =>
      // The rest of the body is never read, so the connection cannot carry another request.
      c.text(`At most ${maxBytes} bytes are accepted here.\n`, 413, { connection: 'close' }),
  });
}
