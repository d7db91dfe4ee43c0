import { freeName, toSlug } from '#rules/catalog/free-name.ts';
import { saveManagedAttribute } from '#server/catalog/terms/attributes.ts';
import { PLAIN_TERM, type Taxonomy } from '#server/catalog/terms/managed-term.ts';
import { shippingClasses } from '#server/catalog/terms/shipping-classes.ts';
import { brands, categories, getTerms, tags } from '#server/catalog/terms/taxonomies.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';

// Categories, tags and their like by their names, as files have them. What is not there yet is made,
// and recorded as if a manager had made it.

type Paths = readonly (readonly string[])[];

export interface TermBook {
  /** Each path from the top: ['Home', 'Kitchen']. A new one gets its slug, where it is free. */
  categories(paths: Paths, slugs?: Paths): Promise<number[]>;
  brands(paths: Paths, slugs?: Paths): Promise<number[]>;
  tags(names: readonly string[], slugs?: readonly string[]): Promise<number[]>;
  /** The slug by which products name it. */
  shippingClass(name: string): Promise<string>;
  /** The id of the attribute that all products share. */
  attribute(label: string, slug: string): Promise<number>;
  /** The values of an attribute that are not there yet, with their slugs where those are free. */
  values(attribute: number, names: readonly string[], slugs: readonly string[]): Promise<void>;
}

export function openTermBook(recorded: RecordedChange): TermBook {
  const db = recorded.ctx.db;
  const page = (taxonomy: Taxonomy, resource: string) => termPage(recorded, taxonomy, resource, 0);
  const pages = {
    categories: page(categories, 'product_cat'),
    brands: page(brands, 'product_brand'),
    tags: page(tags, 'product_tag'),
    classes: page(shippingClasses, 'product_shipping_class'),
  };
  const known = attributesByLabel(db);
  const valuePages = new Map<number, ReturnType<typeof termPage>>();
  return {
    categories: (paths, slugs = []) =>
      oneByOne(paths, (path, at) => pages.categories.path(path, slugs[at])),
    brands: (paths, slugs = []) =>
      oneByOne(paths, (path, at) => pages.brands.path(path, slugs[at])),
    tags: (names, slugs = []) =>
      oneByOne(names, (name, at) => pages.tags.path([name], [slugs[at] ?? ''])),
    async shippingClass(name) {
      if (name === '') return '';
      return pages.classes.slugOf(await pages.classes.path([name]));
    },
    async attribute(label, slug) {
      const attributes = await known();
      const plain = label.trim().toLowerCase();
      const found = attributes.get(slug) ?? attributes.get(plain);
      if (found !== undefined) return found;
      const values = { name: toSlug(slug || label) || 'attribute', label: label.trim() };
      const choices = { orderBy: 'menu_order' as const, hasArchives: false };
      const id = await saveManagedAttribute(db, null, { ...values, ...choices });
      attributes.set(plain, id);
      const change = { resource: 'product_attribute', id, before: null, after: values };
      await recorded.record({ ...change, action: 'created' });
      return id;
    },
    async values(attribute, names, requested) {
      const resource = 'product_attribute_term';
      const terms =
        valuePages.get(attribute) ?? termPage(recorded, getTerms(attribute), resource, 1);
      valuePages.set(attribute, terms);
      for (const [at, name] of names.entries()) await terms.path([name], [requested[at] ?? '']);
    },
  };
}

/** One after the other, as the second may be below the first. */
async function oneByOne<T>(
  items: readonly T[],
  find: (item: T, at: number) => Promise<number>,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, item] of items.entries()) ids.push(await find(item, at));
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

/** `step` is 1 where terms have an order of their own: a new one is the last. */
function termPage(change: RecordedChange, taxonomy: Taxonomy, resource: string, step: 0 | 1) {
  const { db } = change.ctx;
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

  async function child(parentId: number | null, name: string, names: string): Promise<number> {
    const terms = await known();
    const found = terms.get(key(parentId, name));
    if (found) return found.id;
    const slug = freeName(toSlug(names || name) || 'term', slugs.values(), 2);
    const position = step * slugs.size;
    const values = { ...PLAIN_TERM, slug, name: name.trim(), parentId, position };
    const id = await taxonomy.save(db, undefined, values);
    terms.set(key(parentId, name), { id, slug });
    slugs.set(id, slug);
    await change.record({
      resource,
      id,
      action: 'created',
      before: null,
      after: { id, slug, name },
    });
    return id;
  }

  return {
    async path(names: readonly string[], requested: readonly string[] = []): Promise<number> {
      let parentId: number | null = null;
      for (const [at, name] of names.entries()) {
        parentId = await child(parentId, name, requested[at] ?? '');
      }
      return parentId ?? 0;
    },
    slugOf: (id: number) => slugs.get(id) ?? '',
  };
}
