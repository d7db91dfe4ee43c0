import type { ManagedTerm, Taxonomy } from '#server/catalog/terms/managed-term.ts';
import {
  attributeTermInput,
  type ProductTerm,
  termInput,
  termQuery,
  termReadOnly,
  termResponse,
  treeTermInput,
} from '#wire/wc/terms.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type ReadRequest, type Saved, type WriteRequest } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { prepareImage } from '../products/prepare-images.ts';
import { saveManagedTerm } from './save-term.ts';
import { selectTerms } from './select-terms.ts';
import { type TermKind, termImages, termItem } from './term-item.ts';

const missing: RestError = {
  code: 'woocommerce_rest_term_invalid',
  message: 'Resource does not exist.',
  status: 404,
};

const noTaxonomy: RestError = {
  code: 'woocommerce_rest_taxonomy_invalid',
  message: 'Resource does not exist.',
  status: 404,
};

/** Values of an attribute are shown as parts of it. */
function toAttribute({ parts: { attribute_id: id } }: ReadRequest) {
  return id === undefined ? undefined : { resource: 'product_attribute', id: numericId(id) };
}

export interface TermParts extends TermKind {
  path: string;
  /** As OPTIONS and the manager's log call it. */
  title: string;
  /** Null where there is no such attribute. */
  taxonomy(request: ReadRequest): Promise<Taxonomy | null>;
  /** What was made from the term. */
  tags(id: number): readonly string[];
}

/** Categories, tags and their like: the same routes over another table. */
export function termResource(parts: TermParts): RestRoute[] {
  const { path, title, taxonomy, tree, menuOrder, tags } = parts;

  async function one(request: ReadRequest, id: number): Promise<ManagedTerm | null> {
    const current = await taxonomy(request);
    return (await current?.load(request.ctx.db, id))?.[0] ?? null;
  }
  async function loadItem(request: ReadRequest, term: ManagedTerm): Promise<ProductTerm> {
    return termItem(term, parts, await termImages(request, [term]), request);
  }
  async function save(
    request: WriteRequest,
    before: ManagedTerm | null,
    input: Parameters<typeof saveManagedTerm>[2]['input'],
  ): Promise<Saved<ProductTerm>> {
    const current = await taxonomy(request);
    if (!current) return { ok: false, error: noTaxonomy };
    const saved = await saveManagedTerm(request, current, { before, input, tree });
    if (!saved.ok) return saved;
    const term = await one(request, saved.id);
    if (!term) return { ok: false, error: missing };
    const item = await loadItem(request, term);
    await request.record({
      resource: title,
      id: term.id,
      partOf: toAttribute(request),
      action: before ? 'updated' : 'created',
      before: before && (await loadItem(request, before)),
      after: item,
    });
    await request.ctx.invalidate(tags(term.id));
    return { ok: true, item };
  }

  const fields = menuOrder ? attributeTermInput : termInput;
  return managedResource({
    namespace: 'wc/v3',
    path,
    idOf: numericId,
    title,
    permission: { read: 'see-products', write: 'manage-products' },
    input: tree ? treeTermInput : fields,
    required: ['name'],
    readOnly: termReadOnly,
    response: termResponse,
    query: termQuery,
    missing,
    batch: true,
    prepare: prepareImage,
    async list(request, query) {
      const current = await taxonomy(request);
      if (!current) return noTaxonomy;
      const { db } = request.ctx;
      const ofProduct =
        query.product === undefined ? null : await current.ofProduct(db, query.product);
      const { terms, total } = selectTerms(await current.load(db), query, ofProduct);
      const images = await termImages(request, terms);
      return { items: terms.map((term) => termItem(term, parts, images, request)), total };
    },
    async read(request, id) {
      const term = await one(request, id);
      return term && loadItem(request, term);
    },
    create: (request, input) => save(request, null, input),
    async update(request, id, input) {
      return save(request, await one(request, id), input);
    },
    async remove(request, id) {
      const current = await taxonomy(request);
      const term = await one(request, id);
      if (!current || !term) return { ok: false, error: missing };
      const item = await loadItem(request, term);
      await current.remove(request.ctx.db, id);
      const gone = { resource: title, id, partOf: toAttribute(request) };
      await request.record({ ...gone, action: 'deleted', before: item, after: null });
      await request.ctx.invalidate(tags(id));
      return { ok: true, item };
    },
  });
}
