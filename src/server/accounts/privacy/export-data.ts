import type { Customer } from '#server/customers/customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { boughtOrders, type ErasedBuyer } from './bought-by.ts';

const PRIVATE_ORDER_COLUMNS = ['order_key', 'idempotency_key', 'session_id', 'sender'];

/** Everything the shop knows about a customer, as a program can read it. */
export async function exportData({ db, now }: ShopContext, customer: Customer) {
  const cart = await db
    .selectFrom('carts')
    .select(['state', 'updated_at'])
    .where('owner', '=', `c:${customer.id}`)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'seen_at', 'browser', 'system'])
    .where('customer_id', '=', customer.id)
    .execute();
  const passkeys = await db
    .selectFrom('account_passkeys')
    .select(['name', 'created_at', 'used_at'])
    .where('customer_id', '=', customer.id)
    .execute();
  const saved = await db
    .selectFrom('saved_payment_methods')
    .select(['provider', 'brand', 'last4', 'exp_month', 'exp_year', 'created_at'])
    .where('customer_id', '=', customer.id)
    .orderBy('id')
    .execute();
  const credit = await db
    .selectFrom('gift_card_entries as entry')
    .innerJoin('gift_cards as card', 'card.id', 'entry.card_id')
    .select(['entry.at', 'entry.amount', 'card.currency', 'entry.order_id', 'entry.note'])
    .where('card.customer_id', '=', customer.id)
    .where('entry.account', '=', 'card')
    .orderBy('entry.id')
    .execute();
  return {
    exported_at: iso(now),
    account: {
      id: customer.id,
      email: customer.email,
      email_confirmed: customer.emailVerified,
      first_name: customer.firstName,
      last_name: customer.lastName,
      display_name: customer.name,
      role: customer.assignedRole,
      second_factor: customer.secondFactor,
      created_at: iso(customer.createdAt),
    },
    addresses: { billing: customer.billing, shipping: customer.shipping },
    orders: await ordersWithLines(db, customer),
    ...(customer.emailVerified && (await byEmail(db, customer.email))),
    cart: cart ? { updated_at: iso(cart.updated_at), ...parsed(cart.state) } : null,
    sessions: sessions.map((each) => ({
      started_at: iso(each.created_at),
      ends_at: iso(each.expires_at),
      seen_at: iso(each.seen_at),
      browser: each.browser,
      system: each.system,
    })),
    passkeys: passkeys.map((each) => readable(each, [])),
    payment_methods: saved.map((each) => readable(each, [])),
    store_credit: credit.map((each) => readable(each, [])),
  };
}

/** The same for a guest, whom the shop knows by the address alone. */
export async function exportGuest({ db, now }: ShopContext, email: string) {
  return {
    exported_at: iso(now),
    account: null,
    email,
    orders: await ordersWithLines(db, { id: null, email }),
    ...(await byEmail(db, email)),
  };
}

async function ordersWithLines(db: Db, buyer: ErasedBuyer) {
  const orders = await boughtOrders(db, buyer).selectAll().orderBy('id').execute();
  const ids = orders.map((order) => order.id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .select([
            'order_id',
            'name',
            'sku',
            'details',
            'quantity',
            'unit_price',
            'total',
            'total_tax',
          ])
          .where('order_id', 'in', ids)
          .orderBy('order_id')
          .orderBy('position')
          .execute();
  const notes =
    ids.length === 0
      ? []
      : await db
          .selectFrom('order_notes')
          .select(['order_id', 'at', 'text'])
          .where('order_id', 'in', ids)
          .where('kind', '=', 'customer')
          .orderBy('id')
          .execute();
  return orders.map((order) => ({
    ...readable(order, PRIVATE_ORDER_COLUMNS),
    lines: lines
      .filter((line) => line.order_id === order.id)
      .map((line) => readable(line, ['order_id'])),
    notes: notes
      .filter((note) => note.order_id === order.id)
      .map(({ at, text }) => ({ at: iso(at), text })),
  }));
}

/** What is linked by the email address alone belongs to whoever has confirmed that address. */
async function byEmail(db: ShopContext['db'], email: string) {
  const reviews = await db
    .selectFrom('reviews')
    .select(['product_id', 'rating', 'title', 'text', 'author', 'created_at'])
    .where('email', '=', email)
    .execute();
  const comments = await db
    .selectFrom('comments')
    .select(['document_id', 'author', 'text', 'created_at'])
    .where('email', '=', email)
    .execute();
  const messages = await db
    .selectFrom('contact_messages')
    .select(['name', 'subject', 'text', 'created_at'])
    .where('email', '=', email)
    .execute();
  const subscribed = await db
    .selectFrom('newsletter_subscribers')
    .select(['created_at', 'opens_allowed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const newsletters = await db
    .selectFrom('campaign_emails')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_emails.campaign_id')
    .select([
      'campaigns.subject',
      'campaign_emails.sent_at',
      'campaign_emails.clicked_at',
      'campaign_emails.opened_at',
    ])
    .where('email', '=', email)
    .where('sent_at', 'is not', null)
    .orderBy('campaign_id')
    .execute();
  const alerts = await db
    .selectFrom('stock_alerts')
    .select(['item_id', 'consent', 'asked_at'])
    .where('email', '=', email)
    .orderBy('item_id')
    .execute();
  const reminders = await db
    .selectFrom('basket_reminders')
    .select(['consent', 'asked_at', 'sent', 'sent_at', 'returned_at', 'ended_at', 'lines'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  const cards = await db
    .selectFrom('gift_cards')
    .select(['last4', 'currency', 'amount', 'balance', 'created_at', 'expires_at'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return {
    reviews: reviews.map((review) => readable(review, [])),
    comments: comments.map((comment) => readable(comment, [])),
    contact_messages: messages.map((message) => readable(message, [])),
    newsletter_since: subscribed ? iso(subscribed.created_at) : null,
    newsletter_opens_counted_since: subscribed?.opens_allowed_at
      ? iso(subscribed.opens_allowed_at)
      : null,
    newsletters: newsletters.map((each) => readable(each, [])),
    stock_alerts: alerts.map((alert) => readable(alert, [])),
    gift_cards: cards.map((card) => readable(card, [])),
    basket_reminders: reminders.map((reminder) => readable(reminder, [])),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Columns as their names say: times as dates, JSON as JSON. */
function readable(
  row: Record<string, unknown>,
  without: readonly string[],
): Record<string, unknown> {
  const entries = Object.entries(row).filter(([name]) => !without.includes(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, toExported(name, value)]));
}

function toExported(name: string, value: unknown): unknown {
  if (typeof value === 'number' && /_(at|until)$/.test(name)) return iso(value);
  return typeof value === 'string' && /^[[{]/.test(value) ? parsed(value) : value;
}

function parsed(text: string): Record<string, unknown> | unknown[] {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A note that only looks like JSON stays text.
    if (error instanceof SyntaxError) return { text };
    throw error;
  }
}
