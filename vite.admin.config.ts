import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

function leftOut(file: string): string {
  return fileURLToPath(new URL(`src/admin/builder/left-out/${file}`, import.meta.url));
}

/** By so many of its screens, a module is part of one file instead of a file of its own. */
const SHARED_BY = 8;

/** The builder and what is dragged are not part of a list. */
const isOfLists = (file: string) => !/@puckeditor|@dnd-kit|zustand|fast-equals/.test(file);

/** The admin, a bundle of its own beside the storefront's files in dist/client. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  // What the visual builder's canvas brings and never uses.
  resolve: {
    alias: {
      'object-hash': leftOut('object-hash.ts'),
      '@radix-ui/react-popover': leftOut('react-popover.tsx'),
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/admin-manifest.json',
    assetsDir: 'assets/admin',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: ['src/admin/main.tsx', 'src/admin/languages/de.ts'],
      output: {
        // What every screen needs is one file, and what many screens share is another: fifty small ones
        // are waited for in turns on a slow network. Each section is loaded when it is opened. The texts
        // of a language run before the shell and leave what it reads: each has its file.
        codeSplitting: {
          groups: [
            { name: 'texts', test: /wire\/messages\/language-in-use/, priority: 4 },
            { name: 'german', test: /(wire\/messages|admin)\/languages\/de\b/, priority: 3 },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: SHARED_BY, priority: 1, test: isOfLists },
          ],
        },
      },
    },
  },
});
