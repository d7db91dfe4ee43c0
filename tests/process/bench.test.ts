import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const cwd = resolve(import.meta.dirname, '../..');

test('the bench loads on plain Node and names its parts', async () => {
  const refusal = run(process.execPath, ['bench/bench.ts', 'nothing'], { cwd });
  await expect(refusal).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No part is called nothing: server, cart'),
  });
});
