import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createLimitedQueue } from '#server/platform/queue/limited-queue.ts';

// Passwords are stored as scrypt hashes that name their own cost, so that the cost can be raised later and
// old hashes still open.
// Example: hashPassword('a warm stove') is "scrypt$14$8$5$<salt>$<hash>".

export interface HashCost {
  /** log2 of N: 14 takes 16 MB for the moment of hashing. */
  readonly power: number;
  readonly blockSize: number;
  readonly parallel: number;
}

/** What a hash costs today; tests of other things set it low. */
export const passwordCost: { usual: HashCost } = {
  usual: { power: 14, blockSize: 8, parallel: 5 },
};

/** Node's usual number; `scripts/server-flags.mjs` sets more. */
const USUAL_THREADS = 4;
/** A third of a second each: whoever comes last waits about ten seconds. */
const WAITING_FOR_EACH = 30;

/**
 * A hash takes a third of a second of a processor and one of the threads that also compress pages and read
 * files. One processor is left to the shop, and three quarters of the threads to everything else.
 */
function hashesAtOnce(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || USUAL_THREADS;
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(threads / 4)));
}

const atOnce = hashesAtOnce();
const hashing = createLimitedQueue({
  what: 'passwords to hash',
  atOnce,
  maxWaiting: atOnce * WAITING_FOR_EACH,
});

/** So many passwords wait that another one would fail with TooBusy. */
export const isHashingFull = hashing.isFull;

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const pattern = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

function derive(password: string, salt: Buffer, cost: HashCost, bytes: number): Promise<Buffer> {
  const options: ScryptOptions = {
    N: 2 ** cost.power,
    r: cost.blockSize,
    p: cost.parallel,
    maxmem: 256 * 2 ** cost.power * cost.blockSize,
  };
  // One spelling of the same letters, whichever keyboard typed them.
  const typed = password.normalize('NFKC');
  return hashing.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(typed, salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}

function costText({ power, blockSize, parallel }: HashCost): string {
  return `${power}$${blockSize}$${parallel}`;
}

export async function hashPassword(
  password: string,
  cost: HashCost = passwordCost.usual,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost, KEY_BYTES);
  return `scrypt$${costText(cost)}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export interface PasswordCheck {
  ok: boolean;
  /** The hash was made with another cost than is usual today. */
  outdated: boolean;
}

/**
 * An account without a hash, or no account at all, takes the same time as a wrong password: the
 * response time must not reveal who has an account.
 */
export async function verifyPassword(password: string, stored: string): Promise<PasswordCheck> {
  const [, power, blockSize, parallel, salt, hash] = pattern.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) {
    await derive(password, Buffer.alloc(SALT_BYTES), passwordCost.usual, KEY_BYTES);
    return { ok: false, outdated: false };
  }
  const cost = { power: Number(power), blockSize: Number(blockSize), parallel: Number(parallel) };
  const expected = Buffer.from(hash, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost, expected.length);
  return {
    ok: timingSafeEqual(derived, expected),
    outdated: costText(cost) !== costText(passwordCost.usual),
  };
}
