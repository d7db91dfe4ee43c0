import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { errorCode } from '../error-code.ts';
import type { Log } from '../logging/log.ts';
import { currentRequestId } from '../request-id.ts';
import { watchOutgoing } from './outgoing-spans.ts';
import type { SpanAttributes, Tracer } from './tracer.ts';
import type { TracingTarget } from './tracing-target.ts';

/** A receiver that does not respond must not hold up the end of the process. */
const CLOSE_MS = 2000;
const REPORT_EVERY_MS = 60_000;
const MAX_REASON = 300;

/** Sampler, headers, batches and time limits are those of the standard variables, which the SDK reads. */
export function createOtelTracer(
  target: TracingTarget,
  log: Pick<Log, 'warn'>,
  worker?: number,
): Tracer {
  const report = reportFailures(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': target.serviceName,
        'host.name': hostname(),
        'process.pid': process.pid,
        ...(worker !== undefined && { 'vitrine.worker': worker }),
      }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: target.url }))],
  });
  const tracer = provider.getTracer('vitrine');
  const endOutgoing = watchOutgoing(tracer);

  return {
    request: (request, requestId, isTrusted) => {
      const parent = isTrusted
        ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const { method = 'GET', url = '/' } = request;
      const attributes = {
        'http.request.method': method,
        // Without the query: it can hold what a visitor typed.
        'url.path': url.split('?', 1)[0] ?? '/',
        [REQUEST_ID]: requestId,
      };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        run: (work) => context.with(inside, work),
        end(route, status) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    async work(name, kind, attributes, work) {
      const parent = kind === 'job' ? ROOT_CONTEXT : context.active();
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes: withRequestId(attributes) },
        parent,
      );
      try {
        return await context.with(trace.setSpan(parent, span), work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },

    queryDone(sql, milliseconds, result) {
      // A query outside of requests and jobs, such as a poll, would be a trace of nothing else.
      if (!trace.getSpan(context.active())) return;
      const endTime = Date.now();
      const attributes = withRequestId({ 'db.query.text': sql });
      const span = tracer.startSpan(sql.trimStart().split(/\s/, 1)[0] ?? '', {
        kind: SpanKind.CLIENT,
        attributes,
        startTime: endTime - milliseconds,
      });
      if (result === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },

    async close() {
      endOutgoing();
      const timer = new AbortController();
      const late = sleep(CLOSE_MS, undefined, { signal: timer.signal }).catch(() => undefined);
      await Promise.race([provider.shutdown().catch(report), late]);
      timer.abort();
      context.disable();
      diag.disable();
    },
  };
}

const propagator = new W3CTraceContextPropagator();
const KINDS = { job: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;
const REQUEST_ID = 'vitrine.request_id';

function withRequestId(attributes: SpanAttributes): SpanAttributes {
  const id = currentRequestId();
  return id === undefined ? attributes : { ...attributes, [REQUEST_ID]: id };
}

/** The kind of the error and not its text, which may quote what a visitor sent. */
function fail(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', String(errorCode(error) ?? name));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Once a minute: while the receiver is gone every batch fails. */
function reportFailures(log: Pick<Log, 'warn'>): (failure: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = (failure: unknown) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    const reason = failure instanceof Error ? failure.message : String(failure);
    log.warn('spans-not-sent', { reason: reason.slice(0, MAX_REASON) });
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return report;
}
