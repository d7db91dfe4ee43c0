import { gmtText, localText } from '#rules/dates/zone-time.ts';
import type { ManagedTerm } from '#server/catalog/terms/managed-term.ts';
import { findMediaRows } from '#server/media/media-library.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { ProductTerm } from '#wire/wc/terms.ts';
import type { ReadRequest } from '../../rest/resource.ts';
import { toStoreImage } from '../../store/to-store-image.ts';

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
    name: term.name,
    slug: term.slug,
    description: term.description,
    ...(kind.tree && {
      parent: term.parentId ?? 0,
      display: term.display,
      image: image === undefined ? null : imageItem(image, request),
    }),
    ...(kind.menuOrder && { menu_order: term.position }),
    count: term.count,
  };
}

function imageItem(media: MediaRow, { ctx, origin }: ReadRequest) {
  const { id, src, name, alt } = toStoreImage(media, origin);
  const local = localText(media.created_at, ctx.settings['shop.timeZone']);
  const gmt = gmtText(media.created_at);
  return {
    id,
    date_created: local,
    date_created_gmt: gmt,
    date_modified: local,
    date_modified_gmt: gmt,
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
