import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { elementAt } from '#rules/lists/element-at.ts';
import type { Limits } from '../limits/local-limits.ts';
import type { ManagerEntry } from '../manager-log/manager-log.ts';
import type { Metrics } from '../metrics.ts';
import { named } from './route-table.ts';

// Browsers report what the content security policy has stopped: an extension of a visitor's, a mistake
// of ours, or a script somebody smuggled in. Each directive is one entry of the manager's log and one
// figure, whoever reports what: the entries cannot grow without end.

export const CSP_REPORTS = '/csp-reports';

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 10;
/** A page has a handful of faults at most. */
const OF_VISITOR = { name: 'csp-reports', max: 10, windowMs: 100_000 };
const OF_ALL = { name: 'all-csp-reports', max: 100, windowMs: 50_000 };
const MAX_TEXT_LENGTH = 200;

const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);

export interface CspReport {
  directive: string;
  blocked: string;
  page: string;
}

export interface CspReportParts {
  readonly now: () => number;
  /** The network address reports are counted by. */
  readonly visitor: (c: Context<{ Bindings: HttpBindings }>) => string;
  readonly notifyManager: (entry: ManagerEntry) => void;
  readonly metrics: Pick<Metrics, 'cspReport'>;
  readonly limits: Limits;
}

export function cspReportRoutes({ now, visitor, notifyManager, metrics, limits }: CspReportParts) {
  const take = async (c: Context<{ Bindings: HttpBindings }>) => {
    const within =
      limits.take(OF_VISITOR, visitor(c), now()).ok && limits.take(OF_ALL, '', now()).ok;
    if (!within) return c.body(null, 429);
    const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
    if (!(length <= MAX_BYTES)) return c.body(null, 413);
    for (const { directive, blocked, page } of readReports(await c.req.text())) {
      metrics.cspReport(directive);
      notifyManager({ code: 'csp.blocked', subject: directive, details: { blocked, page } });
    }
    return c.body(null, 204);
  };

  const details = { name: 'reports of the content security policy', guards: ['rate'] };
  return new Hono<{ Bindings: HttpBindings }>().post(CSP_REPORTS, named(details, take));
}

/**
 * Both forms that browsers send: `{"csp-report": {…}}`, and a list of `{"type": "csp-violation",
 * "body": {…}}`. What is neither is left out.
 */
export function readReports(text: string): CspReport[] {
  const reports = parsed(text);
  const bodies = Array.isArray(reports)
    ? reports.slice(0, MAX_REPORTS).map((one) => getField(one, 'body'))
    : [getField(reports, 'csp-report')];
  return bodies.flatMap((body) => {
    const directive = textIn(body, [
      'effectiveDirective',
      'effective-directive',
      'violated-directive',
    ]);
    const [name = ''] = directive.split(' ');
    if (!DIRECTIVES.has(name)) return [];
    return {
      directive: name,
      blocked: bare(textIn(body, ['blockedURL', 'blocked-uri'])),
      page: bare(textIn(body, ['documentURL', 'document-uri'])),
    };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function textIn(body: unknown, names: readonly string[]): string {
  const found = names
    .map((name) => getField(body, name))
    .find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
}

/** Without the query, which may hold what a visitor typed. */
function bare(address: string): string {
  return elementAt(address.split(/[?#]/, 1), 0).slice(0, MAX_TEXT_LENGTH);
}
