import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { DevelopmentShop, openDevelopmentShop } from './open-development-shop.ts';

/**
 * `npm run dev`: the shop from its sources. The browser's side is hot-replaced by Vite; when a file
 * of the server's side changes, the shop is closed and opened again on the next request.
 */
const DEV_ENTRY = '/@vitrine/dev.js';
const DEV_ENTRY_SOURCE = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/@vite/client');
await import('/src/shop/browser.tsx');
`;

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

let opening: Promise<DevelopmentShop> | undefined;

function shop(): Promise<DevelopmentShop> {
  opening ??= vite
    .ssrLoadModule('/src/server/open-development-shop.ts')
    .then((module) => (module.openDevelopmentShop as typeof openDevelopmentShop)(DEV_ENTRY));
  return opening;
}

async function closeShop(): Promise<void> {
  const closing = opening;
  opening = undefined;
  await (await closing)?.close();
}

vite.watcher.on('change', (file) => {
  if (/\/(src\/(server|rules|wire)|demo)\//.test(file)) void closeShop();
});

server.on('request', (request, response) => {
  if (request.url === DEV_ENTRY) {
    response.setHeader('content-type', 'text/javascript').end(DEV_ENTRY_SOURCE);
    return;
  }
  vite.middlewares(request, response, async () => {
    try {
      (await shop()).listener(request, response);
    } catch (error) {
      opening = undefined;
      response.statusCode = 500;
      response.end(error instanceof Error ? error.stack : String(error));
    }
  });
});

const port = Number(process.env.PORT ?? 3000);
server.listen(port, () =>
  process.stdout.write(`Vitrine (development): http://localhost:${port}\n`),
);
process.once('SIGINT', async () => {
  await closeShop();
  process.exit(0);
});
