import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { recordFrom, recordKeys } from '#rules/records/record-keys.ts';
import { islandSources } from '#shop/island-sources.ts';
import { pageSources } from '#shop/page-sources.ts';
import type { PageName } from '#wire/page.ts';

/** The files a page needs, found once at start. */
export interface PageAssets {
  /** The small script that asks for the others once the page is painted. */
  start: string;
  entry: string;
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Styles of each island that the page's own do not include. */
  islandStyles: ReadonlyMap<string, readonly string[]>;
}
export type Assets = (page: PageName) => PageAssets;

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const manifest = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifest>;

const START = 'src/shop/start.ts';
const ENTRY = 'src/shop/browser.tsx';
/** Faces every page shows above the fold: the plain Latin parts of both families. */
const PRELOADED_FONT = /-latin-(?!ext).*normal.*\.woff2$/;

export async function readManifest(file: string): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(file, 'utf8')));
}

export function builtAssets(files: Manifest): Assets {
  if (files[START]?.imports.length) {
    throw new Error('start.ts brings other files before the page is painted; it may import none.');
  }
  const found = recordFrom(recordKeys(pageSources), (name) => collect(files, name));
  return (page) => found[page];
}

/** An island is rendered before its script is loaded, so its style is part of the page. */
function getStyles(files: Manifest, sources: readonly string[]): string[] {
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    for (const imported of files[key]?.imports ?? []) visit(imported);
    for (const style of files[key]?.css ?? []) styles.add(`/${style}`);
  };
  for (const source of sources) visit(source);
  return [...styles];
}

function collect(files: Manifest, page: PageName): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const found = files[key];
    if (!found) throw new Error(`The build has no file for ${key}; build the shop again.`);
    for (const imported of found.imports) visit(imported);
    scripts.add(`/${found.file}`);
    for (const style of found.css) styles.add(`/${style}`);
    for (const asset of found.assets) if (PRELOADED_FONT.test(asset)) fonts.add(`/${asset}`);
  };
  visit(ENTRY);
  visit(pageSources[page]);
  const entry = `/${files[ENTRY]?.file}`;
  scripts.delete(entry);
  const start = `/${files[START]?.file}`;
  const islandStyles = new Map(
    Object.entries(islandSources).map(([name, sources]) => [
      name,
      getStyles(files, [sources].flat()).filter((style) => !styles.has(style)),
    ]),
  );
  return {
    start,
    entry,
    scripts: [...scripts],
    styles: [...styles],
    fonts: [...fonts],
    islandStyles,
  };
}
