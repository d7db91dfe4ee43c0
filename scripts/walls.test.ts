import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

type Case = readonly [file: string, statement: string];

const from = (specifier: string) => `import { thing } from '${specifier}';`;

/** Every arrow the architecture forbids, by subpath import and by relative path. */
const forbidden: Case[] = [
  ...['wire', 'shop', 'admin', 'server', 'demo'].flatMap((room): Case[] => [
    ['src/rules/cart/a.ts', from(`#${room}/cart.ts`)],
    ['src/rules/cart/a.ts', from(room === 'demo' ? '../../../demo/x.ts' : `../../${room}/x.ts`)],
    ['src/rules/cart/a.test.ts', from(`#${room}/cart.ts`)],
  ]),
  ['src/rules/cart/a.ts', from('zod')],
  ['src/rules/cart/a.ts', from('zod/mini')],
  ['src/rules/cart/a.ts', from('node:fs')],
  ['src/rules/cart/a.ts', from('@scope/name')],
  ['src/rules/cart/a.ts', from('fast-check')],
  ['src/rules/cart/a.ts', from('/src/wire/cart.ts')],
  ['src/rules/a.ts', from('../wire/cart.ts')],
  ...['shop', 'admin', 'server', 'demo'].flatMap((room): Case[] => [
    ['src/wire/store/a.ts', from(`#${room}/cart.ts`)],
    ['src/wire/store/a.ts', from(room === 'demo' ? '../../../demo/x.ts' : `../../${room}/x.ts`)],
  ]),
  ['src/wire/a.ts', from('react')],
  ['src/wire/a.ts', from('node:fs')],
  ...['admin', 'server', 'demo'].flatMap((room): Case[] => [
    ['src/shop/cart/a.tsx', from(`#${room}/cart.ts`)],
    ['src/shop/cart/a.tsx', from(room === 'demo' ? '../../../demo/x.ts' : `../../${room}/x.ts`)],
    ['src/shop/cart/a.test.tsx', from(`#${room}/cart.ts`)],
  ]),
  ['src/shop/cart/a.tsx', from('node:fs')],
  ['src/shop/cart/a.tsx', from('kysely')],
  ['src/shop/cart/a.tsx', from('hono/jsx')],
  ['src/shop/browser.tsx', from('../server/main.ts')],
  ['src/shop/browser.tsx', from('/src/server/main.ts')],
  ...['shop', 'server', 'demo'].flatMap((room): Case[] => [
    ['src/admin/orders/a.tsx', from(`#${room}/cart.ts`)],
    ['src/admin/orders/a.tsx', from(room === 'demo' ? '../../../demo/x.ts' : `../../${room}/x.ts`)],
  ]),
  ...['shop', 'admin', 'demo'].flatMap((room): Case[] => [
    ['src/server/cart/a.ts', from(`#${room}/cart.ts`)],
    ['src/server/cart/a.ts', from(room === 'demo' ? '../../../demo/x.ts' : `../../${room}/x.ts`)],
  ]),
  ['src/server/app.ts', from('../shop/pages.ts')],
  ['src/server/fill-demo.ts', from('#shop/pages.ts')],
  ['src/server/fill-demo.ts', from('#admin/pages.ts')],
  ['src/server/pages/product.ts', from('#demo/shop.ts')],
  ['src/server/pages/product.ts', from('#admin/shop.ts')],
  ['src/server/cart/a.test.ts', from('#shop/cart/a.tsx')],
  ['demo/a.ts', from('#shop/cart/a.tsx')],
  ['demo/a.ts', from('../src/shop/cart/a.tsx')],
  ['demo/a.ts', from('#admin/a.tsx')],
  // Every way to write an import is behind the same wall.
  ['src/shop/cart/a.tsx', `import type { T } from '#server/cart/a.ts';`],
  ['src/shop/cart/a.tsx', `export { thing } from '#server/cart/a.ts';`],
  ['src/shop/cart/a.tsx', `export const later = () => import('#server/cart/a.ts');`],
  ['src/shop/cart/a.tsx', `import '#server/cart/a.ts';`],
];

const allowed: Case[] = [
  ['src/rules/cart/a.ts', from('#rules/money/money.ts')],
  ['src/rules/cart/a.ts', from('./line-key.ts')],
  ['src/rules/cart/a.ts', from('../money/money.ts')],
  ['src/rules/cart/a.test.ts', from('vitest')],
  ['src/rules/cart/a.test.ts', from('fast-check')],
  ['src/wire/store/a.ts', from('#rules/money/money.ts')],
  ['src/wire/store/a.ts', from('../image.ts')],
  ['src/wire/a.ts', from('zod/mini')],
  ['src/wire/a.ts', from('zod')],
  ['src/wire/a.test.ts', from('vitest')],
  ['src/shop/cart/a.tsx', from('#wire/cart.ts')],
  ['src/shop/cart/a.tsx', from('#rules/money/money.ts')],
  ['src/shop/cart/a.tsx', from('#shop/ui/button.tsx')],
  ['src/shop/cart/a.tsx', from('../ui/button.tsx')],
  ['src/shop/cart/a.tsx', from('react')],
  ['src/shop/cart/a.test.tsx', from('node:fs')],
  ['src/admin/orders/a.tsx', from('#wire/cart.ts')],
  ['src/admin/orders/a.tsx', from('#rules/money/money.ts')],
  ['src/server/cart/a.ts', from('#wire/cart.ts')],
  ['src/server/cart/a.ts', from('#rules/money/money.ts')],
  ['src/server/cart/a.ts', from('../platform/config.ts')],
  ['src/server/cart/a.ts', from('node:fs')],
  ['src/server/cart/a.ts', from('kysely')],
  ['src/server/cart/a.test.ts', from('#demo/shop.ts')],
  ['src/server/pages/product.ts', from('#shop/product/product-page.tsx')],
  ['src/server/pages/product.ts', from('../catalog/load.ts')],
  ['src/server/fill-demo.ts', `export const fill = () => import('#demo/shop.ts');`],
  ['demo/a.ts', from('#server/catalog/write.ts')],
  ['demo/a.ts', from('#wire/cart.ts')],
  ['demo/a.ts', from('#rules/money/money.ts')],
  ['tests/browser/a.ts', from('#demo/shop.ts')],
];

let folder = '';
const refused = new Set<string>();

const place = ([file, statement]: Case) => `${file} ${statement}`;

// Each case is one line of the file it stands in, so that one run of Biome judges them all.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  const files = new Map<string, string[]>();
  for (const [file, statement] of [...forbidden, ...allowed]) {
    files.set(file, [...(files.get(file) ?? []), statement]);
  }
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--only=style/noRestrictedImports', '--reporter=github', '--vcs-enabled=false'];
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', ...options, '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  for (const [, file, line] of stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)) {
    const inside = relative(realpathSync(folder), realpathSync(resolve(folder, file ?? '')));
    refused.add(place([inside, files.get(inside)?.[Number(line) - 1] ?? '']));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(forbidden)('the wall stops %s from writing: %s', (file, statement) => {
  expect(refused).toContain(place([file, statement]));
});

test.each(allowed)('the door is open for %s to write: %s', (file, statement) => {
  expect(refused).not.toContain(place([file, statement]));
});
