import * as z from 'zod';
import type { ShopContext } from '#server/settings/context.ts';

export type Subscribed =
  | { ok: true; email: string }
  | { ok: false; problems: [{ code: 'newsletter.invalid'; field: 'email' }] };

const emailAddress = z.email().max(254);

/** Stores an address once: subscribing again succeeds and adds nothing. */
export async function subscribe(ctx: ShopContext, typed: string): Promise<Subscribed> {
  const parsed = emailAddress.safeParse(typed.trim().toLowerCase());
  if (!parsed.success) {
    return { ok: false, problems: [{ code: 'newsletter.invalid', field: 'email' }] };
  }
  await ctx.db
    .insertInto('newsletter_subscribers')
    .values({ email: parsed.data, created_at: ctx.now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return { ok: true, email: parsed.data };
}
