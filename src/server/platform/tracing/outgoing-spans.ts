import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ClientRequest, IncomingMessage } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { errorCode } from '../error-code.ts';
import { currentRequestId } from '../request-id.ts';

// Requests that this process sends: payment providers, webhooks, storage, address look-ups. Node announces
// each of them on a channel, whichever package sends it, so that no caller knows of spans. Their paths and
// headers are left out, since they can hold keys, and the trace is not passed on to others.
// Example: a span `POST api.stripe.com` inside the span of the checkout.

/** Returns the function that ends it. */
export function watchOutgoing(tracer: Tracer): () => void {
  const open = new WeakMap<ClientRequest, Span>();

  const created = (message: unknown) => {
    const request = getRequest(message);
    if (!request) return;
    const { method, host } = request;
    const requestId = currentRequestId();
    const attributes = {
      'http.request.method': method,
      'server.address': host,
      ...(requestId !== undefined && { 'vitrine.request_id': requestId }),
    };
    const options = { kind: SpanKind.CLIENT, attributes };
    open.set(request, tracer.startSpan(`${method} ${host}`, options, context.active()));
  };

  const end = (request: ClientRequest, status: number, error?: unknown) => {
    const span = open.get(request);
    open.delete(request);
    if (status > 0) span?.setAttribute('http.response.status_code', status);
    if (error !== undefined) span?.setAttribute('error.type', String(errorCode(error) ?? 'error'));
    if (status === 0 || status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };

  const finished = (message: unknown) => {
    const request = getRequest(message);
    const response = getPart(message, 'response');
    if (request && response instanceof IncomingMessage) end(request, response.statusCode ?? 0);
  };

  const failed = (message: unknown) => {
    const request = getRequest(message);
    if (request) end(request, 0, getPart(message, 'error'));
  };

  const channels = {
    'http.client.request.created': created,
    'http.client.response.finish': finished,
    'http.client.request.error': failed,
  };
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener);
  };
}

function getRequest(message: unknown): ClientRequest | undefined {
  const request = getPart(message, 'request');
  return request instanceof ClientRequest ? request : undefined;
}

function getPart(message: unknown, name: 'request' | 'response' | 'error'): unknown {
  if (typeof message !== 'object' || message === null) return undefined;
  return new Map<string, unknown>(Object.entries(message)).get(name);
}
