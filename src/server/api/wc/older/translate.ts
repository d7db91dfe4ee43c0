import { isJsonObject, type JsonObject, type JsonValue } from '#rules/json/json-value.ts';

// Items of `wc/v3` in the words of `wc/v2` and `wc/v1`, and what those are sent in the words of
// `wc/v3`. Only keys that differ are named here; what a version does not know and nothing reads stays.
// Example: `stock_status: 'instock'` is `in_stock: true`.

export type OlderVersion = 'v1' | 'v2';

/** What a list of resources is made of. */
export type Resource = 'product' | 'variation' | 'order' | 'coupon' | 'customer' | 'other';

/** The resource of a route of `wc/v3`. */
export function findResource(path: string): Resource {
  if (/^\/products\/:product_id\/variations/.test(path)) return 'variation';
  if (/^\/products(\/:id|\/batch)?$/.test(path)) return 'product';
  if (/^\/orders(\/:id|\/batch)?$/.test(path)) return 'order';
  if (/^\/customers(\/:id|\/batch)?$/.test(path)) return 'customer';
  return /^\/coupons/.test(path) ? 'coupon' : 'other';
}

const NEW_PRODUCT_KEYS = [
  'generated_slug',
  'global_unique_id',
  'has_options',
  'low_stock_amount',
  'permalink_template',
  'post_password',
  'stock_status',
];
const NEW_VARIATION_KEYS = [...NEW_PRODUCT_KEYS, 'gallery_image_ids', 'name', 'parent_id', 'type'];

function without(item: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
}

const isGmt = (name: string) => name.endsWith('_gmt');

const MADE_AND_CHANGED: readonly string[] = ['date_created', 'date_modified'];

/** The first version has one moment for two, some of them in GMT, and no `meta_data`. */
function firstVersion(item: JsonObject, inGmt = MADE_AND_CHANGED): JsonObject {
  const names = Object.keys(item).filter((name) => isGmt(name) || name === 'meta_data');
  const moments = inGmt.flatMap((name) => {
    const moment = item[`${name}_gmt`];
    return moment === undefined ? [] : [[name, moment]];
  });
  return { ...without(item, names), ...Object.fromEntries(moments) };
}

const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  Array.isArray(value) ? value : [];
const objectsIn = (value: JsonValue | undefined) => listOf(value).filter(isJsonObject);

/** Pictures say at which place they are. */
function placedImages(value: JsonValue | undefined, version: OlderVersion): JsonObject[] {
  return objectsIn(value).map((image, position) => ({
    ...(version === 'v1' ? firstVersion(image) : image),
    position,
  }));
}

/** Attributes of the first version have no slugs. */
const unnamed = (value: JsonValue | undefined) =>
  objectsIn(value).map((attribute) => without(attribute, ['slug']));

/** Of `2026-05-05T10:30:00` the day; '' where there is none. */
const dayOf = (moment: JsonValue | undefined) =>
  typeof moment === 'string' ? moment.slice(0, 'YYYY-MM-DD'.length) : '';

function olderProduct(item: JsonObject, version: OlderVersion): JsonObject {
  const product = {
    ...without(item, NEW_PRODUCT_KEYS),
    in_stock: item.stock_status !== 'outofstock',
    images: placedImages(item.images, version),
  };
  if (version === 'v2') return product;
  return {
    ...firstVersion(product),
    attributes: unnamed(item.attributes),
    date_on_sale_from: dayOf(item.date_on_sale_from_gmt),
    date_on_sale_to: dayOf(item.date_on_sale_to_gmt),
    download_type: 'standard',
  };
}

/** Of a product of `wc/v1`, `variations` are whole; its picture is a list of one. */
export function olderVariation(item: JsonObject, version: OlderVersion): JsonObject {
  const variation = {
    ...without(item, NEW_VARIATION_KEYS),
    in_stock: item.stock_status !== 'outofstock',
    visible: item.status === 'publish',
  };
  if (version === 'v2') return variation;
  const { image } = item;
  return {
    ...without(firstVersion(variation), [
      '_links',
      'description',
      'extensions',
      'menu_order',
      'status',
    ]),
    date_on_sale_from: dayOf(item.date_on_sale_from_gmt),
    date_on_sale_to: dayOf(item.date_on_sale_to_gmt),
    attributes: unnamed(item.attributes),
    image: placedImages(isJsonObject(image) ? [image] : [], version),
  };
}

/** Lines of `wc/v1` have `meta` with labels. */
function olderLine(line: JsonObject): JsonObject {
  const meta = objectsIn(line.meta_data).map(
    ({ key, display_key: label, display_value: value }) => ({
      key,
      label,
      value,
    }),
  );
  return { ...without(line, ['meta_data']), meta };
}

function olderOrder(item: JsonObject, version: OlderVersion): JsonObject {
  if (version === 'v2') return item;
  return { ...firstVersion(item), line_items: objectsIn(item.line_items).map(olderLine) };
}

function olderCoupon(item: JsonObject, version: OlderVersion): JsonObject {
  if (version === 'v2') return item;
  return {
    ...without(firstVersion(item, []), ['date_expires', 'excluded_product_ids']),
    expiry_date: item.date_expires_gmt ?? null,
    exclude_product_ids: item.excluded_product_ids,
  };
}

function olderCustomer(item: JsonObject, version: OlderVersion): JsonObject {
  if (version === 'v2') return item;
  return without(firstVersion(item), ['role', 'is_paying_customer']);
}

const OLDER = {
  product: olderProduct,
  variation: olderVariation,
  order: olderOrder,
  coupon: olderCoupon,
  customer: olderCustomer,
  other: (item: JsonObject) => item,
} satisfies Record<Resource, (item: JsonObject, version: OlderVersion) => JsonObject>;

/** Addresses lead to the version that was asked. */
function inVersion(value: JsonValue | undefined, version: OlderVersion): JsonValue | undefined {
  if (typeof value === 'string') return value.replace('/wp-json/wc/v3/', `/wp-json/wc/${version}/`);
  if (Array.isArray(value)) return value.map((each) => inVersion(each, version) ?? null);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, inVersion(each, version)]),
  );
}

export function olderItem(item: JsonObject, resource: Resource, version: OlderVersion): JsonObject {
  const { _links: links, ...older } = OLDER[resource](item, version);
  return links === undefined ? older : { ...older, _links: inVersion(links, version) };
}

/** An item, a list of them, or the answer of a batch. */
export function olderBody(body: unknown, resource: Resource, version: OlderVersion): unknown {
  if (Array.isArray(body)) return body.map((each) => olderBody(each, resource, version));
  if (!isJsonObject(body)) return body;
  if (!['create', 'update', 'delete'].some((name) => Array.isArray(body[name]))) {
    return olderItem(body, resource, version);
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, items]) => [name, olderBody(items, resource, version)]),
  );
}

const RENAMED: Readonly<Record<string, string>> = {
  expiry_date: 'date_expires',
  exclude_product_ids: 'excluded_product_ids',
};

/** What was sent, in the words of `wc/v3`. */
export function presentValues<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  resource: Resource,
): Record<string, unknown> {
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (['create', 'update'].includes(name) && Array.isArray(value)) {
      present[name] = value.map((each) =>
        isJsonObject(each) ? presentValues(each, resource) : each,
      );
    } else if (name === 'in_stock' && ['product', 'variation'].includes(resource)) {
      const isIn = [true, 1, '1', 'true'].some((each) => each === value);
      present.stock_status = isIn ? 'instock' : 'outofstock';
    } else if (resource === 'coupon') {
      present[RENAMED[name] ?? name] = value;
    } else {
      present[name] = value;
    }
  }
  return present;
}
