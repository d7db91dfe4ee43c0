import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './scripts/short-class-names.mjs';
import { worldOutline } from './scripts/world-outline.mjs';

const shared = /src[\\/](shop|rules|wire)[\\/]/;
/** The buy box and what belongs to it: every kind of product page has it, listings do not. */
const buying =
  /src[\\/](shop[\\/]((product|rails|pages[\\/]product)[\\/]|catalog[\\/]fetch-cards|ui[\\/](slider[\\/](?!embla)|tooltip|forms[\\/]quantity-field|zoom[\\/]|tabs[\\/]))|rules[\\/](variations|stock-alerts))/;
/** What every page has. */
const everywhere = matchModules([
  'src/shop/ui/image',
  'src/shop/ui/icon',
  'src/shop/ui/class-names',
  'src/shop/ui/skeleton',
  'src/shop/ui/translate',
  'src/shop/ui/focus-data',
  'src/wire/image',
  'src/rules/messages/format',
  'src/rules/media/focus',
]);
/** A card is never without these. */
const productCard =
  /src[\\/](shop[\\/](product-cards[\\/](?!quick-view[\\/]fetch)|cart[\\/]adding[\\/]card-)|rules[\\/]catalog[\\/](card-action|filtered-swatch))/;
/** Listings and the search's results. */
const lists = /src[\\/]shop[\\/](listing[\\/]|ui[\\/]list-controls)/;
/** Products and reviews open pictures; listings have none to open. */
const lightbox = /src[\\/]shop[\\/]ui[\\/]lightbox[\\/]/;
/** Wallets pay on products, in the cart and at the checkout; listings have none. */
const express = /src[\\/]shop[\\/]express[\\/]/;
/** What changes the cart is loaded when a hand reaches for it, however many pages do so. */
const afterFirstView = matchModules([
  'src/shop/stores/cart/cart-actions',
  'src/shop/stores/cart/call-shop',
  'src/shop/stores/cart/cart-result',
  'src/shop/stores/cart/apply-response',
  'src/shop/stores/cart/request-queue',
  'src/shop/stores/cart/replace-fragments',
  'src/shop/stores/cart/other-tabs',
  'src/shop/stores/cart/stored-copy',
  'src/shop/stores/cart/cart-events',
  'src/shop/ui/fire-event',
]);

/**
 * Modules with their styles, named without what follows the first dot. Fails where one is missing: a
 * module that was renamed would join another script unnoticed.
 */
function matchModules(modules: readonly string[]): RegExp {
  const missing = modules.filter((path) => !existsSync(`${path}.ts`) && !existsSync(`${path}.tsx`));
  if (missing.length > 0) throw new Error(`vite.config.ts names ${missing.join(', ')}`);
  return new RegExp(`(${modules.join('|')})[.]`);
}

/** Runs in the frames of the test provider, and shares nothing with the pages. */
const CARD_FRAME = 'src/shop/payment/test/frame.ts';

const pageNames = [
  ...readFileSync('src/shop/pages.ts', 'utf8').matchAll(/import\('[^']*?([\w-]+)\.tsx'\)/g),
].map(([, name]) => name);
/** Islands that stay as the server rendered them, whose styles the document links. */
const plainIslands = ['footer-columns', 'filter-panel', 'payment-marks', 'product-marks'];
const onEveryPage = /\/(react|rolldown-runtime|pieces|common|browser)-[\w-]{8}\.(js|css)$/;
const pageFile = new RegExp(`/(${pageNames.join('|')})-[\\w-]{8}\\.js$`);

const plainImports = [...pageNames, ...plainIslands].join('|');
/** The scripts that these need are on the page, or may come after them. */
const lateFile =
  /\/(express-buttons|photoswipe-lightbox|record-visit|save-cart-copy|follow-consent)-[\w-]{8}\.js$/;

/** The import of a page or such an island as the build writes it: in a call that first loads the files listed for it. */
const pageImport = new RegExp(
  `__vitePreload\\(async \\(\\) => \\{[^{}]*\\{[^{}]*\\} = await (import\\("\\./(?:${plainImports})-[^)]*\\))[^{}]*\\{[^{}]*\\}[^{}]*\\}, __VITE_PRELOAD__\\)`,
  'g',
);

/**
 * The document links the styles of its page, and start.ts asks for its scripts: pages are imported
 * without the lists of both, which made a twelfth of the first script.
 */
function plainPageImports(): Plugin {
  return {
    name: 'plain-page-imports',
    renderChunk: (code) => ({ code: code.replace(pageImport, '$1'), map: null }),
  };
}

/** Programs of the server's threads and of the processes it starts, each a file of its own. */
const programs = [
  'src/server/accounts/security/strength/strength-worker.ts',
  'src/server/decode-files.ts',
  'src/server/pages/orders/pdf/pdf-worker.ts',
];

function furtherPrograms(): Plugin {
  return {
    name: 'further-programs',
    buildStart() {
      for (const id of programs) {
        this.emitFile({ type: 'chunk', id, fileName: `${basename(id, '.ts')}.js` });
      }
    },
  };
}

/**
 * V8 stores a source with one character beyond Latin-1 at two bytes for every character, for as long
 * as the server runs: 4 MB for a few dots and quotation marks.
 */
function latinSources(): Plugin {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'latin-sources',
    // At the very end: whatever prints the code once more writes the characters themselves again.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[\u0100-\uffff]/g, escaped);
      }
    },
  };
}

/**
 * Two builds from one file: `vite build` makes the browser's files (dist/client, with a manifest),
 * `vite build --ssr src/server/main.ts --outDir dist/server` the server. React is bundled into the
 * server so that it runs React's production build whatever NODE_ENV says.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    worldOutline(),
    ...(isSsrBuild ? [furtherPrograms(), latinSources()] : [plainPageImports()]),
  ],
  publicDir: 'src/shop/public',
  // In development the names stay readable.
  css:
    command === 'build'
      ? { modules: { generateScopedName: shortClassNames(import.meta.dirname, 'src/shop') } }
      : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        sourcemap: true,
        // All in one folder: the program of a thread is found beside the module that starts it.
        rollupOptions: { output: { chunkFileNames: '[name]-[hash].js', comments: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // A page's own files, and those of every page, are asked for by start.ts and their styles
          // by the document: they are not asked for again when a part is loaded.
          resolveDependencies: (file, files) =>
            pageFile.test(file) || lateFile.test(file)
              ? []
              : files.filter((needed) => !onEveryPage.test(needed)),
        },
        // Fonts and small pictures stay files: the page's content policy allows no data: fonts.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: [
            'src/shop/start.ts',
            'src/shop/browser.tsx',
            // Only for its styles: what the server alone draws has no script.
            'src/shop/reviews/section/reviews-section.tsx',
            CARD_FRAME,
          ],
          preserveEntrySignatures: 'allow-extension',
          // Schemas are made by calls to `z`. Where a page takes only a name or a function from the
          // file beside them, they stay behind, and the library with them (9 KB compressed).
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            // Its document names it; a plain script, which a frame with an origin of its own may load.
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.replaceAll('\\', '/').endsWith(CARD_FRAME)
                ? 'test-pay/frame.js'
                : 'assets/[name]-[hash].js',
            codeSplitting: {
              // What most pages share is one file and not a dozen of a few hundred bytes, each of
              // which a browser far away would wait for; what few share stays out of the others.
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/,
                },
                {
                  name: 'pieces',
                  test: everywhere,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'product-card',
                  test: productCard,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'lists',
                  test: lists,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'buying',
                  test: (id) => buying.test(id) && !afterFirstView.test(id),
                  minShareCount: 3,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'common',
                  test: (id) =>
                    shared.test(id) &&
                    ![buying, lightbox, express, afterFirstView].some((group) => group.test(id)),
                  minShareCount: 8,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  worker: { format: 'es' },
  // From its sources the server takes them as Node finds them: they are no modules to be read by Vite.
  ssr: { noExternal: command === 'build' ? ['react', 'react-dom'] : [] },
}));
