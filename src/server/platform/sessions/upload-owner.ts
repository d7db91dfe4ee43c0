import type { Db } from '../database/database.ts';
import { findSession } from './find-session.ts';
import { startSession } from './session.ts';
import type { Visitor } from './visitor.ts';

// Files belong to the visitor who sent them, as the cart does: `s:<session>` or `c:<customer>`.

interface OwnerContext {
  db: Db;
  now: number;
}

/** Whose uploads a visitor's are; null for a visitor without a session. */
export async function loadOwner(
  { db, now }: OwnerContext,
  visitor: Visitor,
): Promise<string | null> {
  return (await findSession(db, visitor, now))?.cartOwner ?? null;
}

export interface UploadOwner {
  owner: string;
  /** False for a visitor whose session begins with this file. */
  known: boolean;
  /** In the transaction that writes the file's row. */
  write(trx: Db): Promise<void>;
  /** Called after the commit. */
  opened(): void;
}

/** Whose a file will be: a visitor without a session gets one with it. */
export async function uploadOwner(ctx: OwnerContext, visitor: Visitor): Promise<UploadOwner> {
  const owner = await loadOwner(ctx, visitor);
  if (owner !== null) {
    return { owner, known: true, write: async () => undefined, opened: () => undefined };
  }
  const { session, write, opened } = startSession(visitor, ctx.now);
  return { owner: session.cartOwner, known: false, write, opened };
}
