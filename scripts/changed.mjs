// @ts-check
// What `npm test -- changed` runs: the stages and the browser tests that a change can have touched.
// Vitest finds its files by the imports of what changed. A browser test imports no page, so it is
// found by the words of the changed paths: `src/shop/cart/…` and `src/server/cart/…` are `cart`.
import { execFileSync } from 'node:child_process';
import { root } from './pinned-node.mjs';

/**
 * @typedef {{ stages: string[], browser: string[] | 'all' }} Touched
 */

/** Browser tests by the words in paths of sources; a source with none of them may touch any page. */
const browserTests = /** @type {const} */ ([
  [/\/admin\/|^src\/server\/api\/(vitrine|wc|wp)\//, ['tests/browser/admin']],
  [/\/(cart|coupons|bundles)\//, ['tests/browser/cart', 'tests/browser/product', 'shopping-walk']],
  [
    /\/(checkout|orders|payments|shipping|tax|gift-cards|emails)\//,
    ['tests/browser/checkout', 'account', 'shopping-walk'],
  ],
  [/\/options\//, ['tests/browser/options']],
  [/\/(reviews|review-uploads)\//, ['tests/browser/reviews']],
  [/\/(product|gallery|boosters|stock-alerts|product-videos)\//, ['tests/browser/product']],
  [/\/(listing|search)\//, ['listing', 'live-search', 'header']],
  [/\/accounts?\//, ['account', 'passkeys', 'tests/browser/checkout']],
  [/\/(comments|contact|newsletter|consent)\//, ['comments', 'contact', 'consent', 'furniture']],
]);

const configuration = /^(package(-lock)?\.json|tsconfig.*\.json|[a-z.]+\.config\.ts|biome\.json)$/;

/**
 * @param {string[]} files changed, as paths from the root
 * @returns {Touched}
 */
export function touchedBy(files) {
  const sources = files.filter((file) => /^(src|demo|tests|bench|scripts)\//.test(file));
  const configured = files.some((file) => configuration.test(file));
  if (sources.length === 0 && !configured) {
    return { stages: files.length > 0 ? ['lint', 'unit'] : [], browser: [] };
  }
  const browser = configured ? 'all' : browserTestsFor(sources);
  const stages = ['types', 'lint', 'unit', 'components', 'sqlite', 'postgres'];
  return { stages: browser.length > 0 ? [...stages, 'browser'] : stages, browser };
}

/**
 * @param {string[]} sources
 * @returns {string[] | 'all'}
 */
function browserTestsFor(sources) {
  const found = new Set();
  for (const file of sources) {
    const tests = testsFor(file);
    if (tests === 'all') return 'all';
    for (const test of tests) found.add(test);
  }
  return [...found].sort();
}

/**
 * @param {string} file
 * @returns {readonly string[] | 'all'}
 */
function testsFor(file) {
  if (/^tests\/(browser|process)\/.*\.test\.ts$/.test(file)) return [file];
  if (/\.test\.tsx?$|\/testing\/|^scripts\/checks\/|^tests\/support\//.test(file)) return [];
  if (file.startsWith('tests/faults/')) return ['tests/process/faults.test.ts'];
  if (file.startsWith('tests/attacks/')) return ['tests/process/attacks.test.ts'];
  if (file.startsWith('bench/')) return ['tests/process/bench.test.ts'];
  if (file.startsWith('scripts/')) return ['tests/process'];
  if (!file.startsWith('src/')) return 'all';
  const found = browserTests.flatMap(([words, tests]) => (words.test(file) ? tests : []));
  if (found.length === 0) return 'all';
  // Behind most of what shoppers see there is a screen that manages it.
  return /^src\/(shop|admin)\//.test(file) ? found : [...found, 'tests/browser/admin'];
}

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** The commit that changes are counted from: the last one on main, or on main itself the one before. */
export function changesSince() {
  const [head] = git('rev-parse', 'HEAD');
  const [base] = git('merge-base', 'HEAD', 'main');
  const uncommitted = git('status', '--porcelain').length > 0;
  if (base !== undefined && base !== head) return base;
  return uncommitted ? 'HEAD' : 'HEAD~1';
}

/** @param {string} since */
export function changedFiles(since) {
  const tracked = git('diff', '--name-only', since);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}
