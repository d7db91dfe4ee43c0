import { createServer } from 'node:http';
import { createServer as createVite, type Plugin } from 'vite';
import { escapeHtml } from './language/escape.ts';
import type { DevelopmentShop, openDevelopmentShop } from './open-development-shop.ts';

/**
 * `npm run dev`: the shop from its sources. Components and style sheets are replaced in the open
 * page; when a file of the server changes, open pages are reloaded. The server renders components
 * too, so it restarts, with the next request, after a change to any of its sources.
 */
const DEV_ENTRY = '/@vitrine/dev.js';
// The last one is there for the styles of what only the server renders.
const DEV_ENTRY_SOURCE = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/@vite/client');
await import('/src/shop/browser.tsx');
await import('/src/shop/reviews/section/reviews-section.tsx');
`;
const DEV_ADMIN_ENTRY = '/@vitrine/dev-admin.js';
const DEV_ADMIN_SOURCE = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/@vite/client');
await import('/src/admin/main.tsx');
`;
/** In the frames of the test provider, whose origin is opaque. */
const FRAME_ENTRY = '/test-pay/frame.js';
const FRAME_SOURCE = "import('/src/shop/payment/test/frame.ts');\n";
const SOURCES = new Map([
  [DEV_ENTRY, DEV_ENTRY_SOURCE],
  [DEV_ADMIN_ENTRY, DEV_ADMIN_SOURCE],
  [FRAME_ENTRY, FRAME_SOURCE],
]);
const SOURCE = /\/(src\/(server|rules|wire|shop)|demo)\/(?!.*\.test\.).*\.(tsx?|module\.css)$/;
const REPLACED_IN_PAGE = /\/src\/shop\//;

const server = createServer();
let opening: Promise<DevelopmentShop> | undefined;
let closing: Promise<void> = Promise.resolve();
let greeted = false;

function shop(): Promise<DevelopmentShop> {
  opening ??= openShop();
  return opening;
}

async function openShop(): Promise<DevelopmentShop> {
  await closing;
  const module = await vite.ssrLoadModule('/src/server/open-development-shop.ts');
  const open = module.openDevelopmentShop as typeof openDevelopmentShop;
  const opened = await open(DEV_ENTRY, { adminEntry: DEV_ADMIN_ENTRY, greet: !greeted });
  greeted = true;
  return opened;
}

function closeShop(): Promise<void> {
  const open = opening;
  opening = undefined;
  if (open)
    closing = closing
      .then(() => open)
      .then((opened) => opened.close())
      .catch(report);
  return closing;
}

function report(error: unknown): void {
  process.stderr.write(`${inWords(error)}\n`);
}

function inWords(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Called by Vite, which has invalidated the file by then. */
const reopen: Plugin = {
  name: 'vitrine-reopen',
  hotUpdate({ file, server: { ws } }) {
    if (this.environment.name !== 'ssr' || !SOURCE.test(file)) return;
    void closeShop();
    if (!REPLACED_IN_PAGE.test(file)) ws.send({ type: 'full-reload', path: '*' });
  },
};

const vite = await createVite({
  appType: 'custom',
  plugins: [reopen],
  // The modules of a frame without an origin are requested across origins.
  server: { middlewareMode: true, hmr: { server }, cors: true },
});

server.on('request', (request, response) => {
  const source = SOURCES.get(request.url ?? '');
  if (source !== undefined) {
    response.setHeader('content-type', 'text/javascript').end(source);
    return;
  }
  vite.middlewares(request, response, async () => {
    try {
      (await shop()).listener(request, response);
    } catch (error) {
      opening = undefined;
      // Mended while it was being read, a file would be remembered as it was.
      vite.environments.ssr.moduleGraph.invalidateAll();
      report(error);
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      // The page comes back by itself once the file is mended.
      const client = '<script type="module" src="/@vite/client"></script>';
      response.end(`<!doctype html>${client}<pre>${escapeHtml(inWords(error))}</pre>`);
    }
  });
});

process.once('SIGINT', async () => {
  await closeShop();
  process.exit(0);
});
await shop().catch((error) => {
  // The module was loaded by Vite: its class is another one than an import here would give.
  if (error instanceof Error && error.name === 'StartProblem') {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  report(error);
});
const port = Number(process.env.PORT ?? 3000);
server.listen(port, () =>
  process.stdout.write(`Vitrine (development): http://localhost:${port}\n`),
);
