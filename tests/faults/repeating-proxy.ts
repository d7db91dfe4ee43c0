import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What happens to a form on its way, in turn. */
const REPEATS = ['at once', 'response lost', 'connection lost'] as const;
type Repeat = (typeof REPEATS)[number];

export interface RepeatingProxy {
  address: string;
  /** How many forms it has sent twice, by the way it did. */
  repeated: Record<Repeat, number>;
  close(): Promise<void>;
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

/**
 * A proxy as one that is set up wrong: it sends each form of the checkout twice, to another process the
 * second time. At once, where the first of both responses counts; again after the first response was
 * lost on its way back; or it loses both, so that the browser does not know and sends its form again.
 */
export async function startRepeatingProxy(shops: readonly string[]): Promise<RepeatingProxy> {
  const repeated = { 'at once': 0, 'response lost': 0, 'connection lost': 0 };
  let requests = 0;
  /** A form by whose it is and what it says: only its first try loses its connection. */
  const forms = new Set<string>();

  async function pass(at: number, { method, path, headers, body }: Sent): Promise<Response> {
    const shop = shops[at % shops.length] ?? '';
    const response = await fetch(shop + path, {
      method,
      headers,
      redirect: 'manual',
      ...(method !== 'GET' && method !== 'HEAD' && { body }),
    });
    // All of it: a response counts when it has arrived.
    return new Response(await response.arrayBuffer(), response);
  }

  /** Null where the browser gets no response. */
  async function passTwice(at: number, sent: Sent): Promise<Response | null> {
    const form = [sent.headers.cookie, sent.headers['cart-token'], sent.body.toString()].join('\n');
    const next = forms.size % REPEATS.length;
    const repeat: Repeat = forms.has(form) ? 'response lost' : (REPEATS[next] ?? 'at once');
    forms.add(form);
    repeated[repeat] += 1;
    if (repeat === 'at once') {
      const both = [pass(at, sent), pass(at + 1, sent)];
      const first = await Promise.race(both);
      await Promise.all(both);
      return first;
    }
    await pass(at, sent);
    const second = await pass(at + 1, sent);
    return repeat === 'response lost' ? second : null;
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const at = requests;
    requests += 1;
    const bytes = await buffer(request);
    const body = Buffer.from(new Uint8Array(bytes));
    const sent = { method, path, headers: toHeaders(request.headers), body };
    const isForm = method === 'POST' && path.includes('checkout');
    try {
      const passed = isForm ? await passTwice(at, sent) : await pass(at, sent);
      if (passed === null) return request.socket.destroy();
      const headers = [...passed.headers].filter(([name]) => !HOP.test(name));
      response.writeHead(passed.status, headers.flat());
      response.end(Buffer.from(await passed.arrayBuffer()));
    } catch {
      request.socket.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    repeated,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const HOP = /^(content-length|content-encoding|transfer-encoding|connection|keep-alive|host)$/;

function toHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      HOP.test(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
