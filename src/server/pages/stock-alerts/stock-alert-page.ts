import { offersAlert } from '#rules/stock-alerts/stock-alert.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { isGoodLink, mailLinkIn } from '#server/emails/mail-link.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { askForAlert } from '#server/stock-alerts/ask-for-alert.ts';
import { endStockAlerts } from '#server/stock-alerts/end-alerts.ts';
import { findItems, nameItem } from '#server/stock-alerts/find-items.ts';
import {
  STOCK_ALERT_QUERY,
  type StockAlertForm,
  type StockAlertPage,
  stockAlertForm,
} from '#wire/forms/stock-alert-form.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';

type Result = PageResult<'stock-alert'>;
type About = NonNullable<StockAlertPage['about']>;

/** Answers the form without script, and the link in the email. */
export const stockAlertPage: PageDefinition<'stock-alert'> = {
  route: 'routes.stockAlert',
  keep: false,
  canonicalQuery(query) {
    const current = new URLSearchParams();
    for (const field of STOCK_ALERT_QUERY) {
      const value = query.get(field);
      if (value !== null) current.set(field, value.slice(0, 64));
    }
    return current;
  },
  async load(ctx, { query, visitor }) {
    const { item } = stockAlertForm.parse(Object.fromEntries(query));
    if (item !== null) return loadForm(ctx, item);
    const link = mailLinkIn(query);
    const good = link?.do === 'end' && isGoodLink('stock-alerts', link, visitor.sign, ctx.now);
    return toPageResult(ctx, { view: good ? 'end' : 'expired' });
  },
  post: formPost(stockAlertForm, async (ctx, request, form) =>
    form.alert_email === undefined ? followLink(ctx, request) : handleForm(ctx, request, form),
  ),
};

/** Of what can be bought the own page; of what is not sold any more none. */
async function loadForm(ctx: ShopContext, id: number): Promise<Result> {
  const [item] = await findItems(ctx, [id]);
  if (!item || !ctx.settings['stockAlerts.enabled']) return { kind: 'not-found' };
  const named = await nameItem(ctx, item);
  if (!offersAlert(item)) return { kind: 'redirect', status: 302, to: named.url };
  return toPageResult(ctx, { view: 'form', about: { item: id, ...named } });
}

async function handleForm(
  ctx: ShopContext,
  { visitor }: PageRequest,
  form: StockAlertForm,
): Promise<Result> {
  const typed = form.alert_email ?? '';
  const about = await getSubject(ctx, form.item);
  if (!about) return { kind: 'not-found' };
  const result = await askForAlert(ctx, visitor, form);
  if (result.ok) return toPageResult(ctx, { view: 'asked', about, typed });
  // Its own page has the button that buys it.
  if (result.problems[0].code === 'stockAlertPage.back') {
    return { kind: 'redirect', status: 303, to: about.url };
  }
  const problem = result.problems.map(({ code }) => translator(ctx.settings)(code)).join(' ');
  return toPageResult(ctx, { view: 'form', about, typed, problem });
}

async function getSubject(ctx: ShopContext, id: number | null): Promise<About | null> {
  const [item] = id === null ? [] : await findItems(ctx, [id]);
  return item ? { item: item.id, ...(await nameItem(ctx, item)) } : null;
}

/** Programs for email post to the link themselves, without a cookie (RFC 8058). */
async function followLink(ctx: ShopContext, { query, visitor }: PageRequest): Promise<Result> {
  const link = mailLinkIn(query);
  const ended = link !== null && (await endStockAlerts(ctx, visitor.sign, link));
  return toPageResult(ctx, { view: ended ? 'ended' : 'expired' });
}

function toPageResult(
  { settings }: ShopContext,
  page: Pick<StockAlertPage, 'view'> & Partial<StockAlertPage>,
): Result {
  const { view, about = null, typed = '', problem = '' } = page;
  const t = translator(settings);
  const action = settings['routes.stockAlert'];
  return {
    kind: 'page',
    page: 'stock-alert',
    status: problem === '' ? 200 : 422,
    data: { view, about, typed, problem, action, days: settings['stockAlerts.days'] },
    head: {
      title: t('head.title', {
        title: t(`stockAlertPage.${view}.title`),
        shop: settings['shop.name'],
      }),
      description: t('stockAlert.title'),
      canonical: action,
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['page', 'stock-alert'],
    tags: ['settings', MENU_TAG],
  };
}
