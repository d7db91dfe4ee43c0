import { sql } from 'kysely';
import type { Cell } from '#rules/csv/write-csv.ts';
import { bundleCell } from '#rules/product-csv/bundle-cell.ts';
import { writeReference } from '#rules/product-csv/cells.ts';
import type { CsvAttribute, CsvValues } from '#rules/product-csv/csv-row.ts';
import { formProducts, writtenForm } from '#rules/product-csv/form-cell.ts';
import { MAX_ATTRIBUTES } from '#rules/product-csv/product-columns.ts';
import {
  type FileShape,
  type WrittenRow,
  writeHeader,
  writeRow,
} from '#rules/product-csv/write-row.ts';
import { findStoredBundles } from '#server/catalog/managing/manage-bundles.ts';
import type { AttributePart } from '#server/catalog/reading/product-parts.ts';
import { loadDrafts, type StoredProduct } from '#server/catalog/saving/load-drafts.ts';
import type { ProductDraft, VariationDraft } from '#server/catalog/saving/product-input.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { imageUrl } from '#wire/image.ts';
import { csvDetails } from './csv-details.ts';
import { formsByLine } from './export-forms.ts';
import { loadNames, type Names } from './export-names.ts';

// All products as a file that this shop and shops of the same kind can read. It is written in parts,
// each of so many products with their variations, so that no part stops the shop.

export interface ExportPart {
  /** Of the file; the same for every part. */
  header: string[];
  rows: Cell[][];
  total: number;
}

export async function exportProducts(
  ctx: ShopContext,
  origin: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ExportPart> {
  const { db, settings } = ctx;
  const details = csvDetails(settings);
  const shape = await fileShape(db);
  const { ids, total } = await exportedIds(db, offset, limit);
  const drafts = await loadDrafts(db, ids);
  const stored = ids.flatMap((id) => drafts.get(id) ?? []);
  const forms = await formsByLine(db, ids);
  const inForms = [...forms.values()].flat().flatMap(({ draft }) => formProducts(draft));
  const names = await loadNames(db, stored, inForms);
  const bundles = await loadBundles(db, ids);
  const rows = stored.flatMap((product) => {
    const bundle = bundles.get(product.draft.id);
    const optionForms = (forms.get(product.draft.id) ?? []).map(({ draft }) =>
      writtenForm(draft, names),
    );
    const row = productRow(product, names, origin, { bundle, optionForms });
    const variations = product.draft.variations.map((variation) =>
      variationRow(product, variation, names, origin),
    );
    return [row, ...variations];
  });
  return {
    header: writeHeader(shape, details),
    rows: rows.map((row) => writeRow(row, shape, details)),
    total,
  };
}

async function fileShape(db: Db): Promise<FileShape> {
  const widest = await db
    .selectFrom('product_attributes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('product_id')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  const keys = await db
    .selectFrom('product_meta')
    .select('key')
    .distinct()
    .orderBy('key')
    .limit(100)
    .execute();
  // Each file has this name once, and a quotation mark inside a text is escaped.
  const mark = '"file":';
  const files = await db
    .selectFrom('product_extras')
    .select(
      sql<number>`max(length(downloads) - length(replace(downloads, ${mark}, '')))`.as('marks'),
    )
    .where('downloads', '<>', '[]')
    .executeTakeFirst();
  return {
    attributes: Math.min(Number(widest?.count ?? 0), MAX_ATTRIBUTES),
    downloads: Number(files?.marks ?? 0) / mark.length,
    metaKeys: keys.map(({ key }) => key),
  };
}

async function exportedIds(db: Db, offset: number, limit: number) {
  const matching = db
    .selectFrom('products')
    .where('parent_id', 'is', null)
    .where('status', '!=', 'trash');
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching.select('id').orderBy('id').limit(limit).offset(offset).execute();
  return { ids: rows.map(({ id }) => id), total: Number(total) };
}

async function loadBundles(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const page = { search: '', exclude: [], part: null, from: 0, count: ids.length };
  const sorted = { sort: 'product_id', direction: 'asc' } as const;
  const { bundles } = await findStoredBundles(db, { ...page, ...sorted, include: ids });
  return new Map(bundles.map(({ draft }) => [draft.productId, draft]));
}

/** `simple, virtual`. */
function getType(
  kind: string,
  { virtual, downloadable }: Pick<ProductDraft, 'virtual' | 'downloadable'>,
) {
  // Other shops know no bundles: they get the group of its products.
  const words = [
    kind === 'bundle' ? 'grouped' : kind,
    virtual && 'virtual',
    downloadable && 'downloadable',
  ];
  return words.filter(Boolean).join(', ');
}

/** What products and variations write alike. A file of the shop is written by its whole address. */
function sellable(draft: ProductDraft | VariationDraft, origin: string): CsvValues {
  const toAddress = (file: string) => (file.startsWith('/') ? `${origin}${file}` : file);
  return {
    globalUniqueId: draft.globalUniqueId,
    description: draft.description,
    saleFrom: draft.saleFrom,
    saleTo: draft.saleTo,
    taxClass: draft.taxClass,
    stockStatus: draft.stockStatus,
    manageStock: draft.manageStock,
    stockQuantity: draft.stockQuantity,
    lowStock: draft.lowStock,
    backorders: draft.backorders,
    weight: draft.weight,
    length: draft.length,
    width: draft.width,
    height: draft.height,
    salePrice: draft.salePrice,
    regularPrice: draft.regularPrice,
    downloads: draft.downloads?.map((each) => ({ ...each, file: toAddress(each.file) })),
    downloadLimit: draft.downloadLimit,
    downloadExpiry: draft.downloadExpiry,
    menuOrder: draft.menuOrder,
    minQuantity: draft.minQuantity,
    maxQuantity: draft.maxQuantity,
    quantityStep: draft.quantityStep,
    unitContent: draft.unitContent,
    unit: draft.unit,
    unitBase: draft.unitBase,
  };
}

/** A file knows three: what is pending or scheduled is a draft until somebody publishes it. */
function getStatus(status: ProductDraft['status']): CsvValues['status'] {
  return status === 'publish' || status === 'private' ? status : 'draft';
}

const getMeta = (meta: ProductDraft['meta']) =>
  new Map(
    (meta ?? []).map(({ key, value }) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** What only shops of this make have. */
interface ExtraCells {
  bundle: Parameters<typeof bundleCell>[0] | undefined;
  optionForms: readonly unknown[];
}

function productRow(
  { draft, parts }: StoredProduct,
  names: Names,
  origin: string,
  { bundle, optionForms }: ExtraCells,
): WrittenRow {
  return {
    id: draft.id,
    type: getType(draft.kind, draft),
    sku: draft.sku,
    values: {
      ...sellable(draft, origin),
      name: draft.name,
      slug: draft.slug,
      status: getStatus(draft.status),
      featured: draft.featured,
      visibility: draft.visibility,
      shortDescription: draft.shortDescription,
      taxStatus: draft.taxStatus,
      soldIndividually: draft.soldIndividually,
      reviewsAllowed: draft.reviewsAllowed,
      purchaseNote: draft.purchaseNote,
      returnable: draft.returnable,
      externalUrl: draft.externalUrl,
      buttonText: draft.buttonText,
    },
    parent: '',
    categories: draft.categories.map(names.categoryPath),
    categorySlugs: draft.categories.map(names.categorySlugs),
    brands: parts.brands.map(({ name }) => [name]),
    brandSlugs: parts.brands.map(({ slug }) => [slug]),
    tags: parts.tags.map(({ name }) => name),
    tagSlugs: parts.tags.map(({ slug }) => slug),
    shippingClass: names.shippingClass(draft.shippingClass),
    images: parts.images.map((image) => `${origin}${imageUrl(image)}`),
    videos: parts.images.flatMap(({ video }, index) =>
      video === '' ? [] : { place: index + 1, url: video },
    ),
    members: (bundle ? bundledProducts(bundle) : draft.members).map(names.product),
    upsells: draft.upsells.map(names.product),
    crossSells: draft.crossSells.map(names.product),
    attributes: parts.attributes.map((attribute) => toAttribute(attribute, draft)),
    meta: getMeta(draft.meta),
    bundle: bundle && bundleCell(bundle, names.product),
    optionForms,
  };
}

/** Each once. */
function bundledProducts({ items }: NonNullable<ExtraCells['bundle']>): number[] {
  const ids = items.flatMap(({ productId }) => (typeof productId === 'number' ? productId : []));
  return [...new Set(ids)];
}

/** As inputs name it: `color` for `pa_color`. */
const inputName = ({ id, name, label }: AttributePart) =>
  id === null ? label : name.replace(/^pa_/, '');

function toAttribute(attribute: AttributePart, draft: ProductDraft): CsvAttribute {
  const { id, label, terms, visible } = attribute;
  const chosen = draft.defaultAttributes[inputName(attribute)] ?? '';
  return {
    name: label,
    values: terms.map(({ name }) => name),
    visible,
    isGlobal: id !== null,
    default: terms.find(({ slug }) => slug === chosen)?.name ?? chosen,
    slug: id === null ? '' : inputName(attribute),
    valueSlugs: id === null ? [] : terms.map(({ slug }) => slug),
  };
}

function variationRow(
  { draft, parts }: StoredProduct,
  variation: VariationDraft,
  names: Names,
  origin: string,
): WrittenRow {
  const attributes = parts.attributes
    .filter(({ forVariations }) => forVariations)
    .map((attribute): CsvAttribute => {
      const value = variation.attributes[inputName(attribute)] ?? '';
      const name = attribute.terms.find(({ slug }) => slug === value)?.name ?? value;
      const values = name === '' ? [] : [name];
      return {
        name: attribute.label,
        values,
        visible: true,
        isGlobal: attribute.id !== null,
        default: '',
        slug: attribute.id === null ? '' : inputName(attribute),
        valueSlugs: [],
      };
    });
  const values = attributes.flatMap((each) => each.values);
  return {
    id: variation.id ?? 0,
    type: getType('variation', variation),
    sku: variation.sku,
    values: {
      ...sellable(variation, origin),
      name: [draft.name, values.join(', ')].filter(Boolean).join(' - '),
      status: variation.enabled ? 'publish' : 'private',
    },
    parent: writeReference(draft),
    categories: [],
    categorySlugs: [],
    brands: [],
    brandSlugs: [],
    tags: [],
    tagSlugs: [],
    shippingClass: names.shippingClass(variation.shippingClass),
    images: variation.image === null ? [] : [`${origin}${names.picture(variation.image)}`],
    videos: [],
    members: [],
    upsells: [],
    crossSells: [],
    attributes,
    meta: getMeta(variation.meta),
    bundle: undefined,
    optionForms: [],
  };
}
