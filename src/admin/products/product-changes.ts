// What a form of a product sends: the fields that differ from what was read, each as the API takes it.
// Example: of a product whose pictures were put into another order only `images` is sent, as
// [{ id }].

type Fields = Readonly<Record<string, unknown>>;

const PLAIN = [
  ...[
    'name',
    'slug',
    'sku',
    'global_unique_id',
    'status',
    'date_created',
    'catalog_visibility',
    'featured',
  ],
  ...['reviews_allowed', 'short_description', 'description', 'tax_status', 'tax_class'],
  ...['virtual', 'shipping_class', 'weight', 'dimensions', 'upsell_ids', 'cross_sell_ids'],
];
const PRICES = ['regular_price', 'sale_price', 'date_on_sale_from', 'date_on_sale_to'];
const STOCK = [
  ...['manage_stock', 'stock_quantity', 'stock_status', 'backorders', 'low_stock_amount'],
  'sold_individually',
];
const DOWNLOADS = ['downloadable', 'downloads', 'download_limit', 'download_expiry'];
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  simple: [...PRICES, ...STOCK, ...DOWNLOADS],
  variable: STOCK,
  grouped: ['grouped_products'],
  external: [...PRICES, 'external_url', 'button_text'],
  bundle: PRICES,
};

/** Lists of which the API takes only these keys. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  images: ['id'],
  categories: ['id'],
  tags: ['id'],
  brands: ['id'],
  attributes: ['id', 'name', 'visible', 'variation', 'options'],
  default_attributes: ['id', 'name', 'option'],
};

function record(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function getType(fields: Fields): string {
  return String(record(record(fields.extensions).vitrine).type ?? 'simple');
}

function picked(value: unknown, keys: readonly string[]): Fields {
  const entry = record(value);
  return Object.fromEntries(keys.flatMap((key) => (key in entry ? [[key, entry[key]]] : [])));
}

function shaped(name: string, value: unknown): unknown {
  const keys = LISTS[name];
  return keys && Array.isArray(value) ? value.map((entry) => picked(entry, keys)) : value;
}

/** With what is saved along with it, by name. */
export function withParts(form: Fields, parts: Fields): Fields {
  if (Object.keys(parts).length === 0) return form;
  const extensions = record(form.extensions);
  return {
    ...form,
    extensions: { ...extensions, vitrine: { ...record(extensions.vitrine), ...parts } },
  };
}

const PART = /^extensions\.vitrine\.(option_forms|boosters|upsells)(?:\.(.+))?$/;

/** What was refused of the parts, by their names and those of their fields, and the rest. */
export function splitParts(refused: Readonly<Record<string, string>>) {
  const parts = new Map<string, Record<string, string>>();
  const others: Record<string, string> = {};
  for (const [field, text] of Object.entries(refused)) {
    const [, name, within = ''] = PART.exec(field) ?? [];
    if (name === undefined) others[field] = text;
    else parts.set(name, { ...parts.get(name), [within]: text });
  }
  return { parts, others };
}

/** With the entries of its variations, where it is of the type that has them. */
export function withVariations(form: Fields, variations: readonly Fields[]): Fields {
  if (variations.length === 0 || getType(form) !== 'variable') return form;
  const extensions = record(form.extensions);
  const vitrine = { ...record(extensions.vitrine), variations };
  return { ...form, extensions: { ...extensions, vitrine } };
}

/** `before` is empty for a new product. `_version` says which state of it was changed. */
export function productChanges(form: Fields, before: Fields = {}): Record<string, unknown> {
  const names = [
    ...PLAIN,
    ...Object.keys(LISTS),
    ...(OF_TYPE[getType(form)] ?? []),
    ...['extensions', '_version'],
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = shaped(name, form[name]);
      if (value === undefined) return [];
      const isSame = JSON.stringify(value) === JSON.stringify(shaped(name, before[name]));
      return isSame && name !== '_version' ? [] : [[name, value]];
    }),
  );
}
