import { randomUUID } from 'node:crypto';
import { isDownloadAddress } from '#rules/content/link-address.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import type {
  AttributePatch,
  ChosenValue,
  MetaPatch,
  ProductPatch,
  VariationPatch,
  VariationStep,
} from '#server/catalog/managing/product-patch.ts';
import type { DownloadFile } from '#server/catalog/saving/product-input.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { wcProductInput, wcVariationInput } from '#wire/wc/product-fields.ts';
import { Refusal } from '../../rest/codec.ts';
import type { PartialOf } from '../../rest/resource.ts';
import {
  dimensionCodec,
  limitCodec,
  priceConversion,
  productCodec,
  sellableCodec,
  writtenPrice,
} from './product-codec.ts';
import { variationField } from './variation-field.ts';

// What a program sends of a product, as a change in the shop's own words. A field that was not sent
// changes nothing.

export type ProductFields = PartialOf<typeof wcProductInput>;
export type VariationFields = PartialOf<typeof wcVariationInput>;
type ChosenFields = NonNullable<ProductFields['default_attributes']>[number];
type Sellable = Pick<ProductFields, keyof ProductFields & keyof VariationFields>;

/** Fields that are wrong in themselves, with what is wrong. */
export type FieldProblems = Record<string, string>;

export type Read<T> = { ok: true; patch: T } | { ok: false; problems: FieldProblems };

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

/** The part that products and variations have in common. */
function readSellable(fields: Sellable, settings: Settings) {
  const read = sellableCodec.fromInput(fields, settings);
  const sides = dimensionCodec.fromInput(fields.dimensions ?? {}, settings);
  const limits = limitCodec.fromInput(fields.extensions?.vitrine ?? {}, settings);
  const sent = fields.extensions?.vitrine ?? {};
  const { mpn, cost: sentCost } = sent;
  const cost = sentCost === undefined ? undefined : priceConversion.read(sentCost, settings);
  const [wrongSide] = Object.values(sides.problems);
  const isWrongFile = fields.downloads?.some(({ file = '' }) => !isDownloadAddress(file));
  const problems: FieldProblems = {
    ...read.problems,
    ...(wrongSide !== undefined && { dimensions: wrongSide }),
    ...(cost instanceof Refusal && { 'extensions.vitrine.cost': cost.message }),
    ...(isWrongFile && {
      downloads: 'must have files at web addresses or at paths of the shop.',
    }),
  };
  const { stock_quantity: stock, regular_price: regular, sale_price: sale } = fields;
  const patch = {
    ...read.changes,
    ...sides.changes,
    ...limits.changes,
    globalUniqueId: fields.global_unique_id?.trim(),
    mpn,
    cost: cost instanceof Refusal ? undefined : cost,
    unit: sent.unit,
    unitContent: sent.unit_content,
    unitBase: sent.unit_base,
    downloads: downloadFiles(fields),
    downloadLimit: fields.download_limit,
    downloadExpiry: fields.download_expiry,
    stockQuantity: stock === null ? 0 : stock,
    stockStatus: fields.stock_status,
    meta: metaPatches(fields),
    writtenPrices: {
      ...(regular !== undefined && { regular: writtenPrice(regular, settings) }),
      ...(sale !== undefined && { sale: writtenPrice(sale, settings) }),
    },
  };
  return { patch, problems };
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

/** One that names no attribute is left out. */
const isNamed = ({ id, name }: { id?: number | undefined; name?: string | undefined }) =>
  Boolean(id) || Boolean(name?.trim());

function attributePatches(fields: ProductFields): AttributePatch[] | undefined {
  return fields.attributes?.filter(isNamed).map((attribute, at) => ({
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

/** A product always has a moment of its publication; none that was sent is none that changes. */
function readMoment(text: string | null | undefined, zone: string): number | undefined {
  return text ? (toMoment(text, zone) ?? undefined) : undefined;
}

type SentVariation = NonNullable<
  NonNullable<NonNullable<ProductFields['extensions']>['vitrine']>['variations']
>[number];

/** Variations that come with their product, in the order in which they were sent. */
function readSteps(
  sent: readonly SentVariation[],
  settings: Settings,
): { steps: VariationStep[]; problems: FieldProblems } {
  const problems: FieldProblems = {};
  const steps = sent.flatMap((fields, at): VariationStep[] => {
    const { id, delete: isDeleted } = fields;
    if (isDeleted && id !== undefined) return [{ do: 'delete', id }];
    const read = readVariationPatch(fields, settings);
    if (!read.ok) {
      for (const [name, problem] of Object.entries(read.problems)) {
        problems[variationField(at, name)] = problem;
      }
      return [];
    }
    const { patch } = read;
    return [id === undefined ? { do: 'add', patch } : { do: 'change', id, patch }];
  });
  return { steps, problems };
}

export function readProductPatch(fields: ProductFields, settings: Settings): Read<ProductPatch> {
  const { patch: common, problems } = readSellable(fields, settings);
  const variations = readSteps(fields.extensions?.vitrine?.variations ?? [], settings);
  const { date_created: created, date_created_gmt: createdGmt } = fields;
  const patch: ProductPatch = {
    ...common,
    ...productCodec.fromInput(fields, settings).changes,
    kind: fields.extensions?.vitrine?.type ?? fields.type,
    publishedAt:
      createdGmt === undefined
        ? readMoment(created, settings['shop.timeZone'])
        : readMoment(createdGmt, 'UTC'),
    categories: termIds(fields.categories),
    tags: termIds(fields.tags),
    brands: termIds(fields.brands),
    gallery: fields.images?.map(imageId),
    videos: fields.extensions?.vitrine?.videos?.map(({ image_id: image = 0, url = '' }) => ({
      image,
      url,
    })),
    imageTexts: fields.extensions?.vitrine?.image_texts?.map(
      ({ image_id: image = 0, alt = '', caption = '' }) => ({ image, alt, caption }),
    ),
    attributes: attributePatches(fields),
    defaultAttributes: fields.default_attributes?.filter(isNamed).map(chosen),
    upsells: fields.upsell_ids,
    crossSells: fields.cross_sell_ids,
    members: fields.grouped_products,
    purchaseNote: fields.purchase_note,
    seoTitle: fields.extensions?.vitrine?.seo_title,
    seoDescription: fields.extensions?.vitrine?.seo_description,
    returnable: fields.extensions?.vitrine?.returnable,
    reviewsAllowed: fields.reviews_allowed,
    parentProduct: fields.parent_id === undefined ? undefined : fields.parent_id || null,
    ...(variations.steps.length > 0 && { variations: variations.steps }),
  };
  return done(patch, { ...problems, ...variations.problems });
}

export function readVariationPatch(
  fields: VariationFields,
  settings: Settings,
): Read<VariationPatch> {
  const { patch: common, problems } = readSellable(fields, settings);
  const { image, tax_class: taxClass } = fields;
  const patch: VariationPatch = {
    ...common,
    enabled: fields.status === undefined ? undefined : fields.status === 'publish',
    taxClass: taxClass === 'parent' ? '' : taxClass,
    image: image === null ? null : image && imageId(image),
    attributes: fields.attributes?.filter(isNamed).map(chosen),
  };
  return done(patch, problems);
}
