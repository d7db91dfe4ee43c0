import { freeName, slugOf } from '#rules/catalog/free-name.ts';
import { saveManagedAttribute } from '#server/catalog/terms/attributes.ts';
import { PLAIN_TERM, type Taxonomy } from '#server/catalog/terms/managed-term.ts';
import { shippingClasses } from '#server/catalog/terms/shipping-classes.ts';
import { brands, categories, tags } from '#server/catalog/terms/taxonomies.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OwnChange } from '#server/settings/change-as.ts';

// Categories, tags and their like by their names, as files have them. What is not there yet is made,
// and recorded as if a manager had made it.

export interface TermBook {
  /** Each path from the top: ['Home', 'Kitchen']. */
  categories(paths: readonly (readonly string[])[]): Promise<number[]>;
  brands(paths: readonly (readonly string[])[]): Promise<number[]>;
  tags(names: readonly string[]): Promise<number[]>;
  /** The slug by which products name it. */
  shippingClass(name: string): Promise<string>;
  /** The id of the attribute that all products share. */
  attribute(label: string): Promise<number>;
}

export function openTermBook(own: OwnChange): TermBook {
  const db = own.ctx.db;
  const page = (taxonomy: Taxonomy, resource: string) => termPage(own, taxonomy, resource);
  const pages = {
    categories: page(categories, 'product_cat'),
    brands: page(brands, 'product_brand'),
    tags: page(tags, 'product_tag'),
    classes: page(shippingClasses, 'product_shipping_class'),
  };
  const known = attributesByLabel(db);
  return {
    categories: (paths) => oneByOne(paths, (path) => pages.categories.path(path)),
    brands: (paths) => oneByOne(paths, (path) => pages.brands.path(path)),
    tags: (names) => oneByOne(names, (name) => pages.tags.path([name])),
    async shippingClass(name) {
      if (name === '') return '';
      return pages.classes.slugOf(await pages.classes.path([name]));
    },
    async attribute(label) {
      const attributes = await known();
      const plain = label.trim().toLowerCase();
      const found = attributes.get(plain);
      if (found !== undefined) return found;
      const values = { name: slugOf(label) || 'attribute', label: label.trim() };
      const choices = { orderBy: 'menu_order' as const, hasArchives: false };
      const id = await saveManagedAttribute(db, null, { ...values, ...choices });
      attributes.set(plain, id);
      const change = { resource: 'product_attribute', id, before: null, after: values };
      await own.record({ ...change, action: 'created' });
      return id;
    },
  };
}

/** One after the other, as the second may be below the first. */
async function oneByOne<T>(
  items: readonly T[],
  find: (item: T) => Promise<number>,
): Promise<number[]> {
  const ids: number[] = [];
  for (const item of items) ids.push(await find(item));
  return [...new Set(ids)];
}

function attributesByLabel(db: Db): () => Promise<Map<string, number>> {
  let loaded: Map<string, number> | null = null;
  return async () => {
    if (loaded === null) {
      const rows = await db.selectFrom('attributes').select(['id', 'name', 'label']).execute();
      loaded = new Map(
        rows.flatMap(({ id, name, label }) => [
          [name, id] as const,
          [label.toLowerCase(), id] as const,
        ]),
      );
    }
    return loaded;
  };
}

interface KnownTerm {
  id: number;
  slug: string;
}

function termPage(own: OwnChange, taxonomy: Taxonomy, resource: string) {
  const { db } = own.ctx;
  let byName: Map<string, KnownTerm> | null = null;
  const slugs = new Map<number, string>();
  const key = (parentId: number | null, name: string) =>
    `${parentId ?? 0}/${name.trim().toLowerCase()}`;

  async function known(): Promise<Map<string, KnownTerm>> {
    if (byName === null) {
      const terms = await taxonomy.load(db);
      byName = new Map(terms.map((term) => [key(term.parentId, term.name), term]));
      for (const { id, slug } of terms) slugs.set(id, slug);
    }
    return byName;
  }

  async function child(parentId: number | null, name: string): Promise<number> {
    const terms = await known();
    const found = terms.get(key(parentId, name));
    if (found) return found.id;
    const slug = freeName(slugOf(name) || 'term', slugs.values(), 2);
    const values = { ...PLAIN_TERM, slug, name: name.trim(), parentId };
    const id = await taxonomy.save(db, undefined, values);
    terms.set(key(parentId, name), { id, slug });
    slugs.set(id, slug);
    await own.record({ resource, id, action: 'created', before: null, after: { id, slug, name } });
    return id;
  }

  return {
    async path(names: readonly string[]): Promise<number> {
      let parentId: number | null = null;
      for (const name of names) parentId = await child(parentId, name);
      return parentId ?? 0;
    },
    slugOf: (id: number) => slugs.get(id) ?? '',
  };
}
