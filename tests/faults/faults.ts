import { findHaproxy } from '../support/haproxy.mjs';
import { findPgbouncer } from '../support/pgbouncer.mjs';
import { createDatabase, findPostgres, startPostgres } from '../support/postgres-cluster.mjs';
import { manyAddresses } from './addresses.ts';
import { backupUnderLoad } from './backups.ts';
import { killedBehindProxy } from './behind-proxy.ts';
import { clusterJourney } from './cluster-journey.ts';
import { couponCrowd, crowd } from './crowd.ts';
import { databaseGone } from './database-gone.ts';
import { paymentFaults } from './payments.ts';
import { poolerRestarts } from './pooler.ts';
import { repeatedPosts } from './repeated-posts.ts';
import { replicaLags } from './replica.ts';
import { sameOrder } from './same-order.ts';
import { storageFaults } from './storage.ts';
import { suddenDeath } from './sudden-death.ts';
import { uploadFlood } from './uploads.ts';
import { wrongClocks } from './wrong-clocks.ts';

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

/** The part has a database for itself; the replica has a copy of the whole server. */
async function onReplicated(part: (url: string) => Promise<string>): Promise<string> {
  const bin = findPostgres();
  if (!bin) return 'left out, no PostgreSQL on this machine';
  return onPostgres((url) => createDatabase(bin, url, 'faults_replica').then(part));
}

/** The part shuts the server down: one of its own. */
async function onSeparateServer(
  part: (server: Awaited<ReturnType<typeof startPostgres>>) => Promise<string>,
): Promise<string> {
  if (!findPostgres()) return 'left out, no PostgreSQL on this machine';
  const server = await startPostgres();
  try {
    return await part(server);
  } finally {
    await server.stop();
  }
}

async function behindProxy(part: (url: string) => Promise<string>): Promise<string> {
  if (!findHaproxy()) return 'left out, no HAProxy on this machine';
  return onPostgres(part);
}

/** All that a shop of several machines has. */
async function onCluster(part: (url: string) => Promise<string>): Promise<string> {
  const bin = findPostgres();
  if (!bin || !findPgbouncer() || !findHaproxy()) {
    return 'left out, no PostgreSQL with PgBouncer and HAProxy on this machine';
  }
  return onSeparateServer(({ url }) => createDatabase(bin, url, 'faults_journey').then(part));
}

/** A restore needs an empty database with the same schema. */
async function onTwoDatabases(
  part: (urls: { shop: string; restored: string }) => Promise<string>,
): Promise<string> {
  const bin = findPostgres();
  if (!bin) return 'left out, no PostgreSQL on this machine';
  return onPostgres(async (url) => {
    const shop = await createDatabase(bin, url, 'faults_backed_up');
    return part({ shop, restored: await createDatabase(bin, url, 'faults_restored') });
  });
}

const size = short
  ? {
      buyers: 60,
      pieces: 15,
      couponBuyers: 30,
      uses: 5,
      repeated: 12,
      clockRounds: 1,
      checkouts: 40,
      deaths: 3,
      supervised: 2,
      addresses: 4000,
      payments: 30,
      paymentDeaths: 3,
      poolerCheckouts: 30,
      poolerRestarts: 2,
      goneCheckouts: 24,
      goneSeconds: 3,
      proxyCheckouts: 24,
      proxyKills: 3,
      journey: ['shopping-walk'],
      backupCheckouts: 60,
      replicaCheckouts: 16,
      lagSeconds: 6,
    }
  : {
      buyers: 200,
      pieces: 50,
      couponBuyers: 100,
      uses: 10,
      repeated: 150,
      clockRounds: 20,
      checkouts: 500,
      deaths: 25,
      supervised: 5,
      addresses: 100_000,
      payments: 500,
      paymentDeaths: 20,
      poolerCheckouts: 300,
      poolerRestarts: 10,
      goneCheckouts: 300,
      goneSeconds: 30,
      proxyCheckouts: 300,
      proxyKills: 30,
      journey: ['shopping-walk', 'browser/cart', 'browser/checkout', 'browser/product', 'account'],
      backupCheckouts: 500,
      replicaCheckouts: 150,
      lagSeconds: 20,
    };
const crowdSize = { buyers: size.buyers, pieces: size.pieces };
const couponSize = { buyers: size.couponBuyers, uses: size.uses };

const paymentSize = { payments: size.payments, deaths: size.paymentDeaths };

const parts: Record<string, () => Promise<string>> = {
  crowd: () => crowd(crowdSize),
  'crowd-postgres': () => onPostgres((url) => crowd({ ...crowdSize, url })),
  same: () => sameOrder(),
  'same-postgres': () => onPostgres((url) => sameOrder(url)),
  repeated: () => repeatedPosts({ shoppers: size.repeated }),
  'repeated-postgres': () => onPostgres((url) => repeatedPosts({ shoppers: size.repeated, url })),
  clocks: () => onPostgres((url) => wrongClocks({ rounds: size.clockRounds, url })),
  coupon: () => couponCrowd(couponSize),
  'coupon-postgres': () => onPostgres((url) => couponCrowd({ ...couponSize, url })),
  payments: () => paymentFaults(paymentSize),
  'payments-postgres': () => onPostgres((url) => paymentFaults({ ...paymentSize, url })),
  pooler: () =>
    onPooler((url) =>
      poolerRestarts({ url, checkouts: size.poolerCheckouts, restarts: size.poolerRestarts }),
    ),
  replica: () =>
    onReplicated((url) =>
      replicaLags({ url, checkouts: size.replicaCheckouts, lagSeconds: size.lagSeconds }),
    ),
  gone: () =>
    onSeparateServer((server) =>
      databaseGone({
        url: server.url,
        server,
        checkouts: size.goneCheckouts,
        goneSeconds: size.goneSeconds,
      }),
    ),
  proxy: () =>
    behindProxy((url) =>
      killedBehindProxy({ url, checkouts: size.proxyCheckouts, kills: size.proxyKills }),
    ),
  journey: () => onCluster((url) => clusterJourney({ url, files: size.journey })),
  backups: () => backupUnderLoad({ checkouts: size.backupCheckouts }),
  'backups-postgres': () =>
    onTwoDatabases((urls) => backupUnderLoad({ checkouts: size.backupCheckouts, urls })),
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
