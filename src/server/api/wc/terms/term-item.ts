import type { ManagedTerm, TermValues } from '#server/catalog/terms/managed-term.ts';
import { findMediaRows } from '#server/media/media-library.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { ProductTerm } from '#wire/wc/terms.ts';
import { codecFor } from '../../rest/codec.ts';
import type { ReadRequest } from '../../rest/resource.ts';
import { toStoreImage } from '../../store/to-store-image.ts';
import { writtenDates } from '../shared/dates.ts';

const { field, codec } = codecFor<ManagedTerm, TermValues>();

export const termCodec = codec({
  name: field('name', { read: (name: string) => name.trim() }),
  description: field('description'),
});

export const positionCodec = codec({ menu_order: field('position') });

export const treeCodec = codec({
  parent: field('parentId', { read: (id: number) => id || null, write: (id) => id ?? 0 }),
  display: field('display'),
});

/** Which fields a kind of term has besides its name. */
export interface TermKind {
  menuOrder: boolean;
  /** Parent, display and image. */
  tree: boolean;
}

export function termItem(
  term: ManagedTerm,
  kind: TermKind,
  images: ReadonlyMap<number, MediaRow>,
  request: ReadRequest,
): ProductTerm {
  const image = term.imageId === null ? undefined : images.get(term.imageId);
  return {
    id: term.id,
    slug: term.slug,
    ...termCodec.toResponse(term),
    ...(kind.tree && {
      ...treeCodec.toResponse(term),
      image: image === undefined ? null : imageItem(image, request),
    }),
    ...(kind.menuOrder && positionCodec.toResponse(term)),
    count: term.count,
  };
}

function imageItem(media: MediaRow, { ctx, origin }: ReadRequest) {
  const { id, src, name, alt } = toStoreImage(media, origin);
  return {
    id,
    ...writtenDates('date_created', media.created_at, ctx.settings),
    ...writtenDates('date_modified', media.created_at, ctx.settings),
    src,
    name,
    alt,
  };
}

/** The pictures of these terms, in one query. */
export async function termImages(
  { ctx }: ReadRequest,
  terms: readonly ManagedTerm[],
): Promise<Map<number, MediaRow>> {
  const ids = terms.map((term) => term.imageId).filter((id) => id !== null);
  return findMediaRows(ctx.db, ids);
}
