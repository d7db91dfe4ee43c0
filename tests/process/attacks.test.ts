import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const cwd = resolve(import.meta.dirname, '../..');

// What succeeded once has succeeded: there is no second try.
test.describe.configure({ retries: 0 });

test('no attack that once succeeded succeeds again', async () => {
  test.setTimeout(300_000);
  const { stdout } = await run(process.execPath, ['tests/attacks/attacks.ts', 'short'], { cwd });
  expect(stdout).toContain('| held |');
  expect(stdout).not.toContain('BROKEN');
});
