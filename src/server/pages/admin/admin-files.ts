import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { STAFF_LANGUAGES, type StaffLanguage } from '#rules/languages/staff-language.ts';

/** The admin's script and styles, as the build named them. */
export interface AdminFiles {
  readonly script: string;
  /** Run before it: the texts of languages other than English. */
  readonly languages: Readonly<Partial<Record<StaffLanguage, readonly string[]>>>;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Of the alphabet that the admin is written in. */
  readonly fonts: readonly string[];
  /** What the list of a section needs besides, by its name: `orders`. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const manifest = z.record(z.string(), chunk);

/** Figtree, without the letters that few texts have. */
const FONT = /-latin-wght-normal[^/]*[.]woff2$/;
const ENTRY = 'src/admin/main.tsx';

export async function readAdminFiles(file: string): Promise<AdminFiles> {
  const files = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const entry = files[ENTRY];
  if (!entry) throw new Error(`${file} does not name ${ENTRY}.`);
  const parts = [entry, ...entry.imports.flatMap((name) => files[name] ?? [])];
  return {
    script: `/${entry.file}`,
    languages: Object.fromEntries(
      STAFF_LANGUAGES.flatMap((language) => {
        const texts = `src/admin/languages/${language}.ts`;
        return files[texts] ? [[language, neededBy(files, texts)]] : [];
      }),
    ),
    styles: [...new Set(parts.flatMap(({ css }) => css))].map((name) => `/${name}`),
    fonts: parts
      .flatMap(({ assets }) => assets)
      .filter((name) => FONT.test(name))
      .map((name) => `/${name}`),
    preloads: parts.slice(1).map((part) => `/${part.file}`),
    lists: listFiles(files),
  };
}

const LIST = /^src[/]admin[/](?<section>[^/]+)[/][^/]+-list[.]tsx$/;

/** They are asked for with the document, instead of one after the other by the script. */
function listFiles(files: z.infer<typeof manifest>): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const name of Object.keys(files)) {
    const section = LIST.exec(name)?.groups?.section;
    if (section !== undefined) lists.set(section, neededBy(files, name));
  }
  return lists;
}

function neededBy(files: z.infer<typeof manifest>, screen: string): string[] {
  const found = new Set<string>([screen]);
  // A set that grows while it is gone through, so that what is added is gone through too.
  for (const name of found) {
    for (const each of files[name]?.imports ?? []) if (each !== ENTRY) found.add(each);
  }
  const loaded = new Set([ENTRY, ...(files[ENTRY]?.imports ?? [])]);
  return [...found].filter((name) => !loaded.has(name)).flatMap((name) => `/${files[name]?.file}`);
}
