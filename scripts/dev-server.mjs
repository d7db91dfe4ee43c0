// @ts-check
// Runs src/server/dev.ts through Vite's module runner and runs it anew when a source it used changes.
// dev.ts exports `startDev(vite)`, which answers `{ close() }`.
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

/** @returns {Promise<{ close(): Promise<void> } | undefined>} */
async function start() {
  try {
    const { startDev } = await vite.ssrLoadModule('/src/server/dev.ts');
    return await startDev(vite);
  } catch (error) {
    // A source with a mistake in it: say it and wait for the next change.
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return undefined;
  }
}

let running = await start();
/** @type {Promise<void>} */
let turn = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let soon;

/** @param {string} file */
function onChange(file) {
  const { ssr, client } = vite.environments;
  const isOfServer = (ssr?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
  if (!isOfServer && running) return;
  // What the browser knows too, it exchanges by itself.
  const isOfBrowser = (client?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
  clearTimeout(soon);
  soon = setTimeout(() => {
    turn = turn.then(async () => {
      await running?.close();
      running = await start();
      if (!isOfBrowser) vite.environments.client?.hot.send({ type: 'full-reload' });
    });
  }, 50);
}

vite.watcher.on('change', onChange);

async function stop() {
  vite.watcher.off('change', onChange);
  await turn;
  await running?.close();
  await vite.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
