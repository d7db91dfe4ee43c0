import type { IncomingMessage } from 'node:http';

// What the shop tells a tracing system about its work: requests, jobs, queries and calls of others. The rest
// of the program knows this interface alone; `otel-tracer.ts` is the implementation that sends spans.
// Example: a POST to the checkout is one span, with a span inside it for each query and for the call of Stripe.

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface RequestSpan {
  /** What the work does belongs to the request. */
  run<T>(work: () => T): T;
  end(route: string, status: number): void;
}

export interface Tracer {
  /** `isTrusted`: the headers come from a proxy of the shop, which may have begun the trace. */
  request(request: IncomingMessage, requestId: string, isTrusted: boolean): RequestSpan;
  /** The span of a job begins a trace; that of a client belongs to the work around it. */
  work<T>(
    name: string,
    kind: 'job' | 'client',
    attributes: SpanAttributes,
    work: () => Promise<T>,
  ): Promise<T>;
  /** A query that has just ended; its SQL has placeholders for the values. */
  queryDone(sql: string, milliseconds: number, result: 'ok' | 'failed'): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const NO_SPAN: RequestSpan = { run: (work) => work(), end: () => undefined };

export const NO_TRACER: Tracer = {
  request: () => NO_SPAN,
  work: (_name, _kind, _attributes, work) => work(),
  queryDone: () => undefined,
  close: async () => undefined,
};
