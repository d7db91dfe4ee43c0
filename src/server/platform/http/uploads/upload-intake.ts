import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

// What visitors send is counted while it is on its way: how many requests with large bodies, and how
// many bytes of them, for each visitor and for all together. A body that would go beyond is refused.
// Example: the ninth upload that one address sends at the same time is refused.

export interface IntakeLimits {
  readonly requestsOfVisitor: number;
  readonly bytesOfVisitor: number;
  readonly requestsOfAll: number;
  readonly bytesOfAll: number;
}

const MEGABYTE = 1024 * 1024;

export const INTAKE_LIMITS: IntakeLimits = {
  requestsOfVisitor: 8,
  bytesOfVisitor: 256 * MEGABYTE,
  requestsOfAll: 64,
  bytesOfAll: 640 * MEGABYTE,
};

/** One request whose body is being read. */
export interface Intake {
  /** False where these bytes would be too many for the visitor or for all together. */
  take(bytes: number): boolean;
  /**
   * The same for bytes that are announced: they count before they come. Of many large requests some are
   * then read to the end, instead of all to the middle.
   */
  reserve(bytes: number): boolean;
  /** A new path for one file of the request. */
  newPath(): Promise<string>;
  /** After the answer: the files are removed, and nothing of it counts any more. */
  close(): Promise<void>;
}

export interface UploadIntake {
  /** Null where the visitor, or all together, have too many requests on their way. */
  open(visitor: string): Intake | null;
}

interface Count {
  requests: number;
  bytes: number;
}

/** `folder` is on the disk of the stored files, for a file that is accepted is moved there. */
export function createUploadIntake(
  folder: string,
  limits: IntakeLimits = INTAKE_LIMITS,
): UploadIntake {
  const all: Count = { requests: 0, bytes: 0 };
  const byVisitor = new Map<string, Count>();

  return {
    open(visitor) {
      const count = byVisitor.get(visitor) ?? { requests: 0, bytes: 0 };
      if (count.requests >= limits.requestsOfVisitor || all.requests >= limits.requestsOfAll) {
        return null;
      }
      byVisitor.set(visitor, count);
      const place = join(folder, randomBytes(16).toString('hex'));
      return new OpenIntake(place, [count, all], limits, () => {
        if (count.requests === 0) byVisitor.delete(visitor);
      });
    },
  };
}

function hasRoom(count: Count, all: Count, limits: IntakeLimits, bytes: number): boolean {
  return count.bytes + bytes <= limits.bytesOfVisitor && all.bytes + bytes <= limits.bytesOfAll;
}

class OpenIntake implements Intake {
  readonly #folder: string;
  readonly #counts: readonly [own: Count, all: Count];
  readonly #limits: IntakeLimits;
  readonly #closed: () => void;
  /** What counts for this request: announced, or more where more has come. */
  #counted = 0;
  #bytes = 0;
  #paths = 0;

  constructor(
    folder: string,
    counts: readonly [own: Count, all: Count],
    limits: IntakeLimits,
    closed: () => void,
  ) {
    this.#folder = folder;
    this.#counts = counts;
    this.#limits = limits;
    this.#closed = closed;
    for (const count of counts) count.requests += 1;
  }

  reserve(bytes: number): boolean {
    const more = Math.max(0, bytes - this.#counted);
    const [visitorCount, all] = this.#counts;
    if (!hasRoom(visitorCount, all, this.#limits, more)) return false;
    for (const count of this.#counts) count.bytes += more;
    this.#counted += more;
    return true;
  }

  take(bytes: number): boolean {
    if (!this.reserve(this.#bytes + bytes)) return false;
    this.#bytes += bytes;
    return true;
  }

  async newPath(): Promise<string> {
    if (this.#paths === 0) await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    this.#paths += 1;
    return join(this.#folder, String(this.#paths));
  }

  async close(): Promise<void> {
    try {
      if (this.#paths > 0) await rm(this.#folder, { recursive: true, force: true });
    } finally {
      for (const count of this.#counts) {
        count.requests -= 1;
        count.bytes -= this.#counted;
      }
      this.#closed();
    }
  }
}

/** No request takes as long. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Removes what a process left that was killed in the middle of a request. */
export async function clearAbandoned(folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now - ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
