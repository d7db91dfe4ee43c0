import { dayText } from '#rules/dates/day-text.ts';
import { returnActions } from '#rules/returns/return-state.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderReturns, ReturnableItem, ReturnView } from '#wire/returns.ts';
import { type ReturnRecord, returnsOfOrder } from './find-returns.ts';
import { returnFileAddress } from './return-files.ts';
import { returnAddress } from './return-proof.ts';
import { type LineTerms, loadReturnTerms, takesReturns } from './return-terms.ts';

/** What the page of an order tells of its returns. */
export async function orderReturns(ctx: ShopContext, order: OrderRecord): Promise<OrderReturns> {
  const records = await returnsOfOrder(ctx.db, order.id);
  const terms = takesReturns(ctx.settings) ? await loadReturnTerms(ctx, order) : new Map();
  const open = [...terms.values()].some(({ decision }: LineTerms) => decision.ok);
  return {
    url: open || records.length > 0 ? returnAddress(ctx, order) : '',
    open,
    returns: returnViews(ctx, order, records),
  };
}

export function returnViews(
  { settings }: Pick<ShopContext, 'settings'>,
  { lines }: OrderRecord,
  records: readonly ReturnRecord[],
): ReturnView[] {
  const t = translator(settings);
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return records.map((record) => {
    const { id, state, way, createdAt, message, carrierUrl, label } = record;
    return {
      id,
      state,
      stateText: t(`returns.state.${state}`),
      createdAt,
      wayText: t(`returns.way.${way}`),
      lines: record.lines.map(({ lineId, quantity, reason }) => ({
        name: names.get(lineId) ?? '',
        quantity,
        reasonText: t(`returns.because.${reason}`),
      })),
      message,
      nextText: t(`returns.next.${state}`),
      labelUrl: label && state === 'accepted' ? returnFileAddress(label.reference) : '',
      carrierUrl: state === 'accepted' ? carrierUrl : '',
      canWithdraw: returnActions(state).includes('withdraw'),
    };
  });
}

/** The lines of the form, in the order of the order. */
export function returnableItems(
  { settings }: Pick<ShopContext, 'settings'>,
  { lines }: OrderRecord,
  terms: ReadonlyMap<number, LineTerms>,
): ReturnableItem[] {
  const t = translator(settings);
  return lines.flatMap((line) => {
    const known = terms.get(line.id);
    if (!known) return [];
    const { decision, step, fractional } = known;
    const details = line.details
      .filter(({ hiddenIn }) => !hiddenIn?.includes('order'))
      .map(({ label, value }) => `${label}: ${value}`);
    return {
      id: line.id,
      name: line.name,
      details,
      image: line.image,
      left: decision.ok ? decision.left : 0,
      step: fractional ? Math.min(step, 1) : 1,
      text: itemText(t, settings['shop.locale'], decision),
    };
  });
}

function itemText(t: Translate, locale: string, decision: LineTerms['decision']): string {
  if (!decision.ok) return t(`returns.problem.${decision.why}`);
  const date = dayText({ from: decision.until, to: decision.until }, locale);
  return t('returns.until', { date });
}
