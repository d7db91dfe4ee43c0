import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.json() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(
                z.object({ key: z.string(), value: z.record(z.string(), z.json()) }),
              ),
              status: z.object({ code: z.int() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** Values as the receiver gets them, without the name of their type. */
  attributes: Record<string, unknown>;
  failed: boolean;
}

/** A receiver of OTLP over HTTP with JSON. */
export async function startSpanReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    const body = received.parse(await json(request));
    const all = body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans));
    spans.push(
      ...all.map(({ attributes, status, parentSpanId, name, traceId, spanId }) => ({
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
        ),
        failed: status.code === 2,
      })),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    spans,
    port,
    target: { url: `http://127.0.0.1:${port}/v1/traces`, serviceName: 'shop under test' },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
