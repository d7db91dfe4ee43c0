import * as z from 'zod';
import { isProgram } from '#rules/input/is-program.ts';
import { isBack, offersAlert, storesAlert } from '#rules/stock-alerts/stock-alert.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { takeHourly } from '#server/platform/limits/take-hourly.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StockAlertForm } from '#wire/forms/stock-alert-form.ts';
import { findItems } from './find-items.ts';

export type AlertProblem =
  | 'stockAlertPage.invalid'
  | 'stockAlertPage.often'
  | 'stockAlertPage.back'
  | 'stockAlertPage.gone';

/** The same for every mailbox, so that no one learns who waits for what. */
export type AlertResult = { ok: true } | { ok: false; problems: [{ code: AlertProblem }] };

type Asker = Pick<Visitor, 'address' | 'secretHash' | 'sign'>;

const emailAddress = z.email().max(254);

/** Stores who waits for what; the email is sent once it is back. */
export async function askForAlert(
  ctx: ShopContext,
  visitor: Asker,
  { item: id, alert_email: typed = '', alert_age: age, website: honeypot }: StockAlertForm,
): Promise<AlertResult> {
  const { settings } = ctx;
  if (!settings['stockAlerts.enabled']) return refuse('stockAlertPage.gone');
  const parsed = emailAddress.safeParse(typed.toLowerCase());
  if (!parsed.success) return refuse('stockAlertPage.invalid');
  if (isProgram({ honeypot, age })) return { ok: true };
  const askers = [visitor.address, visitor.secretHash ?? ''];
  const perHour = settings['stockAlerts.limitPerHour'];
  if (!(await takeHourly(ctx, 'stock-alerts', perHour, askers))) {
    return refuse('stockAlertPage.often');
  }
  const [item] = id === null ? [] : await findItems(ctx, [id]);
  if (item && isBack(item)) return refuse('stockAlertPage.back');
  if (!item || !offersAlert(item)) return refuse('stockAlertPage.gone');
  await runTransaction(ctx.db, (trx) => store(trx, ctx, visitor, item.id, parsed.data), {
    isolation: 'read committed',
  });
  return { ok: true };
}

function refuse(code: AlertProblem): AlertResult {
  return { ok: false, problems: [{ code }] };
}

async function store(
  trx: Db,
  { settings, now }: ShopContext,
  { sign }: Asker,
  id: number,
  email: string,
): Promise<void> {
  const { waiting } = await trx
    .selectFrom('stock_alerts')
    .select((eb) => eb.fn.countAll().as('waiting'))
    .where('email', '=', email)
    .where('item_id', '<>', id)
    .executeTakeFirstOrThrow();
  if (!storesAlert(Number(waiting))) return;
  const key = sign(`stock-alerts of ${email}`).slice(0, 32);
  const consent = translator(settings)('stockAlert.consent', {
    count: settings['stockAlerts.days'],
  });
  // Asking again counts from now.
  const row = { key, consent, asked_at: now };
  await trx
    .insertInto('stock_alerts')
    .values({ email, item_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['email', 'item_id']).doUpdateSet(row))
    .execute();
}
