import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

// What a run of tests is that is killed, or that leaves out all tests of a file, whose last hooks then do
// not run.
const program = (provider: string) => `
import { spawnStandIn } from '#server/api/payments/testing/spawn-stand-in.ts';
console.log((await spawnStandIn('${provider}', {})).url);
setInterval(() => undefined, 60_000);`;

const results = async (url: string) => {
  try {
    return (await fetch(url)).status > 0;
  } catch {
    // Nothing listens.
    return false;
  }
};

test.each(['stripe', 'paypal'])(
  'the stand-in for %s ends with whoever started it',
  async (provider) => {
    const args = ['--input-type=module', '--eval', program(provider)];
    const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = await once(starter.stdout, 'data');
    const url = String(printed).trim();
    expect(await results(url)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => results(url)).toBe(false);
  },
);
