import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { DatabaseAway } from '../database-away.ts';
import type { Tables } from '../tables.ts';
import { type OpenedReplica, openReplica, type ReplicaLook } from './replica.ts';
import { NotAtReplica, replicaChecks } from './replica-run.ts';

/** Nothing is sent: the positions of both servers are numbers here. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new SqliteIntrospector(one),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
const primaryDb = db.withTables();

const opened: OpenedReplica[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function openTwo() {
  const servers = {
    position: 100,
    replayed: 100,
    problem: null as ReplicaLook['problem'],
    replicaDown: false,
    primaryDown: false,
    now: 0,
    questions: { primary: 0, replica: 0 },
  };
  /** Called while somebody waits for the replica. */
  const waiting: { meanwhile(): void } = { meanwhile: () => undefined };
  const counted: string[] = [];
  const reported: string[] = [];
  const replayed = async () => {
    servers.questions.replica += 1;
    if (servers.replicaDown) throw new DatabaseAway('gone');
    return servers.replayed;
  };
  const replica = openReplica({
    primary: {
      db: primaryDb,
      async position() {
        servers.questions.primary += 1;
        if (servers.primaryDown) throw new DatabaseAway('gone');
        return servers.position;
      },
    },
    server: {
      db,
      replayed,
      look: async () => ({ replayed: await replayed(), problem: servers.problem }),
      close: async () => undefined,
    },
    now: () => servers.now,
    async wait(ms) {
      servers.now += ms;
      waiting.meanwhile();
    },
    everyMs: 1_000_000,
    count: (server, reason) => counted.push(reason ? `${server} ${reason}` : server),
    report: (event, { reason }) => reported.push(reason ? `${event}: ${reason}` : event),
  });
  opened.push(replica);
  await replica.look();
  servers.questions = { primary: 0, replica: 0 };
  const checks = replicaChecks(replica.lost);
  const otherwise = async () => 'primary';
  const purged = (work = async () => {}) =>
    replica.purged(async () => {
      checks.before('select 1');
      await work();
      return 'replica';
    }, otherwise);
  const committed = (work = async () => {}) =>
    replica.committed(async () => {
      checks.before('select 1');
      await work();
      return 'replica';
    }, otherwise);
  return { servers, waiting, replica, checks, counted, reported, purged, committed, otherwise };
}

test('a page is read from the replica, and nothing is asked while nothing is purged', async () => {
  const { purged, servers, counted } = await openTwo();
  for (let times = 0; times < 5; times += 1) expect(await purged()).toBe('replica');
  expect(servers.questions).toEqual({ primary: 0, replica: 0 });
  // Writes that purge nothing do not matter to what is cached.
  servers.position = 500;
  expect(await purged()).toBe('replica');
  expect(counted).toEqual(Array(6).fill('replica'));
});

test('after a purge pages come from the primary until the replica has replayed the write', async () => {
  const { purged, servers, replica, counted } = await openTwo();
  servers.position = 300;
  replica.notePurge();
  expect(await purged()).toBe('primary');
  servers.now += 20_000;
  servers.replayed = 299;
  expect(await purged()).toBe('primary');
  servers.now += 1000;
  servers.replayed = 300;
  expect(await purged()).toBe('replica');
  expect(counted).toEqual(['primary behind', 'primary behind', 'replica']);
});

test('many pages ask a replica that is behind once in twenty milliseconds', async () => {
  const { purged, servers, replica } = await openTwo();
  servers.position = 300;
  replica.notePurge();
  await Promise.all(Array.from({ length: 50 }, () => purged()));
  expect(servers.questions).toEqual({ primary: 1, replica: 1 });
});

test('a purge while a page is read: no further query of it is sent, and the primary reads it', async () => {
  const { purged, replica, checks, servers } = await openTwo();
  let sent = 0;
  const result = await purged(async () => {
    servers.position = 200;
    replica.notePurge();
    // A block that fails is left out of some pages: the refusal counts all the same.
    const block = async () => checks.before('select 2');
    await block().then(
      () => {
        sent += 1;
      },
      (error: unknown) => expect(error).toBeInstanceOf(NotAtReplica),
    );
  });
  expect([result, sent]).toEqual(['primary', 0]);
});

test('a position that was asked before a purge does not count after it', async () => {
  const { purged, replica, servers } = await openTwo();
  replica.notePurge();
  const first = purged();
  servers.position = 200;
  replica.notePurge();
  expect(await first).toBe('primary');
  expect(await purged()).toBe('primary');
});

test('a list sees whatever was committed before, though nothing was purged', async () => {
  const { committed, purged, servers, waiting } = await openTwo();
  expect(await committed()).toBe('replica');
  servers.position = 150;
  waiting.meanwhile = () => {
    if (servers.now >= 20) servers.replayed = 150;
  };
  expect(await committed()).toBe('replica');
  expect(servers.now).toBe(20);
  servers.position = 160;
  waiting.meanwhile = () => undefined;
  expect(await committed()).toBe('primary');
  expect(servers.now).toBe(20 + 250);
  expect(await purged()).toBe('replica');
});

test('a list does not wait for a replica that does not keep up', async () => {
  const { committed, servers, replica } = await openTwo();
  servers.position = 200;
  await replica.look();
  servers.now = 20_000;
  await replica.look();
  expect(replica.state()).toEqual({ isAway: false, lag: { bytes: 100, seconds: 20 } });
  expect(await committed()).toBe('primary');
  expect(servers.now).toBe(20_000);
});

test('a write or a cancelled query goes to the primary, and an error of the work to its caller', async () => {
  const { purged, replica, checks, counted, otherwise } = await openTwo();
  const statement = (sql: string) => purged(async () => checks.before(sql));
  expect(await statement('with a as (select 1) select * from a')).toBe('replica');
  for (const sql of ['insert into a values (1)', 'start transaction', ' UPDATE a set b = 1']) {
    expect(await statement(sql)).toBe('primary');
  }
  const failing = (code: string) =>
    replica.purged(async () => {
      throw checks.failed(Object.assign(new Error(code), { code }));
    }, otherwise);
  expect(await failing('25006')).toBe('primary');
  expect(await failing('40001')).toBe('primary');
  await expect(failing('42703')).rejects.toThrow('42703');
  expect(counted).toEqual(['replica', ...Array(4).fill('primary write'), 'primary conflict']);
});

test('what must be computed first is computed by the primary, and read once it is replayed', async () => {
  const { replica, counted, servers, waiting, otherwise } = await openTwo();
  const refreshed: unknown[] = [];
  let isMarked = true;
  const list = async () => {
    if (!isMarked) return 'replica';
    throw new NotAtReplica('write', async (primary) => {
      refreshed.push(primary);
      servers.position = 200;
      waiting.meanwhile = () => {
        servers.replayed = 200;
        isMarked = false;
      };
    });
  };
  expect(await replica.committed(list, otherwise)).toBe('replica');
  expect(refreshed).toEqual([primaryDb]);
  const always = async () => {
    throw new NotAtReplica('write', async () => undefined);
  };
  expect(await replica.committed(always, otherwise)).toBe('primary');
  expect(counted).toEqual(['replica', 'primary write']);
});

test('a replica that is gone is reported once, tried again, and reported when it is back', async () => {
  const { purged, committed, servers, replica, reported, checks } = await openTwo();
  servers.replicaDown = true;
  expect(
    await purged(async () => {
      throw checks.failed(new DatabaseAway('gone'));
    }),
  ).toBe('primary');
  for (let times = 0; times < 3; times += 1) {
    await replica.look();
    expect(await purged()).toBe('primary');
    expect(await committed()).toBe('primary');
  }
  expect(replica.state().isAway).toBe(true);
  servers.replicaDown = false;
  await replica.look();
  expect(await purged()).toBe('replica');
  expect(reported).toEqual(['replica-away: gone', 'replica-back']);
});

test('what waits for a replica that hangs goes to the primary once that is found out', async () => {
  const { purged, committed, servers, replica, counted } = await openTwo();
  const forever = () => new Promise<void>(() => undefined);
  const waiting = [purged(forever), committed(forever)];
  await new Promise((resolve) => setImmediate(resolve));
  servers.replicaDown = true;
  await replica.look();
  expect(await Promise.all(waiting)).toEqual(['primary', 'primary']);
  expect(counted).toEqual(['primary away', 'primary away']);
});

test('one that was promoted, or has more than the primary, is not read from', async () => {
  const { purged, servers, replica, reported } = await openTwo();
  servers.problem = 'it is no standby';
  await replica.look();
  expect(await purged()).toBe('primary');
  servers.problem = null;
  servers.replayed = 101;
  await replica.look();
  expect(await purged()).toBe('primary');
  expect(reported).toEqual(['replica-away: it is no standby']);
});

test('another primary, which begins before the end of the last, is asked anew', async () => {
  const { purged, servers, replica } = await openTwo();
  servers.position = 1000;
  replica.notePurge();
  expect(await purged()).toBe('primary');
  await replica.look();
  servers.position = 900;
  servers.replayed = 900;
  await replica.look();
  expect(await purged()).toBe('replica');
  expect(replica.state().lag).toEqual({ bytes: 0, seconds: 0 });
});

test('while the primary is away, pages that nothing has purged are still read', async () => {
  const { purged, committed, servers, replica } = await openTwo();
  expect(await purged()).toBe('replica');
  servers.primaryDown = true;
  await replica.look();
  expect(await purged()).toBe('replica');
  expect(await committed()).toBe('primary');
  replica.notePurge();
  expect(await purged()).toBe('primary');
});

test('a query of the replica outside of a run is a bug', async () => {
  const { checks, replica, otherwise } = await openTwo();
  expect(() => checks.before('select 1')).toThrow('outside of a run');
  const late = Promise.withResolvers<void>();
  let after: unknown;
  const work = async () => {
    void late.promise.then(() => {
      try {
        checks.before('select 1');
      } catch (error) {
        after = error;
      }
    });
    return 'replica';
  };
  expect(await replica.purged(work, otherwise)).toBe('replica');
  late.resolve();
  await late.promise;
  await expect.poll(() => after).toBeInstanceOf(NotAtReplica);
});
