import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultShop, openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, type Reply, shopperWith } from './shopper.ts';

export interface DeathChoices {
  checkouts: number;
  deaths: number;
  /** The supervisor starts the server again, and not this program. */
  supervised?: boolean;
  random?: () => number;
}

/**
 * The server is killed again and again while shoppers order. Half of them send the form again until
 * they have an answer; the others give up at the first broken connection, and their order exists as
 * a whole or not at all.
 */
export async function suddenDeath({
  checkouts,
  deaths,
  supervised = false,
  random = Math.random,
}: DeathChoices): Promise<string> {
  const stock = checkouts * 3;
  const shop = await openFaultShop({ stock, supervised });
  try {
    await shop.start();
    const [address = ''] = shop.addresses;
    const people = await inGroups(Array.from({ length: checkouts }), 8, () =>
      shopperWith(address, shop.product, { quantity: 2 }),
    );
    const responses: Reply[] = [];
    let served = 0;
    const ordering = inGroups(people, 6, async (person, at) => {
      const patient = at % 2 === 0;
      for (let tries = 0; tries < 2000; tries += 1) {
        const response = await person.order();
        responses.push(response);
        if (response.kind !== 'silent' || !patient) break;
        await sleep(50);
      }
      served += 1;
    });
    const died = killAgainAndAgain(shop, {
      deaths,
      random,
      done: () => served === checkouts,
      share: () => served / checkouts,
    });
    await ordering;
    const times = await died;
    const placed = new Set(
      responses.flatMap((response) => (response.kind === 'placed' ? response.order.id : [])),
    );
    const refused = responses.filter(({ kind }) => kind === 'refused');
    assert.deepEqual(refused, [], 'nobody is refused: there is enough for all');
    const books = await shop.look((database) => readBooks(database, shop.product));
    checkBooks(books, stock, responses);
    assert.equal(books.sold, books.orders.length * 2);
    assert.ok(placed.size >= checkouts / 2, 'everybody who waited has an order');
    assert.ok(books.orders.length <= checkouts, 'nobody has two');
    const emails = await allEmails(shop, books.orders.length * 2);
    const silent = responses.length - placed.size;
    return (
      `${checkouts} checkouts, killed ${times} times: ${books.orders.length} orders, ` +
      `${placed.size} of them answered, ${silent} silences, ${emails} emails`
    );
  } finally {
    await shop.close();
  }
}

interface KillPlan {
  deaths: number;
  random: () => number;
  done(): boolean;
  share(): number;
}

/** A kill comes in the first four fifths of its part of the run, so that none comes after the end. */
const LATEST_KILL = 0.8;

/**
 * Spread over the whole run, at random moments. A moment is a share of the checkouts and no time:
 * a fast machine would be done before it.
 */
async function killAgainAndAgain(shop: FaultShop, plan: KillPlan): Promise<number> {
  let died = 0;
  while (died < plan.deaths && !plan.done()) {
    const moment = (died + plan.random() * LATEST_KILL) / plan.deaths;
    while (!plan.done() && plan.share() < moment) await sleep(2);
    if (plan.done()) break;
    await shop.kill();
    await shop.start();
    died += 1;
  }
  return died;
}

/** Shorter than the lease of a job: what the killed server had begun is begun again at its next start. */
const MAX_EMAIL_WAIT_MS = 25_000;

/**
 * An email is a file named after its id, so one written twice is still one; none may be missing.
 */
async function allEmails(shop: FaultShop, expected: number): Promise<number> {
  const files = () => {
    const folder = join(shop.dataDirs[0] ?? '', 'mail');
    return readdirSync(folder).filter((name) => name.endsWith('.eml')).length;
  };
  const deadline = Date.now() + MAX_EMAIL_WAIT_MS;
  for (;;) {
    const left = await shop.look(({ db }) =>
      db.selectFrom('jobs').select(['id', 'state']).where('kind', '=', 'email').execute(),
    );
    assert.ok(
      left.every(({ state }) => state !== 'dead'),
      'no email is given up',
    );
    if (left.length === 0) break;
    if (Date.now() > deadline) throw new Error(`${left.length} emails are still waiting`);
    await sleep(500);
  }
  assert.equal(files(), expected, 'every email, and none that nobody asked for');
  return expected;
}
