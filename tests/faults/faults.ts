import { findPgbouncer } from '../support/pgbouncer.mjs';
import { createDatabase, findPostgres, startPostgres } from '../support/postgres-cluster.mjs';
import { manyAddresses } from './addresses.ts';
import { couponCrowd, crowd } from './crowd.ts';
import { paymentFaults } from './payments.ts';
import { poolerRestarts } from './pooler.ts';
import { sameOrder } from './same-order.ts';
import { storageFaults } from './storage.ts';
import { suddenDeath } from './sudden-death.ts';
import { uploadFlood } from './uploads.ts';

/**
 * `npm run faults`: real processes, concurrent buyers, killed processes. `npm run faults -- crowd
 * death` runs the named parts; `short` makes them small, as in the test run. It fails when a
 * guarantee about orders or about memory is broken, and goes on with the next part.
 */
const requested = process.argv.slice(2);
const short = requested.includes('short');
const named = requested.filter((name) => name !== 'short');

const servers: Awaited<ReturnType<typeof startPostgres>>[] = [];
let schemas = 0;
/** Runs the part on a separate schema of a server that the first of them starts. */
async function onPostgres(part: (url: string) => Promise<string>): Promise<string> {
  if (!findPostgres()) return 'left out, no PostgreSQL on this machine';
  if (servers.length === 0) servers.push(await startPostgres());
  schemas += 1;
  return part(`${servers[0]?.url}?schema=faults_${schemas}`);
}

/** A pooler passes no schema on: the part has a database for itself. */
async function onPooler(part: (url: string) => Promise<string>): Promise<string> {
  const bin = findPostgres();
  if (!bin || !findPgbouncer()) return 'left out, no PostgreSQL with PgBouncer on this machine';
  return onPostgres((url) => createDatabase(bin, url, 'faults_pooler').then(part));
}

const size = short
  ? {
      buyers: 60,
      pieces: 15,
      couponBuyers: 30,
      uses: 5,
      checkouts: 40,
      deaths: 3,
      supervised: 2,
      addresses: 4000,
      payments: 30,
      paymentDeaths: 3,
      poolerCheckouts: 30,
      poolerRestarts: 2,
    }
  : {
      buyers: 200,
      pieces: 50,
      couponBuyers: 100,
      uses: 10,
      checkouts: 500,
      deaths: 25,
      supervised: 5,
      addresses: 100_000,
      payments: 500,
      paymentDeaths: 20,
      poolerCheckouts: 300,
      poolerRestarts: 10,
    };
const crowdSize = { buyers: size.buyers, pieces: size.pieces };
const couponSize = { buyers: size.couponBuyers, uses: size.uses };

const paymentSize = { payments: size.payments, deaths: size.paymentDeaths };

const parts: Record<string, () => Promise<string>> = {
  crowd: () => crowd(crowdSize),
  'crowd-postgres': () => onPostgres((url) => crowd({ ...crowdSize, url })),
  same: () => sameOrder(),
  'same-postgres': () => onPostgres((url) => sameOrder(url)),
  coupon: () => couponCrowd(couponSize),
  'coupon-postgres': () => onPostgres((url) => couponCrowd({ ...couponSize, url })),
  payments: () => paymentFaults(paymentSize),
  'payments-postgres': () => onPostgres((url) => paymentFaults({ ...paymentSize, url })),
  pooler: () =>
    onPooler((url) =>
      poolerRestarts({ url, checkouts: size.poolerCheckouts, restarts: size.poolerRestarts }),
    ),
  storage: () => storageFaults(),
  uploads: () => uploadFlood(),
  addresses: () => manyAddresses(size.addresses),
  death: () => suddenDeath({ checkouts: size.checkouts, deaths: size.deaths }),
  'death-supervised': () =>
    suddenDeath({ checkouts: size.checkouts, deaths: size.supervised, supervised: true }),
};

const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown}: there are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(2);
}
for (const [name, part] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  try {
    process.stdout.write(`${name}: ${await part()}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`${name}: BROKEN ${error instanceof Error ? error.stack : error}\n`);
  }
}
for (const server of servers) await server.stop();
