import type { Log } from '../logging/log.ts';
import { NO_TRACER, type Tracer } from './tracer.ts';
import type { TracingTarget } from './tracing-target.ts';

/** The packages of OpenTelemetry are loaded only where a target is set. */
export async function openTracer(
  target: TracingTarget | undefined,
  log: Pick<Log, 'warn'>,
  worker?: number,
): Promise<Tracer> {
  if (target === undefined) return NO_TRACER;
  const { createOtelTracer } = await import('./otel-tracer.ts');
  return createOtelTracer(target, log, worker);
}
