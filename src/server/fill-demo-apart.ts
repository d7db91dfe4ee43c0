import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fillDemo, warmDemo } from './fill-demo.ts';
import type { PreparedShop } from './prepare-shop.ts';

/** The argument by which the program fills the demo shop instead of opening the shop. */
export const FILL_DEMO = 'fill-demo';
const FILLED = 'filled';

/**
 * Seeds the demo shop in a separate process: making its images takes a few hundred megabytes that
 * the server would never release. It resolves when the products are there; the process goes on
 * rendering images at low priority, and ends by itself.
 */
export async function fillDemoApart(program: string): Promise<void> {
  const child = fork(program, [FILL_DEMO], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [message] = ended;
  if (message !== FILLED) throw new Error(`The demo shop could not be filled (${message}).`);
  child.unref();
  child.channel?.unref();
}

/** The other side of it. */
export async function fillAndWarm(
  { database, storage, close }: PreparedShop,
  warmImages: boolean,
): Promise<void> {
  process.once('disconnect', () => process.exit(0));
  await fillDemo(database, storage);
  process.send?.(FILLED);
  setPriority(10);
  if (warmImages) await warmDemo(database, storage);
  await close();
  process.exit(0);
}
