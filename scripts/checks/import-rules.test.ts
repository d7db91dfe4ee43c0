import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVER_FOLDERS, SHOP_FLOORS, SHOP_FOLDERS } from '../../.dependency-cruiser.mjs';
import own from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const imports = { ...own.imports, '#admin/*': './src/admin/*' };

/** A file and a statement in it. The statements of one file name different targets. */
type Case = readonly [file: string, statement: string];

const from = (specifier: string) => `import { thing } from '${specifier}';`;
const fromType = (specifier: string) => `import type { thing } from '${specifier}';`;

/** A layer as it is named from inside `src/<layer>/<folder>/`, by subpath import and by path. */
const layerPaths = (layer: string) => [
  `#${layer}/x.ts`,
  layer === 'demo' ? '../../../demo/x.ts' : `../../${layer}/x.ts`,
];
const into = (file: string, layers: readonly string[]): Case[] =>
  layers.flatMap(layerPaths).map((path): Case => [file, from(path)]);

const forbidden: Case[] = [
  ...into('src/rules/cart/a.ts', ['wire', 'shop', 'admin', 'server', 'demo']),
  ...into('src/rules/cart/a.test.ts', ['wire', 'shop', 'admin', 'server', 'demo']),
  ['src/rules/cart/a.ts', from('zod')],
  ['src/rules/cart/a.ts', from('zod/mini')],
  ['src/rules/cart/a.ts', from('node:fs')],
  ['src/rules/cart/a.ts', from('@scope/name')],
  ['src/rules/cart/a.ts', from('fast-check')],
  ['src/rules/cart/a.ts', from('/src/wire/x.ts')],
  ['src/rules/a.ts', from('../wire/x.ts')],
  ...into('src/wire/store/a.ts', ['shop', 'admin', 'server', 'demo']),
  ['src/wire/a.ts', from('react')],
  ['src/wire/a.ts', from('node:fs')],
  ...into('src/shop/cart/a.tsx', ['admin', 'server', 'demo']),
  ...into('src/shop/cart/a.test.tsx', ['admin', 'server', 'demo']),
  ['src/shop/cart/a.tsx', from('node:fs')],
  ['src/shop/cart/a.tsx', from('kysely')],
  ['src/shop/cart/a.tsx', from('hono/jsx')],
  ['src/shop/a.tsx', from('../server/x.ts')],
  ['src/shop/a.tsx', from('/src/server/x.ts')],
  ...into('src/admin/orders/a.tsx', ['shop', 'server', 'demo']),
  ...into('src/server/cart/a.ts', ['shop', 'admin', 'demo']),
  ['src/server/a.ts', from('../shop/x.ts')],
  ['src/server/fill-demo.ts', from('#shop/x.ts')],
  ['src/server/fill-demo.ts', from('#admin/x.ts')],
  ['src/server/pages/a.ts', from('#demo/x.ts')],
  ['src/server/pages/a.ts', from('#admin/x.ts')],
  ['src/server/cart/a.test.ts', from('#shop/x.ts')],
  ['src/server/api/a.ts', from('#shop/x.ts')],
  ['demo/a.ts', from('#shop/x.ts')],
  ['demo/a.ts', from('../src/shop/x.ts')],
  ['demo/a.ts', from('#admin/x.ts')],
  // Every way to write an import.
  ['src/shop/cart/a.tsx', fromType('#server/cart/y.ts')],
  ['src/shop/cart/a.tsx', `export { thing } from '#server/cart/z.ts';`],
  ['src/shop/cart/a.tsx', `export const later = () => import('#server/cart/later.ts');`],
  ['src/shop/cart/a.tsx', `import '#server/cart/x.ts';`],
  // A folder of the server imports nothing from those after it: no type, and not in a test.
  ...SERVER_FOLDERS.slice(1).flatMap((upper, at): Case[] => {
    const lower = SERVER_FOLDERS[at];
    return [
      [`src/server/${lower}/a.ts`, from(`#server/${upper}/x.ts`)],
      [`src/server/${lower}/deep/a.ts`, from(`../../${upper}/deep/x.ts`)],
      [`src/server/${lower}/a.ts`, fromType(`#server/${upper}/y.ts`)],
      [`src/server/${lower}/a.db.test.ts`, from(`#server/${upper}/testing/x.ts`)],
    ];
  }),
  [`src/server/${SERVER_FOLDERS[0]}/a.ts`, from(`#server/${SERVER_FOLDERS.at(-1)}/x.ts`)],
  ...SERVER_FOLDERS.map((folder): Case => [`src/server/${folder}/a.ts`, from('../x.ts')]),
  ['src/server/attic/a.ts', from('#rules/x.ts')],
  ['src/server/cart/a.ts', from('./domain.ts')],
  ['src/server/a.ts', from('./cart/domain.ts')],
  // Of the shop likewise.
  ...SHOP_FOLDERS.slice(1).flatMap((upper, at): Case[] => {
    const lower = SHOP_FOLDERS[at];
    return [
      [`src/shop/${lower}/b.tsx`, from(`../${upper}/x.tsx`)],
      [`src/shop/${lower}/b.tsx`, fromType(`../${upper}/y.ts`)],
      [`src/shop/${lower}/deep/b.tsx`, `export const l = () => import('../../${upper}/z.tsx');`],
      [`src/shop/${lower}/b.test.tsx`, from(`../${upper}/x.tsx`)],
    ];
  }),
  ...SHOP_FOLDERS.map((folder): Case => [`src/shop/${folder}/b.tsx`, from('../islands.ts')]),
  ...SHOP_FLOORS.features.flatMap((feature): Case[] => [
    ['src/shop/ui/b.tsx', from(`../${feature}/deep/x.tsx`)],
    ['src/shop/stores/b.ts', from(`../${feature}/deep/x.ts`)],
    [`src/shop/${feature}/b.tsx`, from('../pages/deep/x.tsx')],
  ]),
  ['src/shop/attic/b.tsx', from('#rules/x.ts')],
  ['src/server/cart/a.ts', from('./testing/x.ts')],
];

const allowed: Case[] = [
  ['src/rules/cart/a.ts', from('#rules/x.ts')],
  ['src/rules/cart/a.ts', from('./x.ts')],
  ['src/rules/cart/a.ts', from('../money/x.ts')],
  ['src/rules/cart/a.test.ts', from('vitest')],
  ['src/rules/cart/a.test.ts', from('fast-check')],
  ['src/wire/store/a.ts', from('#rules/x.ts')],
  ['src/wire/store/a.ts', from('../x.ts')],
  ['src/wire/a.ts', from('zod/mini')],
  ['src/wire/a.ts', from('zod')],
  ['src/wire/a.test.ts', from('vitest')],
  ['src/shop/cart/a.tsx', from('#wire/x.ts')],
  ['src/shop/cart/a.tsx', from('#rules/x.ts')],
  ['src/shop/cart/a.tsx', from('#shop/ui/x.ts')],
  ['src/shop/cart/a.tsx', from('../ui/x.ts')],
  ['src/shop/cart/a.tsx', from('react')],
  ['src/shop/cart/a.test.tsx', from('node:fs')],
  ...SHOP_FOLDERS.slice(1).flatMap((upper, at): Case[] => {
    const lower = SHOP_FOLDERS[at];
    return [
      [`src/shop/${upper}/b.tsx`, from(`../${lower}/x.tsx`)],
      [`src/shop/${upper}/b.test.tsx`, from('../testing/x.tsx')],
      ['src/shop/b.tsx', from(`./${upper}/x.tsx`)],
    ];
  }),
  ['src/admin/orders/a.tsx', from('#wire/x.ts')],
  ['src/admin/orders/a.tsx', from('#rules/x.ts')],
  ['src/server/cart/a.ts', from('#wire/x.ts')],
  ['src/server/cart/a.ts', from('#rules/x.ts')],
  ['src/server/cart/a.ts', from('node:fs')],
  ['src/server/cart/a.ts', from('kysely')],
  ['src/server/cart/a.test.ts', from('#demo/x.ts')],
  ['src/server/cart/a.test.ts', from('./testing/x.ts')],
  ['src/server/pages/a.ts', from('#shop/x.ts')],
  ['src/server/api/a.db.test.ts', from('#shop/x.ts')],
  ['src/server/domains.ts', from('./cart/domain.ts')],
  ['src/server/cart/a.ts', from('#server/settings/domain.ts')],
  ['src/server/fill-demo.ts', `export const fill = () => import('#demo/x.ts');`],
  ['demo/a.ts', from('#server/catalog/x.ts')],
  ['demo/a.ts', from('#wire/x.ts')],
  ['demo/a.ts', from('#rules/x.ts')],
  ['tests/browser/a.ts', from('#demo/x.ts')],
  ...SERVER_FOLDERS.slice(1).flatMap((upper, at): Case[] => {
    const lower = SERVER_FOLDERS[at];
    return [
      [`src/server/${upper}/a.ts`, from(`#server/${lower}/x.ts`)],
      [`src/server/${upper}/a.ts`, fromType(`#server/${SERVER_FOLDERS[0]}/y.ts`)],
      [`src/server/${upper}/testing/a.ts`, from(`#server/${lower}/testing/x.ts`)],
      ['src/server/a.ts', from(`./${upper}/x.ts`)],
    ];
  }),
];

const circles: [name: string, files: Record<string, string>][] = [
  ['two files', { one: from('./two.ts'), two: from('./one.ts') }],
  ['types alone', { one: fromType('./two.ts'), two: fromType('./one.ts') }],
  [
    'a longer way round',
    { one: from('./two.ts'), two: fromType('./three.ts'), three: from('./one.ts') },
  ],
];

const getSpecifier = (statement: string) => /'([^']+)'/.exec(statement)?.[1] ?? '';

/** The path of what a statement imports, from the root of the folder; a package by its name. */
function getTarget(file: string, specifier: string): string {
  const [, layer = '', rest = ''] = /^#(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (layer) return `${layer === 'demo' ? 'demo' : `src/${layer}`}/${rest}`;
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  return specifier;
}

const isFile = (target: string) => /^(src|demo)\//.test(target);
const arrow = (file: string, target: string) => `${file} -> ${target}`;

let folder = '';
let report = '';
/** The arrows that were refused, packages by their name. */
const refused = new Set<string>();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

// One run judges all cases.
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files = new Map<string, string>();
  for (const [file, statement] of [...forbidden, ...allowed]) {
    const target = getTarget(file, getSpecifier(statement));
    if (isFile(target)) {
      files.set(
        target,
        files.get(target) ?? 'export type thing = string;\nexport const thing = 1;\n',
      );
    }
    files.set(file, `${files.get(file) ?? ''}${statement}\n`);
  }
  for (const [name, circle] of circles) {
    for (const [file, statement] of Object.entries(circle)) {
      files.set(`src/rules/${name.replaceAll(' ', '-')}/${file}.ts`, `${statement}\n`);
    }
  }
  files.set('src/rules/lost.ts', `${from('./no-such-file.ts')}\n`);
  for (const [file, text] of files) write(file, text);
  const script = join(root, 'scripts/check-imports.mjs');
  report = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' }).stderr;
  for (const [, file = '', target = ''] of report.matchAll(/^[\w-]+: (\S+) -> (\S+)$/gm)) {
    const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(target)?.[1];
    refused.add(arrow(file, inPackage ?? target));
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function judged([file, statement]: Case): string {
  const target = getTarget(file, getSpecifier(statement));
  if (isFile(target) || target.startsWith('/')) return arrow(file, target);
  const name = target.replace(/^node:/, '').split('/');
  return arrow(file, name.slice(0, target.startsWith('@') ? 2 : 1).join('/'));
}

test.each(forbidden)('%s may not write: %s', (...args) => {
  expect(refused).toContain(judged(args));
});

test.each(allowed)('%s may write: %s', (...args) => {
  expect(refused).not.toContain(judged(args));
});

test.each(circles)('a circle of %s is found', (name) => {
  expect(report).toMatch(new RegExp(`^no-circle: src/rules/${name.replaceAll(' ', '-')}/`, 'm'));
});

test('an import of a file that does not exist is found', () => {
  expect(report).toMatch(/^not-found: src\/rules\/lost\.ts -> /m);
});
