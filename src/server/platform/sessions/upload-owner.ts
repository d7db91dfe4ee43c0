import type { Db } from '../database/database.ts';
import { startSession } from './session.ts';
import type { Visitor } from './visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';

// Files belong to the visitor who sent them, as the cart does: `s:<session>` or `c:<customer>`.

/** Whose uploads a visitor's are; null for somebody of whom nothing is remembered. */
export async function ownerOf({ db, now }: ShopContext, visitor: Visitor): Promise<string | null> {
  return (await findStoredCart(db, visitor, now)).session?.cartOwner ?? null;
}

export interface UploadOwner {
  owner: string;
  /** False for somebody who is remembered from this file on. */
  known: boolean;
  /** In the transaction that writes the file's row. */
  write(trx: Db): Promise<void>;
  /** Once that is done. */
  opened(): void;
}

/** Whose a file will be: a visitor of whom nothing is remembered gets a session with it. */
export async function uploadOwner(ctx: ShopContext, visitor: Visitor): Promise<UploadOwner> {
  const owner = await ownerOf(ctx, visitor);
  if (owner !== null) {
    return { owner, known: true, write: async () => undefined, opened: () => undefined };
  }
  const { session, write, opened } = startSession(visitor, ctx.now);
  return { owner: session.cartOwner, known: false, write, opened };
}
