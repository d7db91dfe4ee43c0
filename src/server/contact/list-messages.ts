import type { ShopContext } from '#server/settings/context.ts';
import type { ContactStatus } from './tables.ts';

export interface StoredMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  text: string;
  sentAt: number;
}

/** One page of what was written, newest first. */
export async function listMessages(
  { db }: Pick<ShopContext, 'db'>,
  { status, page, perPage }: { status: ContactStatus; page: number; perPage: number },
): Promise<{ total: number; messages: StoredMessage[] }> {
  const { total } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'text', 'created_at as sentAt'])
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage)
    .execute();
  return { total: Number(total), messages };
}
