import { join } from 'node:path';
import { type AdminFiles, readAdminFiles } from './pages/admin/admin-files.ts';
import { type Assets, builtAssets, readManifest } from './pages/document/assets.ts';
import { readStaticFiles, type StaticFiles } from './platform/http/static-files.ts';

/** The browser's files as the build left them, and which of them each page needs. */
export async function createPageFiles(
  folder: string,
): Promise<{ assets: Assets; admin: AdminFiles; files: StaticFiles }> {
  const manifest = await readManifest(join(folder, '.vite/manifest.json'));
  const admin = await readAdminFiles(join(folder, '.vite/admin-manifest.json'));
  return { assets: builtAssets(manifest), admin, files: await readStaticFiles(folder) };
}
