import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack, AttackSize } from './attack.ts';
import { type AttackedShop, openAttackedShop } from './attacked-shop.ts';

/**
 * `npm run attacks`: repeats the attacks that once succeeded against a demo shop of its own, and prints
 * what was measured before they were mended and now. `npm run attacks -- 2 8` runs those lines,
 * `short` makes them small, as in the test run. It fails when one succeeds again.
 */
const named = process.argv.slice(2).filter((word) => word !== 'short');
const size: AttackSize = process.argv.includes('short') ? 'short' : 'full';

async function loadAttacks(): Promise<Attack[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d\d-.*\.ts$/.test(name));
  const modules = files.sort().map((name) => import(join(import.meta.dirname, name)));
  const loaded: { attack: Attack }[] = await Promise.all(modules);
  return loaded.map(({ attack }) => attack);
}

/** Attacks of one group share a shop; one that needs variables of its own has a shop of its own. */
function groups(attacks: readonly Attack[]): Attack[][] {
  const shared = attacks.filter((attack) => attack.env === undefined);
  const alone = attacks.filter((attack) => attack.env !== undefined);
  return [...(shared.length > 0 ? [shared] : []), ...alone.map((attack) => [attack])];
}

/** Prints one row of the table and answers whether the shop held. */
async function runAttack(attack: Attack, shop: AttackedShop): Promise<boolean> {
  const { held, figure } = await attack.run(shop, size);
  const cells = [attack.line, attack.title, attack.before, figure, held ? 'held' : 'BROKEN'];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
  return held;
}

const all = await loadAttacks();
const unknown = named.filter((name) => !all.some(({ line }) => String(line) === name));
if (unknown.length > 0) {
  const lines = all.map(({ line }) => line).join(', ');
  process.stderr.write(`No attack ${unknown.join(', ')}: there are ${lines}.\n`);
  process.exit(2);
}
const chosen = all.filter(({ line }) => named.length === 0 || named.includes(String(line)));
process.stdout.write('| line | attack | before | now | result |\n|---|---|---|---|---|\n');
for (const group of groups(chosen)) {
  const shop = await openAttackedShop(group[0]?.env);
  try {
    for (const attack of group) {
      if (!(await runAttack(attack, shop))) process.exitCode = 1;
    }
  } finally {
    await shop.close();
  }
}
