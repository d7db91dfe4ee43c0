import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

function leftOut(file: string): string {
  return fileURLToPath(new URL(`src/admin/builder/left-out/${file}`, import.meta.url));
}

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
      input: ['src/admin/main.tsx'],
      output: {
        // What every screen needs is one file: thirty small ones are waited for in turns on a slow
        // network. Each section is loaded when it is opened.
        codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] },
      },
    },
  },
});
