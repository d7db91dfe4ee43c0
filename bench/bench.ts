import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminFigures } from './admin/admin-bench.ts';
import { interactiveFigures } from './admin/interactive-bench.ts';
import { analyticsFigures } from './analytics-bench.ts';
import { apiFigures } from './api-bench.ts';
import { pricingFigures } from './cart-bench.ts';
import { catalogFigures } from './catalog-bench.ts';
import { importFigures } from './import-bench.ts';
import { chooseCores } from './load/cores.ts';
import { machineLoad } from './load/machine-load.ts';
import { optionFigures } from './options-bench.ts';
import { orderListFigures } from './order-list-bench.ts';
import { type Figure, figureLine, isMissed } from './report.ts';
import { reviewFigures } from './reviews-bench.ts';
import { saveCosts } from './scale/costs.ts';
import { scaleLines } from './scale/scale.ts';
import { runServerBench } from './server-bench.ts';
import { isShort } from './size.ts';
import { workerCosts } from './workers/workers-bench.ts';

/**
 * `npm run bench`: measures the budgets and ends with an error when one is missed. The shop runs in
 * a temporary folder. `npm run bench -- catalog cart` measures only the parts named; `short` runs
 * each once at the smallest size, without looking at budgets; `save` beside `workers` stores what a
 * request costs for `bench/scale`.
 */
const PARTS = [
  'server',
  'cart',
  'orders',
  'options',
  'catalog',
  'reviews',
  'api',
  'admin',
  'admin-start',
  'import',
  'workers',
  'scale',
] as const;
type Part = (typeof PARTS)[number];

const OPTIONS = ['short', 'save'];
const named = new Set(process.argv.slice(2).filter((name) => !OPTIONS.includes(name)));
const unknown = [...named].filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  process.stderr.write(`No part is called ${unknown.join(', ')}: ${PARTS.join(', ')}.\n`);
  process.exit(2);
}
const isSelected = (part: Part) => named.size === 0 || named.has(part);

let missed = 0;
function report(figures: readonly Figure[]): void {
  for (const figure of figures) {
    if (!Number.isFinite(figure.measured)) throw new Error(`${figure.what}: nothing was measured`);
    process.stdout.write(`${isShort ? figureLine(figure, () => 'ran') : figureLine(figure)}\n`);
  }
  missed += isShort ? 0 : figures.filter(isMissed).length;
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const cores = chooseCores();
const pinned = cores
  ? `server on core ${cores.server}, load generator on core ${cores.generator}`
  : 'server and load generator not pinned to cores';
process.stdout.write(`${machineLoad()}; ${pinned}\n`);
try {
  if (isSelected('server') || isSelected('cart') || isSelected('orders')) {
    await runServerBench({ folder, cores, isSelected: isSelected, report });
  }
  if (isSelected('cart')) report(pricingFigures());
  if (isSelected('options')) report(optionFigures());
  if (isSelected('orders')) report(await orderListFigures(folder));
  if (isSelected('orders')) report(await analyticsFigures(folder));
  if (isSelected('catalog')) report(await catalogFigures(folder));
  if (isSelected('reviews')) report(await reviewFigures(folder));
  if (isSelected('api')) report(await apiFigures(folder));
  if (isSelected('admin')) report(await adminFigures(folder));
  if (isSelected('admin-start')) report(await interactiveFigures(folder, cores));
  if (isSelected('import')) report(await importFigures(folder, cores));
  if (isSelected('workers')) {
    const costs = await workerCosts(folder, report);
    if (process.argv.includes('save')) saveCosts(costs);
  }
  if (isSelected('scale')) process.stdout.write(`${scaleLines().join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(
  `${machineLoad()}; ${isShort ? 'short: no budget was looked at' : `${missed} budgets missed`}\n`,
);
process.exitCode = missed > 0 ? 1 : 0;
