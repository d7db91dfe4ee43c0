import type { LineTotals } from '#rules/cart/cart-totals.ts';
import { addMoney, multiplyMoney, subtractMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import { attributeField } from '#rules/variations/choice.ts';
import type { CartData } from '#server/catalog/facts/product-details.ts';
import type { ProductNotes } from '#server/catalog/facts/product-notes.ts';
import type { Translate } from '#server/language/translator.ts';
import { type DetailPlace, detailsIn, type OptionDetail } from '#server/options/option-details.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import { type CartItem, type CartProblemText, EDIT_PARAM, type SavedItem } from '#wire/cart.ts';
import type { PricedLine } from '../pricing/price-lines.ts';
import { lineNotes } from './line-notes.ts';

const NONE = money(0);

/** Translator and formats that every line is rendered with. */
export interface ItemParts {
  facts: CartData;
  settings: Settings;
  t: Translate;
  /** Amounts are shown with tax. */
  withTax: boolean;
  notes: ReadonlyMap<number, ProductNotes>;
  /** Where it is shown: a form may keep entries back in some places. */
  place: DetailPlace;
}

/** What an order keeps of a line as the cart showed it. */
export type BoughtItem = Pick<
  CartItem,
  'name' | 'sku' | 'image' | 'unitPrice' | 'regularPrice' | 'steps'
>;

export function toSavedItem(line: PricedLine, parts: ItemParts): SavedItem {
  const { stored, priced } = line;
  return {
    key: stored.key,
    productId: stored.productId,
    variationId: stored.variationId,
    name: getName(line, parts.t),
    url: toUrl(line, parts.settings),
    image: toImage(line, parts.facts),
    attributes: detailsIn(getDetails(line, parts.facts), parts.place),
    quantity: stored.quantity,
    unitPrice: priced?.unit ?? NONE,
    regularPrice: priced?.regular ?? NONE,
    problems: problemsOfLine(line, parts.t),
  };
}

export function toBoughtItem(
  line: PricedLine,
  totals: LineTotals | undefined,
  { facts: details, t, withTax }: Pick<ItemParts, 'facts' | 't' | 'withTax'>,
): BoughtItem {
  const { unit, regular } = displayedPrices(line, totals, withTax);
  return {
    name: getName(line, t),
    sku: getSku(line),
    image: toImage(line, details),
    unitPrice: unit,
    regularPrice: regular,
    steps: getSteps(line),
  };
}

export function toCartItem(
  line: PricedLine,
  totals: LineTotals | undefined,
  parts: ItemParts,
): CartItem {
  const { stored, sold, priced } = line;
  const { unit, regular, subtotal, total } = displayedPrices(line, totals, parts.withTax);
  const saving = subtractMoney(regular, unit);
  const notes = lineNotes(line, unit, parts);
  return {
    ...toSavedItem(line, parts),
    ...(notes.length > 0 && { notes }),
    sku: getSku(line),
    limits: line.limits,
    editable:
      sold !== null && sold.product.sold_individually !== 1 && priced?.quantityFree === true,
    unitPrice: unit,
    regularPrice: regular,
    subtotal,
    total,
    saving: addMoney(
      saving > 0 ? multiplyMoney(saving, stored.quantity) : NONE,
      priced?.off ?? NONE,
    ),
    steps: getSteps(line),
    stockText: stockText(line, parts),
    editUrl: toEditUrl(line, parts.settings),
    group: getGroup(line),
  };
}

function getName({ sold, stored }: PricedLine, t: Translate): string {
  return sold?.product.name ?? (stored.name || t('cart.goneName'));
}

function getSku({ sold }: PricedLine): string {
  return sold?.variation?.sku || (sold?.product.sku ?? '');
}

function getSteps({ priced }: PricedLine): CartItem['steps'] {
  return (priced?.steps ?? []).map(({ code, subject, amount }) => ({ code, subject, amount }));
}

function displayedPrices(
  { stored, priced }: PricedLine,
  totals: LineTotals | undefined,
  withTax: boolean,
) {
  const displayPrice = (net: Money, tax: Money) => (withTax ? addMoney(net, tax) : net);
  const subtotal = totals ? displayPrice(totals.subtotal, totals.subtotalTax) : NONE;
  const total = totals ? displayPrice(totals.total, totals.totalTax) : NONE;
  const entered = priced ? multiplyMoney(priced.unit, stored.quantity) : NONE;
  // Where the shop shows its prices as it enters them the piece costs exactly its price.
  const unit = priced ? displayed(priced.unit, subtotal, addMoney(entered, priced.once)) : NONE;
  const regular = priced
    ? displayed(priced.regular, subtotal, addMoney(entered, priced.once))
    : NONE;
  return { unit, regular, subtotal, total };
}

/** An entered price as it is shown, in the ratio in which the whole line is. */
function displayed(price: Money, visible: Money, entered: Money): Money {
  return visible === entered || entered === 0 ? price : multiplyMoney(price, visible / entered);
}

/** The product's page with the choice in its address. */
function toUrl({ sold, stored }: PricedLine, settings: Settings): string {
  if (!sold) return '';
  const page = address(settings, 'routes.product', { slug: sold.product.slug });
  const query = new URLSearchParams(stored.attributes);
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Sums of a whole bundle are added up once all its lines are known. */
function getGroup({ priced }: PricedLine): CartItem['group'] {
  if (!priced?.group) return null;
  const { key, item, each, removable } = priced.group;
  return { key, item, each, removable, unit: NONE, subtotal: NONE, saving: NONE };
}

/** A line of a bundle is changed with its bundle. */
function toEditUrl({ sold, stored, priced }: PricedLine, settings: Settings): string {
  const hasForm = stored.bundle === null ? priced?.hasForm : stored.bundle.item === '';
  if (!sold || !hasForm) return '';
  const page = address(settings, 'routes.product', { slug: sold.product.slug });
  // On a phone the form is far below the picture.
  return `${page}?${EDIT_PARAM}=${stored.key}#buy`;
}

function toImage({ sold, stored }: PricedLine, details: CartData) {
  const image = details.images.get(sold?.variation?.image_id ?? 0);
  return image ?? details.pictures.get(stored.productId) ?? null;
}

/** All there is to say of a line's choices, whatever the place. */
export function getDetails({ stored, priced }: PricedLine, details: CartData): OptionDetail[] {
  const attributes = details.attributes.get(stored.productId) ?? [];
  const chosen = attributes.flatMap(({ name, label, terms }) => {
    const value = stored.attributes[attributeField(name)];
    return value ? [{ name, label, value: terms.get(value) ?? value }] : [];
  });
  return [...chosen, ...(priced?.details ?? [])];
}

export function problemsOfLine(
  { problem }: Pick<PricedLine, 'problem'>,
  t: Translate,
): CartProblemText[] {
  switch (problem?.code) {
    case 'gone':
      return [{ code: 'cart.problem.gone', text: t('cart.problem.gone') }];
    case 'outOfStock':
      return [{ code: 'cart.problem.outOfStock', text: t('cart.problem.outOfStock') }];
    case 'bundle':
      return [{ code: 'cart.problem.bundle', text: t('cart.problem.bundle') }];
    case 'stockLow': {
      const text = t('cart.problem.stockLow', { count: problem.count });
      return [{ code: 'cart.problem.stockLow', text }];
    }
    case 'addOnsLow': {
      const { addOns, count } = problem;
      const text = t('cart.problem.addOnsLow', { addOns, count });
      return [{ code: 'cart.problem.addOnsLow', text }];
    }
    case 'quantity':
      return [{ code: 'cart.problem.quantity', text: t('cart.problem.quantity') }];
    case 'options':
      return [{ code: 'cart.problem.options', text: t('cart.problem.options') }];
    case undefined:
      return [];
  }
}

function stockText({ stock, problem }: PricedLine, { settings, t }: ItemParts): string {
  if (!stock || problem) return '';
  if (stock.stock.status === 'onbackorder') {
    return stock.stock.backorders === 'yes' ? '' : t('cart.onBackorder');
  }
  const { left, low } = stock.stock;
  if (left === null || !low || settings['stock.showLeft'] === 'never') return '';
  return t('cart.left', { count: left });
}
