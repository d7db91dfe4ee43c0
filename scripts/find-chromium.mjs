// @ts-check
// Finds a Chromium for the browser tests, or installs one. The headless shell comes first: it
// renders the same pages, and the tests take half the time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.mjs';
import { root, runNode } from './pinned-node.mjs';

const windowless = ['chromium-headless-shell', 'chrome-headless-shell'];
const windowed = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * @typedef {{ path: string, version: string, source: string }} Found
 * @typedef {{ missing: string }} Missing
 */

/**
 * A browser counts as found when it starts: a stub or a missing library shows here and not in the
 * middle of the tests.
 * @param {string} path
 * @param {string} source
 * @returns {Found | undefined}
 */
function tryBrowser(path, source) {
  if (!existsSync(path)) return undefined;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? { path, version: stdout.trim(), source } : undefined;
}

/** @param {readonly string[]} names */
function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const found = tryBrowser(join(folder, name), 'on the PATH');
      if (found) return found;
    }
  }
  return undefined;
}

function ofPlaywright() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return tryBrowser(chromium.executablePath(), "Playwright's own");
}

/** @returns {Promise<Found | Missing>} */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const missing = `CHROMIUM_PATH names ${named}, which does not start as a browser`;
    return tryBrowser(named, 'CHROMIUM_PATH') ?? { missing };
  }
  const there = onPath(windowless);
  if (there) return there;
  if (installDebianPackage('chromium-headless-shell')) {
    const installed = onPath(windowless);
    if (installed) return { ...installed, source: "Debian's package" };
  }
  const larger = onPath(windowed) ?? ofPlaywright();
  if (larger) return larger;
  if (installDebianPackage('chromium')) {
    const installed = onPath(windowed);
    if (installed) return { ...installed, source: "Debian's package" };
  }
  const playwright = join('node_modules', 'playwright-core', 'cli.js');
  console.log("Downloading Playwright's Chromium");
  if ((await runNode([playwright, 'install', 'chromium'])) === 0) {
    const downloaded = ofPlaywright();
    if (downloaded) return downloaded;
  }
  return { missing: 'no Chromium on the PATH or in CHROMIUM_PATH, and none could be installed' };
}
