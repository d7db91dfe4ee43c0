import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOOLS = join(import.meta.dirname, '../../.cache/tools.json');

/** Written by the set-up before the tests: where Chromium was found or installed. */
export function chromium(): { executablePath?: string } {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH };
  try {
    return { executablePath: JSON.parse(readFileSync(TOOLS, 'utf8')).chromium.path };
  } catch {
    // Not set up by `npm test`: Playwright looks for a browser of its own and says so.
    return {};
  }
}

/** One quiet browser: it speaks to the shop under test alone. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A third of the processor time of a page. Images take the same space, by their attributes. */
export const NO_IMAGES = '--blink-settings=imagesEnabled=false';
