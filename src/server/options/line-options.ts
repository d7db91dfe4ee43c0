import * as z from 'zod';
import { activePrice } from '#rules/catalog/price.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { BoundLimits } from '#rules/options/bound-quantity.ts';
import { evaluateForm, type FormState } from '#rules/options/evaluate-form.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { wallSeconds } from '#rules/options/moments/wall-clock.ts';
import type { GroupProduct } from '#rules/options/option-form.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import { getSold, lineStock, type Sold } from '#server/catalog/facts/line-stock.ts';
import { type CartProduct, loadCartRows } from '#server/catalog/facts/product-details.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import { productTags } from '#server/catalog/tags.ts';
import { cachedEach } from '#server/platform/cache/read-cache.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadForms, type ProductForm } from './forms/load-forms.ts';
import { OPTIONS_TAG } from './forms/save-form.ts';

/** The forms of some products with all that their rules may ask for. */
export interface OptionForms {
  of(productId: number): ProductForm | null;
  groupProducts: ReadonlyMap<number, GroupProduct>;
  /** Those of them whose stock is counted. */
  counted: ReadonlySet<number>;
  customFields: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

export async function loadOptionForms(
  ctx: ShopContext,
  products: readonly { id: number; categoryIds: readonly number[] }[],
): Promise<OptionForms> {
  const categories = new Map(products.map(({ id, categoryIds }) => [id, categoryIds]));
  const read = await cachedEach(
    ctx,
    'form',
    [...categories.keys()],
    (ids) => formsOrNone(ctx.db, ids, categories),
    (id) => [OPTIONS_TAG, ...productTags(id)],
  );
  const forms = new Map<number, ProductForm>();
  const offered: number[] = [];
  for (const [id, form] of read) {
    if (!form) continue;
    forms.set(id, form);
    for (const field of form.plan.fields) {
      if (field.type === 'productGroup') offered.push(...field.productIds);
    }
  }
  return {
    of: (productId) => forms.get(productId) ?? null,
    ...(await loadFormDetails(ctx, offered, [...forms.keys()])),
  };
}

export type FormDetails = Omit<OptionForms, 'of'>;

/** What formulas and conditions ask about the products of groups and the products with a form. */
export async function loadFormDetails(
  ctx: ShopContext,
  offered: readonly number[],
  productIds: readonly number[],
): Promise<FormDetails> {
  return {
    ...(await loadGroupProducts(ctx, offered)),
    customFields: withDefaults(
      ctx,
      await cachedEach(
        ctx,
        'customFields',
        productIds,
        (ids) => loadCustomFields(ctx.db, ids),
        productTags,
      ),
    ),
  };
}

/** That a product has no form is cached too. */
async function formsOrNone(
  db: Db,
  ids: readonly number[],
  categories: ReadonlyMap<number, readonly number[]>,
): Promise<Map<number, ProductForm | null>> {
  const found = await loadForms(
    db,
    ids.map((id) => ({ id, categoryIds: categories.get(id) ?? [] })),
  );
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}

async function loadGroupProducts(
  ctx: ShopContext,
  ids: readonly number[],
): Promise<Pick<OptionForms, 'groupProducts' | 'counted'>> {
  const products = new Map<number, GroupProduct>();
  const counted = new Set<number>();
  if (ids.length === 0) return { groupProducts: products, counted };
  const lines = [...new Set(ids)].map((productId) => ({ productId, variationId: null }));
  const rows = await loadCartRows(ctx.db, lines);
  for (const line of lines) {
    const sold = getSold(rows, line);
    const price = sold && activePrice(priceTag(sold.product), ctx.now);
    if (!sold || !price) continue;
    const { left, stock } = lineStock(sold, 0);
    if (sold.product.manage_stock === 1) counted.add(line.productId);
    products.set(line.productId, {
      id: line.productId,
      name: sold.product.name,
      price: price.price,
      left: stock.status === 'outofstock' ? 0 : left,
    });
  }
  return { groupProducts: products, counted };
}

const PREFIX = 'wcpa_pcf_';
const stored = z.record(z.string(), z.union([z.string(), z.number()]));

async function loadCustomFields(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'custom_fields'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, custom_fields }) => [id, byPlainName(decodeJson(custom_fields, stored))]),
  );
}

/** `wcpa_pcf_rate` is `rate` to a formula. */
function byPlainName(fields: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace(PREFIX, ''), String(value)]),
  );
}

/** What a product does not say of itself the shop may say for all. */
function withDefaults(
  { settings }: Pick<ShopContext, 'settings'>,
  variationChoices: ReadonlyMap<number, Readonly<Record<string, string>>>,
): OptionForms['customFields'] {
  const shared = byPlainName(settings['options.customFields']);
  if (Object.keys(shared).length === 0) return variationChoices;
  return new Map([...variationChoices].map(([id, fields]) => [id, { ...shared, ...fields }]));
}

export interface FilledLine {
  sold: Sold;
  /** Of the product or variation alone. */
  price: Money;
  attributes: Readonly<Record<string, string>>;
  values: FieldValues;
  quantity: number;
  /** Limits of a bound quantity; the product's own limits by default. */
  limits?: BoundLimits;
}

/** The facts about one cart line, or one that is to be added, that a form's formulas use. */
export function toInput(
  { settings, now }: Pick<ShopContext, 'settings' | 'now'>,
  forms: FormDetails,
  { sold, price, attributes, values, quantity }: FilledLine,
): OptionInput {
  const { stock, left } = lineStock(sold, 0);
  return {
    values,
    quantity,
    product: {
      id: sold.variation?.id ?? sold.product.id,
      price,
      stockStatus: stock.status,
      stockQuantity: left,
      attributes: plainNames(attributes),
      customFields: forms.customFields.get(sold.product.id) ?? {},
    },
    groupProducts: forms.groupProducts,
    today: wallSeconds(now, settings['shop.timeZone']),
    decimals: settings['currency.decimals'],
    conUnit: settings['options.conUnit'],
  };
}

/** `attribute_pa_color` is `pa_color` to a rule. */
function plainNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace(/^attribute_/, ''), value]),
  );
}

export function evaluateLine(
  ctx: Pick<ShopContext, 'settings' | 'now'>,
  forms: OptionForms,
  form: ProductForm,
  line: FilledLine,
): FormState {
  return evaluateForm(form.plan, toInput(ctx, forms, line), line.limits ?? boundLimits(line.sold));
}

/** What the product itself allows; stock is checked like that of any other quantity. */
export function boundLimits({ product, variation }: Sold): BoundLimits {
  const rule: CartProduct = variation ?? product;
  return { min: rule.min_quantity, max: rule.max_quantity, step: rule.quantity_step };
}

export const NO_PRICE = money(0);
