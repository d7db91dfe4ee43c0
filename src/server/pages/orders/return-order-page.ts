import { randomUUID } from 'node:crypto';
import { MENU_TAG } from '#server/content/tags.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { takeHourly } from '#server/platform/limits/take-hourly.ts';
import { askForReturn } from '#server/returns/ask-for-return.ts';
import { returnsOfOrder } from '#server/returns/find-returns.ts';
import { moveReturn } from '#server/returns/move-return.ts';
import { openByProof, returnAddress } from '#server/returns/return-proof.ts';
import { loadReturnTerms, takesReturns } from '#server/returns/return-terms.ts';
import { returnableItems, returnViews } from '#server/returns/return-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import { returnForm, returnQuery } from '#wire/forms/return-form.ts';
import type { ReturnOrderPage } from '#wire/returns.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';

type Problems = ReturnOrderPage['problems'];

/** How often an hour something may be asked for an order, and from a network address. */
const PER_HOUR = 20;

/**
 * What comes back of an order, for whoever has the proof: from the page of the order, its emails, or by
 * number and email address.
 */
export const returnOrderPage: PageDefinition<'return-order'> = {
  route: 'routes.returnOrder',
  keep: false,
  files: true,
  mayBringFiles: (texts, visitor) => visitor.fromOurPage(texts.get('_wpnonce')),
  canonicalQuery: queryBy(returnQuery),
  async load(ctx, request) {
    const order = await requestedOrder(ctx, request);
    return order ? pageResult(ctx, request, order, {}) : { kind: 'not-found' };
  },
  post: formPost(returnForm, async (ctx, request, form, files) => {
    const order = await requestedOrder(ctx, request);
    if (!order) return { kind: 'not-found' };
    const t = translator(ctx.settings);
    const refused = (problems: Problems) =>
      pageResult(ctx, request, order, { problems, typed: { way: form.way, lines: form.lines } });
    if (!request.visitor.fromOurPage(form._wpnonce)) {
      return refused([{ field: '', text: t('returns.problem.expired') }]);
    }
    const keys = [request.visitor.address, `order ${order.id}`];
    if (!(await takeHourly(ctx, 'return', PER_HOUR, keys))) {
      return refused([{ field: '', text: t('returns.problem.often') }]);
    }
    const to = (done: string) => `${returnAddress(ctx, order)}&done=${done}`;
    if (form.withdraw !== null) {
      const problem = await withdraw(ctx, order, form.withdraw);
      if (problem) return refused([{ field: '', text: problem }]);
      return { kind: 'redirect', status: 303, to: to('withdrawn') };
    }
    const problems = await askForReturn(ctx, order, form, files);
    if (problems.length > 0) return refused(problems);
    return { kind: 'redirect', status: 303, to: to('asked') };
  }),
};

function requestedOrder(ctx: ShopContext, { params, query }: PageRequest) {
  return openByProof(ctx, params.id ?? '', query.get('proof') ?? '');
}

/** '' once it is withdrawn. */
async function withdraw(ctx: ShopContext, order: OrderRecord, id: number): Promise<string> {
  const t = translator(ctx.settings);
  const mine = (await returnsOfOrder(ctx.db, order.id)).find((each) => each.id === id);
  if (!mine) return t('returns.problem.unknown');
  const moved = await runTransaction(ctx.db, (trx) =>
    moveReturn(trx, ctx, id, { action: 'withdraw', author: '', message: '' }),
  );
  if (moved.ok || moved.why === 'unknown') return '';
  // The second of two clicks.
  if (moved.state === 'withdrawn') return '';
  return t('returns.problem.gone', { state: t(`returns.state.${moved.state}`) });
}

const NOTICES = { asked: 'returns.asked', withdrawn: 'returns.withdrawn' } as const;
const NOTHING_TYPED: ReturnOrderPage['typed'] = { way: '', lines: {} };

async function pageResult(
  ctx: ShopContext,
  { query }: PageRequest,
  order: OrderRecord,
  {
    problems = [],
    typed = NOTHING_TYPED,
  }: { problems?: Problems; typed?: ReturnOrderPage['typed'] },
): Promise<PageResult<'return-order'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const terms = takesReturns(settings) ? await loadReturnTerms(ctx, order) : new Map();
  const records = await returnsOfOrder(ctx.db, order.id);
  const { done } = returnQuery.parse(Object.fromEntries(query));
  const title = t('returns.title');
  return {
    kind: 'page',
    page: 'return-order',
    status: problems.length === 0 ? 200 : 422,
    data: {
      number: order.number,
      key: randomUUID(),
      items: returnableItems(ctx, order, terms),
      reasons: settings['returns.reasons'].map((value) => ({
        value,
        label: t(`returns.because.${value}`),
      })),
      ways: settings['returns.ways'].map((value) => ({ value, label: t(`returns.way.${value}`) })),
      terms: termTexts(t, settings),
      termsUrl: settings['returns.page'],
      maxPhotos: settings['returns.photos'],
      problems,
      typed,
      notice: done && problems.length === 0 ? t(NOTICES[done]) : '',
      returns: returnViews(ctx, order, records),
    },
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: '',
      // Without its proof: a link in the head is no place for it.
      canonical: address(settings, 'routes.returnOrder', { id: String(order.id) }),
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['page', 'return-order'],
    tags: ['settings', MENU_TAG],
  };
}

/** The rules of the shop, as its buyers read them. */
function termTexts(t: Translate, settings: Settings): string[] {
  const isFree = settings['returns.postage'] === 'shop';
  const excepts = settings['returns.shopPaysFor'].length > 0;
  const percent = settings['returns.feePercent'];
  const postage = excepts ? 'returns.terms.buyerPays' : 'returns.terms.buyerPaysAll';
  return [
    t('returns.terms.days', { count: settings['returns.days'] }),
    t(isFree ? 'returns.terms.shopPays' : postage),
    ...(percent === 0
      ? []
      : [t(excepts ? 'returns.terms.fee' : 'returns.terms.feeAll', { percent })]),
  ];
}
