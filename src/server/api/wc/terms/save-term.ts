import { freeName, toSlug } from '#rules/catalog/free-name.ts';
import {
  type ManagedTerm,
  PLAIN_TERM,
  type Taxonomy,
  type TermValues,
} from '#server/catalog/terms/managed-term.ts';
import { moveTerm } from '#server/catalog/terms/move-term.ts';
import { findMedia } from '#server/media/media-library.ts';
import type { treeTermInput } from '#wire/wc/terms.ts';
import type { PartialOf, WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { positionCodec, termCodec, treeCodec } from './term-item.ts';

type TermInput = PartialOf<typeof treeTermInput>;
export type TermSaved = { ok: true; id: number } | { ok: false; error: RestError };

const fail = (error: RestError): TermSaved => ({ ok: false, error });

function existsError(id: number, tree: boolean): RestError {
  const where = tree ? 'with this parent' : 'in this taxonomy';
  const message = `A term with the name provided already exists ${where}.`;
  return { code: 'term_exists', message, status: 400, data: { resource_id: id } };
}

/** Names are unique below one parent, slugs in the whole taxonomy. */
export async function saveManagedTerm(
  { ctx }: WriteRequest,
  taxonomy: Taxonomy,
  { before, input, tree }: { before: ManagedTerm | null; input: TermInput; tree: boolean },
): Promise<TermSaved> {
  const others = (await taxonomy.load(ctx.db)).filter((term) => term.id !== before?.id);
  const base = before ?? PLAIN_TERM;
  const values = {
    ...base,
    ...termCodec.fromInput(input).changes,
    ...positionCodec.fromInput(input).changes,
    ...treeCodec.fromInput(input).changes,
  };
  const { name, parentId, description, position, display } = values;
  if (name === '') return fail(invalidParams({ name: 'must not be empty' }));
  if (parentId !== null && !isParent(others, parentId, before)) {
    return fail(invalidParams({ parent: 'is not a term that can be its parent' }));
  }
  const same = others.find(
    (term) => term.name.toLowerCase() === name.toLowerCase() && term.parentId === parentId,
  );
  if (same && name !== base.name) return fail(existsError(same.id, tree));
  const slug = chosenSlug(input, base, name, others);
  if (slug === '') return fail(invalidParams({ slug: 'has nothing that can be in an address' }));
  const existing = others.find((term) => term.slug === slug);
  if (existing) return fail(existsError(existing.id, tree));
  const image = await loadImage(ctx.db, input, base);
  if (!image.ok) return image;
  const id = await taxonomy.save(ctx.db, before?.id, {
    slug,
    name,
    parentId,
    description,
    position,
    display,
    imageId: image.id,
  });
  if (before) await moveTerm(ctx, taxonomy, before.slug, slug);
  return { ok: true, id };
}

/** One that is given must be free; one that is made of the name gets a number where it is not. */
function chosenSlug(
  input: TermInput,
  base: TermValues,
  name: string,
  others: readonly ManagedTerm[],
): string {
  if (input.slug !== undefined && input.slug !== '') return toSlug(input.slug);
  if (base.slug !== '') return base.slug;
  const slug = toSlug(name);
  const slugs = others.map((term) => term.slug);
  return slug === '' ? '' : freeName(slug, slugs, 2);
}

/** A term cannot be below itself. */
function isParent(
  others: readonly ManagedTerm[],
  parentId: number,
  before: ManagedTerm | null,
): boolean {
  const byId = new Map(others.map((term) => [term.id, term]));
  const seen = new Set<number>();
  let at = byId.get(parentId);
  if (!at) return false;
  while (at) {
    if (seen.has(at.id) || at.parentId === before?.id) return false;
    seen.add(at.id);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return true;
}

type ImageChoice = { ok: true; id: number | null } | { ok: false; error: RestError };

async function loadImage(
  db: WriteRequest['ctx']['db'],
  { image }: TermInput,
  base: TermValues,
): Promise<ImageChoice> {
  if (image === undefined) return { ok: true, id: base.imageId };
  if (image === null || image.id === 0) return { ok: true, id: null };
  if (image.id === undefined) {
    const error = invalidParams({ image: 'is named by its id or its address' });
    return { ok: false, error };
  }
  const found = await findMedia(db, image.id);
  if (found) return { ok: true, id: found.id };
  const message = `#${image.id} is an invalid image ID.`;
  const code = 'woocommerce_rest_invalid_image_id';
  return { ok: false, error: { code, message, status: 400 } };
}
