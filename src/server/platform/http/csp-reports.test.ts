import { expect, test } from 'vitest';
import { createLimits } from '../limits/local-limits.ts';
import type { ManagerEntry } from '../manager-log/manager-log.ts';
import { CSP_REPORTS, cspReportRoutes, readReports } from './csp-reports.ts';
import { securityHeaders } from './security-headers.ts';

const old = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://shop.example/cart?email=ada',
    'violated-directive': 'script-src-elem https://x',
    'blocked-uri': 'https://evil.example/a.js?x',
  },
});

function routes() {
  const entries: ManagerEntry[] = [];
  const counted: string[] = [];
  let from = 'ada';
  const app = cspReportRoutes({
    now: () => 0,
    visitor: () => from,
    notifyManager: (entry) => entries.push(entry),
    metrics: { cspReport: (directive) => counted.push(directive) },
    limits: createLimits(),
  });
  const send = async (body: string, visitor = 'ada') => {
    from = visitor;
    const headers = {
      'content-type': 'application/csp-report',
      'content-length': String(body.length),
    };
    return (await app.request(CSP_REPORTS, { method: 'POST', body, headers })).status;
  };
  return { send, entries, counted };
}

test('a report is counted and is an entry for the manager, without queries', async () => {
  const { send, entries, counted } = routes();
  expect(await send(old)).toBe(204);
  expect(counted).toEqual(['script-src-elem']);
  expect(entries).toEqual([
    {
      code: 'csp.blocked',
      subject: 'script-src-elem',
      details: { blocked: 'https://evil.example/a.js', page: 'https://shop.example/cart' },
    },
  ]);
});

test.each([
  [
    '[{"type":"csp-violation","body":{"effectiveDirective":"img-src","blockedURL":"data"}}]',
    ['img-src'],
  ],
  ['[{"body":null},3,{"body":{"effectiveDirective":"made-up"}}]', []],
  ['not json', []],
  ['{"csp-report":"text"}', []],
])('%s', (text, directives) => {
  expect(readReports(text).map(({ directive }) => directive)).toEqual(directives);
});

test('reports are limited in length, for a visitor and for all', async () => {
  const { send, entries } = routes();
  expect(await send(`"${'x'.repeat(20_000)}"`)).toBe(413);
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) statuses.push(await send(old));
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  for (let at = 0; at < 200; at += 1) await send(old, `visitor ${at}`);
  expect(entries.length).toBeLessThan(101);
});

test('every page names where reports go', () => {
  const headers = securityHeaders({ https: true });
  expect(headers['content-security-policy']).toContain(`report-uri ${CSP_REPORTS}; report-to csp`);
  expect(headers['reporting-endpoints']).toBe(`csp="${CSP_REPORTS}"`);
});
