import type { DemoProduct, DemoVariation, Sale } from '#demo/catalog/product-data.ts';
import type { ProductInput } from '#server/catalog/saving/product-input.ts';
import type { StoredImage } from './image-order.ts';

const DAY = 86_400_000;

/** Ids by slug of what products refer to. */
export interface Taxonomies {
  categories: Map<string, number>;
  tags: Map<string, number>;
  products: Map<string, number>;
}

/** A product of the demo's data as the catalogue's input. */
export function toProductInput(
  product: DemoProduct,
  taxonomies: Taxonomies,
  gallery: StoredImage[],
  now: number,
): ProductInput {
  const lookUp = (ids: Map<string, number>, slugs: string[]) =>
    slugs.map((slug) => {
      const id = ids.get(slug);
      if (id === undefined) throw new Error(`${product.slug} asks for an unknown ${slug}`);
      return id;
    });
  const [length, width, height] = product.size ?? [null, null, null];
  return {
    kind: product.kind,
    slug: product.slug,
    name: product.name,
    sku: product.sku,
    shortDescription: `<p>${product.short}</p>`,
    description: product.long,
    ...priced(product.price, product.sale, now),
    ...stocked(product.stock),
    backorders: product.backorders ?? 'no',
    weight: product.weight ?? null,
    length,
    width,
    height,
    minQuantity: product.quantity?.min ?? 1,
    maxQuantity: product.quantity?.max ?? null,
    quantityStep: product.quantity?.step ?? 1,
    unitContent: product.content?.amount ?? null,
    unit: product.content?.unit ?? '',
    soldIndividually: product.soldIndividually ?? false,
    virtual: product.virtual ?? false,
    downloadable: product.downloads !== undefined,
    ...product.downloads,
    taxStatus: product.taxed === false ? 'none' : 'taxable',
    shippingClass: product.shippingClass ?? '',
    featured: product.featured ?? false,
    totalSales: product.sold,
    customFields: product.customFields ?? {},
    publishedAt: now - product.ageDays * DAY,
    externalUrl: product.external?.url ?? '',
    buttonText: product.external?.buttonText ?? '',
    categories: lookUp(taxonomies.categories, product.categories),
    tags: lookUp(taxonomies.tags, product.tags),
    gallery: gallery.map((image) => image.id),
    attributes: getAttributes(product),
    variations: (product.variations ?? []).map((variation) => ({
      sku: variation.sku,
      attributes: variation.terms,
      ...priced(variation.price, variation.sale, now),
      ...stocked(variation.stock),
      weight: variation.weight ?? null,
      virtual: product.virtual ?? false,
      image: getImage(variation, gallery),
    })),
    members: lookUp(taxonomies.products, product.members ?? []),
  };
}

/** Sales begin and end at midnight in the shop's own time zone, which is UTC. */
function priced(price: number | undefined, sale: Sale | undefined, now: number) {
  const midnight = (days: number | undefined) =>
    days === undefined ? null : Math.floor(now / DAY) * DAY + days * DAY;
  return {
    regularPrice: price ?? null,
    salePrice: sale?.price ?? null,
    saleFrom: midnight(sale?.startsInDays),
    saleTo: midnight(sale?.endsInDays),
  };
}

function stocked(stock: number | undefined) {
  return stock === undefined ? {} : { manageStock: true, stockQuantity: stock };
}

function getAttributes({ attributes = [], materials }: DemoProduct): ProductInput['attributes'] {
  const chosen = attributes.map(({ name, terms, forVariations, custom }) =>
    custom
      ? { label: name, options: terms, forVariations }
      : { attribute: name, terms, forVariations },
  );
  const material = { attribute: 'material', terms: materials, forVariations: false };
  return materials.length > 0 ? [...chosen, material] : chosen;
}

/** A variation shows the image that was drawn for one of its terms. */
function getImage({ terms }: DemoVariation, gallery: StoredImage[]): number | null {
  const values = Object.values(terms);
  return gallery.find(({ variation }) => variation && values.includes(variation))?.id ?? null;
}
