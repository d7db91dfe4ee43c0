import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { serveShop } from './testing/serve-shop.ts';

// The files of `deploy` for Prometheus and Grafana, compared with what the shop exports.

const database = await testDatabase();
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

function alertExpressions(): string[] {
  const lines = readFileSync('deploy/alerts.yaml', 'utf8').split('\n');
  return lines.flatMap((line) => /^ +expr: (.+)$/.exec(line)?.[1] ?? []);
}

function panelExpressions(): string[] {
  const file: unknown = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
  return dashboard.parse(file).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** Buckets of a histogram are figures of their own. */
function namesIn(expressions: readonly string[]): string[] {
  const found = expressions.join(' ').match(/\b(vitrine|process)_\w+/g) ?? [];
  return [...new Set(found.map((name) => name.replace(/_(bucket|sum|count)$/, '')))];
}

test('the dashboard and the alerts name only figures that the shop exports', async () => {
  const { origin, close } = await serveShop({ database });
  const read = async () => (await fetch(`${origin}/metrics`)).text();
  expect((await fetch(`${origin}/cart/`)).status).toBeLessThan(400);
  await expect.poll(read).toMatch(/vitrine_requests_total\{route="page cart",method="GET",/);
  expect((await fetch(`${origin}/no-such/page/at-all`)).status).toBe(404);
  await expect.poll(read).toContain('{route="page not found",method="GET",status="404"} 1');
  const text = await read();
  await close();
  const exported = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  expect(text).toContain('vitrine_page_cache_total{outcome="miss"} ');
  expect(alertExpressions().length).toBeGreaterThan(8);
  expect(panelExpressions().length).toBeGreaterThan(12);
  for (const name of namesIn([...alertExpressions(), ...panelExpressions()])) {
    expect(exported).toContain(name);
  }
  expect(exported.filter((name) => name?.startsWith('vitrine_')).sort()).toEqual(
    [...namesIn([...panelExpressions()]), 'vitrine_jobs_done', 'vitrine_jobs_failed']
      .filter((name) => name.startsWith('vitrine_'))
      .sort(),
  );
});
