import { readAttributes } from './attribute-reader.ts';
import { listReader, type PartReader } from './part-reader.ts';
import type { ExtrasRow, PartName, ProductParts } from './product-parts.ts';
import { queryByIds } from './query-by-ids.ts';
import {
  readValues,
  readVariationIds,
  readVariationKeys,
  readVariations,
} from './variation-readers.ts';

const readMainImages = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_images')
      .select(['product_id', 'media_id'])
      .where('product_id', 'in', ids)
      .where('position', '=', 0),
  ),
);

const readMainImageId: PartReader<number | null> = async (db, ids) => {
  const rows = await readMainImages(db, ids);
  return (id) => rows(id)[0]?.media_id ?? null;
};

const readGallery = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_images')
      .select(['product_id', 'media_id', 'position', 'video', 'alt', 'caption'])
      .where('product_id', 'in', ids)
      .orderBy('position'),
  ),
);

const readImages = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_images')
      .innerJoin('media', 'media.id', 'product_images.media_id')
      .selectAll('media')
      .select([
        'product_images.product_id',
        'product_images.video',
        'product_images.alt as product_alt',
        'product_images.caption as product_caption',
      ])
      .where('product_images.product_id', 'in', ids)
      .orderBy('product_images.position'),
  ),
);

const readCategories = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_categories')
      .innerJoin('categories', 'categories.id', 'product_categories.category_id')
      .select([
        'product_id',
        'categories.id',
        'name',
        'slug',
        'path',
        'product_categories.position',
      ])
      .where('product_id', 'in', ids)
      .orderBy('product_categories.position'),
  ),
);

const readTags = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_tags')
      .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
      .select(['product_id', 'tags.id', 'name', 'slug'])
      .where('product_id', 'in', ids)
      .orderBy('product_tags.position'),
  ),
);

const readBrands = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_brands')
      .innerJoin('brands', 'brands.id', 'product_brands.brand_id')
      .select(['product_id', 'brands.id', 'name', 'slug'])
      .where('product_id', 'in', ids)
      .orderBy('product_brands.position'),
  ),
);

const readLinks = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_links')
      .innerJoin('products', 'products.id', 'product_links.target_id')
      .select(['product_id', 'product_links.kind', 'target_id', 'products.status'])
      .where('product_id', 'in', ids)
      .orderBy('position'),
  ),
);

const readExtraRows = listReader(
  queryByIds((db, ids) =>
    db.selectFrom('product_extras').selectAll().where('product_id', 'in', ids),
  ),
);

const readExtras: PartReader<ExtrasRow | undefined> = async (db, ids) => {
  const rows = await readExtraRows(db, ids);
  return (id) => rows(id)[0];
};

const readMeta = listReader(
  queryByIds((db, ids) =>
    db.selectFrom('product_meta').selectAll().where('product_id', 'in', ids).orderBy('id'),
  ),
);

const readClosedRows = listReader(
  queryByIds((db, ids) =>
    db.selectFrom('reviews_closed').selectAll().where('product_id', 'in', ids),
  ),
);

const readReviewsClosed: PartReader<boolean> = async (db, ids) => {
  const rows = await readClosedRows(db, ids);
  return (id) => rows(id).length > 0;
};

export const PART_READERS: { readonly [Name in PartName]: PartReader<ProductParts[Name]> } = {
  mainImageId: readMainImageId,
  gallery: readGallery,
  images: readImages,
  categories: readCategories,
  tags: readTags,
  brands: readBrands,
  attributes: readAttributes,
  links: readLinks,
  variationIds: readVariationIds,
  variationKeys: readVariationKeys,
  variations: readVariations,
  values: readValues,
  extras: readExtras,
  meta: readMeta,
  reviewsClosed: readReviewsClosed,
};
