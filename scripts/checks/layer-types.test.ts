import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../pinned-node.mjs';

const run = promisify(execFile);
const tsc = join(root, 'node_modules/typescript/bin/tsc');

/** Layers that run anywhere: URLs are all they know of their surroundings. */
const pure = ['rules', 'wire'];

/** Compiles one file with the configuration of a layer and returns the names it does not know. */
async function unknownNames(layer: string, source: string): Promise<string[]> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/layer-types-'));
  const configuration = {
    extends: join(root, `src/${layer}/tsconfig.json`),
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noEmit: true,
      tsBuildInfoFile: null,
    },
    include: ['example.ts', ...(pure.includes(layer) ? [join(root, 'src/rules/url.d.ts')] : [])],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  writeFileSync(join(folder, 'example.ts'), `${source}\nexport {};\n`);
  try {
    const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((failure) => failure);
    return [...stdout.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const source = 'document; process; new URL("https://example.com");';

test.each([
  ['rules', ['document', 'process']],
  ['wire', ['document', 'process']],
  ['shop', ['process']],
  ['server', ['document']],
])('%s does not know %j', async (layer, names) => {
  expect(await unknownNames(layer, source)).toEqual(names);
});
