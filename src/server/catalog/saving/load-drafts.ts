import * as z from 'zod';
import { readReturnable } from '#rules/catalog/returnable.ts';
import { isDownloadAddress } from '#rules/content/link-address.ts';
import { money } from '#rules/money/money.ts';
import { decodeFlag, decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type {
  AttributePart,
  ExtrasRow,
  MetaRow,
  ProductWith,
  VariationPart,
} from '../reading/product-parts.ts';
import { readParts } from '../reading/read-products.ts';
import { storedContent } from '../reading/stored-content.ts';
import { type ManagedProduct, readManagedProducts } from './managed-product.ts';
import {
  type DownloadFile,
  type MetaEntry,
  type ProductDraft,
  productInput,
  type VariationDraft,
  writtenPrices,
} from './product-input.ts';
import { storedFiles } from './sold-files.ts';

// Products as they would have to be given to be saved as they are: what a change starts from.

export interface StoredProduct {
  draft: ProductDraft & { id: number };
  parts: ManagedProduct;
}

export const TRASHED = /__trashed(-\d+)?$/;

const attributeValues = z.record(z.string(), z.string());
const customFields = productInput.shape.customFields;

export function getMeta(rows: readonly MetaRow[]): MetaEntry[] {
  return rows.map(({ id, key, value }) => ({ id, key, value: decodeJson(value, z.json()) }));
}

/** Without addresses that earlier versions took and no buyer could open, such as `file:`. */
function deliverable(stored: string): DownloadFile[] {
  return decodeJson(stored, storedFiles).filter(({ file }) => isDownloadAddress(file));
}

export function getExtras(extras: ExtrasRow | undefined) {
  return {
    globalUniqueId: extras?.global_unique_id ?? '',
    mpn: extras?.mpn ?? '',
    cost: extras?.cost == null ? null : money(extras.cost),
    ...storedContent(extras),
    downloads: extras === undefined ? [] : deliverable(extras.downloads),
    downloadLimit: extras?.download_limit ?? -1,
    downloadExpiry: extras?.download_expiry ?? -1,
    writtenPrices: extras?.written_prices ? decodeJson(extras.written_prices, writtenPrices) : {},
  };
}

export function getDefaults(extras: ExtrasRow | undefined): Record<string, string> {
  return extras === undefined ? {} : decodeJson(extras.default_attributes, attributeValues);
}

function getSellable({ row, extras, meta }: ProductWith<'extras' | 'meta'>) {
  const price = (value: number | null) => (value === null ? null : money(value));
  return {
    sku: row.sku,
    regularPrice: price(row.regular_price),
    salePrice: price(row.sale_price),
    saleFrom: row.sale_from,
    saleTo: row.sale_to,
    taxClass: row.tax_class,
    shippingClass: row.shipping_class,
    manageStock: decodeFlag(row.manage_stock),
    stockQuantity: row.stock_quantity,
    stockStatus: row.stock_status,
    backorders: row.backorders,
    lowStock: row.low_stock,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    quantityStep: row.quantity_step,
    weight: row.weight,
    length: row.length,
    width: row.width,
    height: row.height,
    virtual: decodeFlag(row.virtual),
    downloadable: decodeFlag(row.downloadable),
    description: row.description,
    menuOrder: row.menu_order,
    ...getExtras(extras),
    meta: getMeta(meta),
  };
}

/** As an input names it: `color` for `pa_color`, an own attribute's label. */
export function typedName({ id, name, label }: Pick<AttributePart, 'id' | 'name' | 'label'>) {
  return id === null ? label : name.replace(/^pa_/, '');
}

function variationDraft(
  { row, values }: VariationPart,
  attributes: readonly AttributePart[],
  item: Omit<ProductWith<'extras' | 'meta'>, 'row'>,
): VariationDraft {
  const varying = attributes
    .filter((attribute) => attribute.forVariations)
    .map((attribute) => [typedName(attribute), values.get(attribute.name) ?? '']);
  return {
    ...getSellable({ row, ...item }),
    id: row.id,
    attributes: Object.fromEntries(varying),
    image: row.image_id,
    enabled: row.status === 'publish',
  };
}

function toDraft(parts: ManagedProduct, variations: VariationDraft[]): StoredProduct['draft'] {
  const { row, extras } = parts;
  const linked = (kind: ManagedProduct['links'][number]['kind']) =>
    parts.links.filter((link) => link.kind === kind).map((link) => link.target_id);
  return {
    ...getSellable(parts),
    id: row.id,
    kind: row.kind === 'variation' ? 'simple' : row.kind,
    slug: row.slug.replace(TRASHED, ''),
    name: row.name,
    status: row.status,
    visibility: row.visibility,
    taxStatus: row.tax_status,
    soldIndividually: decodeFlag(row.sold_individually),
    featured: decodeFlag(row.featured),
    externalUrl: row.external_url,
    buttonText: row.button_text,
    customFields: decodeJson(row.custom_fields, customFields),
    shortDescription: row.short_description,
    publishedAt: row.published_at,
    categories: parts.categories.map(({ id }) => id),
    tags: parts.tags.map(({ id }) => id),
    brands: parts.brands.map(({ id }) => id),
    gallery: parts.images.map(({ id }) => id),
    videos: parts.images
      .filter(({ video }) => video !== '')
      .map(({ id, video }) => ({ image: id, url: video })),
    imageTexts: parts.images.flatMap(({ id, product_alt: alt, product_caption: caption }) =>
      alt || caption ? [{ image: id, alt, caption }] : [],
    ),
    attributes: parts.attributes.map(({ forVariations, visible, ...attribute }) =>
      attribute.id === null
        ? {
            label: attribute.label,
            options: attribute.terms.map(({ name }) => name),
            forVariations,
            visible,
          }
        : {
            attribute: typedName(attribute),
            terms: attribute.terms.map(({ slug }) => slug),
            forVariations,
            visible,
          },
    ),
    variations,
    upsells: linked('upsell'),
    crossSells: linked('cross_sell'),
    members: linked('member'),
    purchaseNote: extras?.purchase_note ?? '',
    returnable: readReturnable(extras?.returnable ?? 'yes'),
    seoTitle: extras?.seo_title ?? '',
    seoDescription: extras?.seo_description ?? '',
    reviewsAllowed: !parts.reviewsClosed,
    defaultAttributes: getDefaults(extras),
    trashedFrom: extras?.trashed_from ?? null,
    parentProduct: extras?.parent_product ?? null,
  };
}

/** By id; variations and ids of nothing are left out. */
export async function loadDrafts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, StoredProduct>> {
  const products = await readManagedProducts(db, [...new Set(ids)]);
  const variable = products.filter(({ variationIds }) => variationIds.length > 0);
  const [variations, items] = await Promise.all([
    readParts(
      db,
      variable.map(({ row }) => row.id),
      ['variations'],
    ),
    readParts(
      db,
      variable.flatMap(({ variationIds }) => variationIds),
      ['extras', 'meta'],
    ),
  ]);
  return new Map(
    products.map((parts) => {
      const drafts = (variations.get(parts.row.id)?.variations ?? []).flatMap((variation) => {
        const item = items.get(variation.row.id);
        return item ? [variationDraft(variation, parts.attributes, item)] : [];
      });
      return [parts.row.id, { draft: toDraft(parts, drafts), parts }];
    }),
  );
}
