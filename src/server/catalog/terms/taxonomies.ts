import { refreshListings } from '../listing/refresh-listings.ts';
import { countPublished, PRODUCT_JOINS, unlinkProducts } from '../product-joins.ts';
import { readProductParts } from '../reading/read-products.ts';
import { saveCategory } from '../saving/save-category.ts';
import { saveTag } from '../saving/save-tag.ts';
import { saveTerm, termUsers } from '../saving/save-term.ts';
import { PLAIN_TERM, type Taxonomy } from './managed-term.ts';
import { removeCategory } from './remove-category.ts';
import { termCounts } from './term-counts.ts';
import { loadSwatch } from './term-swatch.ts';

export const tags: Taxonomy = {
  route: 'routes.tag',
  async load(db, id) {
    const rows = await db
      .selectFrom('tags')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .execute();
    const counts = await countPublished(db, PRODUCT_JOINS.tags);
    return rows.map((row) => ({ ...PLAIN_TERM, ...row, count: counts.get(row.id) ?? 0 }));
  },
  save: (db, id, { slug, name, description }) =>
    saveTag(db, { ...(id !== undefined && { id }), slug, name, description }),
  async remove(db, id) {
    const products = await unlinkProducts(db, PRODUCT_JOINS.tags, id);
    await db.deleteFrom('tags').where('id', '=', id).execute();
    await refreshListings(db, products);
  },
  async ofProduct(db, productId) {
    const parts = await readProductParts(db, productId, ['tags']);
    return parts.tags.map(({ id }) => id);
  },
};

export const categories: Taxonomy = {
  route: 'routes.category',
  async load(db, id) {
    const rows = await db
      .selectFrom('categories')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .execute();
    const counts = await countPublished(db, PRODUCT_JOINS.categories);
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      description: row.description,
      parentId: row.parent_id,
      position: row.position,
      display: row.display,
      imageId: row.image_id,
      count: counts.get(row.id) ?? 0,
    }));
  },
  async save(db, id, { display, imageId, ...values }) {
    const saved = await saveCategory(db, {
      ...(id !== undefined && { id }),
      ...values,
      image: imageId,
    });
    await db.updateTable('categories').set({ display }).where('id', '=', saved).execute();
    return saved;
  },
  remove: removeCategory,
  async ofProduct(db, productId) {
    const parts = await readProductParts(db, productId, ['categories']);
    return parts.categories.map(({ id }) => id);
  },
};

export const brands: Taxonomy = {
  route: null,
  async load(db, id) {
    const rows = await db
      .selectFrom('brands')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .execute();
    const counts = await countPublished(db, PRODUCT_JOINS.brands);
    return rows.map(({ parent_id: parentId, image_id: imageId, ...row }) => ({
      ...row,
      parentId,
      imageId,
      count: counts.get(row.id) ?? 0,
    }));
  },
  async save(db, id, { parentId, imageId, ...values }) {
    const row = { ...values, parent_id: parentId, image_id: imageId };
    if (id !== undefined) {
      await db.updateTable('brands').set(row).where('id', '=', id).execute();
      return id;
    }
    const added = await db
      .insertInto('brands')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  },
  async remove(db, id) {
    await db.deleteFrom('brands').where('id', '=', id).execute();
  },
  async ofProduct(db, productId) {
    const parts = await readProductParts(db, productId, ['brands']);
    return parts.brands.map(({ id }) => id);
  },
};

export function getTerms(attributeId: number): Taxonomy {
  return {
    route: null,
    async load(db, id) {
      const rows = await db
        .selectFrom('terms')
        .select(['id', 'slug', 'name', 'position', 'description'])
        .where('attribute_id', '=', attributeId)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
        .execute();
      const counts = await termCounts(db, attributeId);
      return rows.map((row) => ({ ...PLAIN_TERM, ...row, count: counts.get(row.id) ?? 0 }));
    },
    async save(db, id, { slug, name, description, position }) {
      const swatch = id === undefined ? {} : await loadSwatch(db, id);
      const values = { ...swatch, attributeId, slug, name, position };
      const saved = await saveTerm(db, { ...(id !== undefined && { id }), ...values });
      await db.updateTable('terms').set({ description }).where('id', '=', saved).execute();
      return saved;
    },
    async remove(db, id) {
      const users = await termUsers(db, id);
      await db.deleteFrom('terms').where('id', '=', id).execute();
      await refreshListings(db, users);
    },
    async ofProduct(db, productId) {
      const rows = await db
        .selectFrom('product_terms')
        .select('term_id')
        .where('product_id', '=', productId)
        .where('attribute_id', '=', attributeId)
        .execute();
      return rows.map((row) => row.term_id);
    },
  };
}
