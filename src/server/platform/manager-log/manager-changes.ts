import type { ProtectedVerdict } from '#rules/permissions/protected-change.ts';
import { encodeJson } from '../database/codec.ts';
import type { Db } from '../database/database.ts';
import type { ChangeAction } from './tables.ts';

// What managers and their programs changed: who, what, before and after. An entry is written in the
// transaction of what it is about, so there is none without the other.

/** The person the log names. */
export interface Author {
  customerId: number;
  /** Set where a program acts for the person. */
  keyId: number | null;
  name: string;
}

/** The person who makes a change. */
export interface Actor extends Author {
  /** Whether they may change what decides over accounts. */
  protectedChange: ProtectedVerdict;
}

export interface ChangedThing {
  /** Such as `product` or `tax_rate`: also the first word of a webhook's topic. */
  resource: string;
  id: number | string;
}

export interface Change extends ChangedThing {
  /** What shows the change as one of its own, such as the order of a note. */
  partOf?: ChangedThing | undefined;
  action: ChangeAction;
  before: unknown;
  after: unknown;
}

export async function writeChange(
  trx: Db,
  { customerId, keyId, name }: Author,
  { resource, id, partOf, action, before, after }: Change,
  now: number,
): Promise<void> {
  await trx
    .insertInto('manager_changes')
    .values({
      at: now,
      customer_id: customerId,
      key_id: keyId,
      who: name,
      resource,
      subject: String(id),
      whole_resource: partOf?.resource ?? '',
      whole_subject: String(partOf?.id ?? ''),
      action,
      before: encodeJson(before ?? null),
      after: encodeJson(after ?? null),
    })
    .execute();
}
