import { randomUUID } from 'node:crypto';
import { isDownloadAddress } from '#rules/content/link-address.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import type { Money } from '#rules/money/money.ts';
import type {
  AttributePatch,
  ChosenValue,
  MetaPatch,
  ProductPatch,
  VariationPatch,
} from '#server/catalog/managing/product-patch.ts';
import type { DownloadFile } from '#server/catalog/saving/product-input.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { wcProductInput, wcVariationInput } from '#wire/wc/product-fields.ts';
import type { PartialOf } from '../../rest/resource.ts';

// What a program sends of a product, as a change in the shop's own words. A field that was not sent
// changes nothing.

export type ProductFields = PartialOf<typeof wcProductInput>;
export type VariationFields = PartialOf<typeof wcVariationInput>;
type ChosenFields = NonNullable<ProductFields['default_attributes']>[number];
type Sellable = Pick<ProductFields, keyof ProductFields & keyof VariationFields>;

/** Fields that are wrong in themselves, with what is wrong. */
export type FieldProblems = Record<string, string>;

export type Read<T> = { ok: true; patch: T } | { ok: false; problems: FieldProblems };

/** Undefined stays undefined; '' and null empty the field. */
function emptied<T, R>(
  value: T | null | undefined | '',
  read: (value: T) => R,
): R | null | undefined {
  if (value === undefined) return undefined;
  return value === null || value === '' ? null : read(value);
}

function getPrice(value: string | undefined, settings: Settings): Money | null | undefined {
  return emptied(value, (text) => parseDecimal(text, toCurrency(settings).decimals));
}

type Moment = string | null | undefined;

/** In the shop's time, or in Greenwich's under the name with `_gmt`. */
function momentIn(local: Moment, gmt: Moment, settings: Settings): number | null | undefined {
  if (gmt !== undefined) return emptied(gmt, (text) => toMoment(text, 'UTC'));
  return emptied(local, (text) => toMoment(text, settings['shop.timeZone']));
}

function getSize(value: string | undefined): number | null | undefined {
  return emptied(value, (text) => (Number(text) === 0 ? null : Number(text)));
}

/** What no schema sees: whether an amount is one of the shop's currency. */
function toProblems(fields: Sellable, settings: Settings): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of ['regular_price', 'sale_price'] as const) {
    const price = getPrice(fields[name], settings);
    const wrong = fields[name] && (price === null || (price ?? 0) < 0);
    if (wrong) problems[name] = 'is not a price of this shop.';
  }
  if ((getSize(fields.weight) ?? 0) < 0) problems.weight = 'must not be negative.';
  const { length, width, height } = fields.dimensions ?? {};
  if ([length, width, height].some((side) => (getSize(side) ?? 0) < 0)) {
    problems.dimensions = 'must not be negative.';
  }
  if (fields.downloads?.some(({ file = '' }) => !isDownloadAddress(file))) {
    problems.downloads = 'must have files at web addresses or at paths of the shop.';
  }
  return problems;
}

function metaPatches(fields: Sellable): MetaPatch[] | undefined {
  return fields.meta_data?.map(({ id, key, value }) => ({ id, key, value }));
}

function downloadFiles(fields: Sellable): DownloadFile[] | undefined {
  return fields.downloads?.map(({ id, name = '', file = '' }) => ({
    id: id || randomUUID(),
    name: name || (file.split('/').at(-1) ?? file),
    file,
  }));
}

function sellablePatch(fields: Sellable, settings: Settings) {
  const { stock_quantity: stock } = fields;
  const extension = fields.extensions?.vitrine;
  return {
    sku: fields.sku?.trim(),
    globalUniqueId: fields.global_unique_id?.trim(),
    regularPrice: getPrice(fields.regular_price, settings),
    salePrice: getPrice(fields.sale_price, settings),
    saleFrom: momentIn(fields.date_on_sale_from, fields.date_on_sale_from_gmt, settings),
    saleTo: momentIn(fields.date_on_sale_to, fields.date_on_sale_to_gmt, settings),
    virtual: fields.virtual,
    downloadable: fields.downloadable,
    downloads: downloadFiles(fields),
    downloadLimit: fields.download_limit,
    downloadExpiry: fields.download_expiry,
    shippingClass: fields.shipping_class,
    stockQuantity: stock === null ? 0 : stock,
    stockStatus: fields.stock_status,
    backorders: fields.backorders,
    lowStock: fields.low_stock_amount,
    minQuantity: extension?.min_quantity,
    maxQuantity: extension?.max_quantity,
    quantityStep: extension?.quantity_step,
    weight: getSize(fields.weight),
    length: getSize(fields.dimensions?.length),
    width: getSize(fields.dimensions?.width),
    height: getSize(fields.dimensions?.height),
    description: fields.description,
    menuOrder: fields.menu_order,
    meta: metaPatches(fields),
  };
}

function done<T>(patch: T, problems: FieldProblems): Read<T> {
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, patch };
}

interface ImageFields {
  id?: number | undefined;
}

/** A picture that is not there is found out when the product is checked. */
function imageId({ id = 0 }: ImageFields): number {
  return id;
}

const chosen = ({ id = 0, name = '', option = '' }: ChosenFields): ChosenValue => ({
  id,
  name,
  option,
});

function attributePatches(fields: ProductFields): AttributePatch[] | undefined {
  return fields.attributes?.map((attribute, at) => ({
    id: attribute.id ?? 0,
    name: attribute.name ?? '',
    options: attribute.options ?? [],
    position: attribute.position ?? at,
    forVariations: attribute.variation ?? false,
    visible: attribute.visible ?? false,
  }));
}

const termIds = (terms: readonly { id?: number | undefined }[] | undefined) =>
  terms?.flatMap(({ id }) => id ?? []);

export function readProductPatch(fields: ProductFields, settings: Settings): Read<ProductPatch> {
  const published = momentIn(fields.date_created, fields.date_created_gmt, settings);
  const patch: ProductPatch = {
    ...sellablePatch(fields, settings),
    name: fields.name?.trim(),
    slug: fields.slug,
    kind: fields.extensions?.vitrine?.type ?? fields.type,
    status: fields.status === 'auto-draft' ? 'draft' : fields.status,
    visibility: fields.catalog_visibility,
    taxStatus: fields.tax_status,
    taxClass: fields.tax_class === 'standard' ? '' : fields.tax_class,
    manageStock: fields.manage_stock,
    soldIndividually: fields.sold_individually,
    featured: fields.featured,
    externalUrl: fields.external_url,
    buttonText: fields.button_text,
    shortDescription: fields.short_description,
    publishedAt: published ?? undefined,
    categories: termIds(fields.categories),
    tags: termIds(fields.tags),
    brands: termIds(fields.brands),
    gallery: fields.images?.map(imageId),
    videos: fields.extensions?.vitrine?.videos?.map(({ image_id: image = 0, url = '' }) => ({
      image,
      url,
    })),
    attributes: attributePatches(fields),
    defaultAttributes: fields.default_attributes?.map(chosen),
    upsells: fields.upsell_ids,
    crossSells: fields.cross_sell_ids,
    members: fields.grouped_products,
    purchaseNote: fields.purchase_note,
    reviewsAllowed: fields.reviews_allowed,
  };
  return done(patch, toProblems(fields, settings));
}

export function readVariationPatch(
  fields: VariationFields,
  settings: Settings,
): Read<VariationPatch> {
  const { image, tax_class: taxClass } = fields;
  const patch: VariationPatch = {
    ...sellablePatch(fields, settings),
    enabled: fields.status === undefined ? undefined : fields.status === 'publish',
    taxClass: taxClass === 'parent' ? '' : taxClass,
    manageStock: fields.manage_stock,
    image: image === null ? null : image && imageId(image),
    attributes: fields.attributes?.map(chosen),
  };
  return done(patch, toProblems(fields, settings));
}
