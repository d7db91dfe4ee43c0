import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The admin, a bundle of its own beside the storefront's files in dist/client. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/admin-manifest.json',
    assetsDir: 'assets/admin',
    target: 'es2022',
    assetsInlineLimit: 0,
    // The shell is react-admin with its components; each section is loaded when it is opened.
    chunkSizeWarningLimit: 700,
    rollupOptions: { input: ['src/admin/main.tsx'] },
  },
});
