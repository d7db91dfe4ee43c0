import { type Document, findDocument, findPreview } from '#server/content/find-document.ts';
import type { DocumentKind } from '#server/content/tables.ts';
import { PREVIEW_PARAM } from '#server/platform/sessions/preview-link.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PageDefinition, PageRequest } from '../page.ts';

/** The document of an address; by a preview link also one that is not public yet. */
export async function requestedDocument(
  ctx: ShopContext,
  kind: DocumentKind,
  slug: string,
  { query, visitor }: Pick<PageRequest, 'query' | 'visitor'>,
): Promise<Document | null> {
  const token = query.get(PREVIEW_PARAM);
  const sign = visitor.sign;
  const preview = token === null ? null : await findPreview(ctx, kind, slug, { token, sign });
  return preview ?? findDocument(ctx, kind, slug);
}

/** A page that takes preview links: what one shows is for its holder and is not cached. */
export function takesPreviews(
  canonicalQuery: PageDefinition['canonicalQuery'],
): Required<Pick<PageDefinition, 'canonicalQuery' | 'keep'>> {
  return {
    canonicalQuery(query, settings) {
      const canonical = canonicalQuery(query, settings);
      const token = query.get(PREVIEW_PARAM);
      if (token !== null) canonical.set(PREVIEW_PARAM, token);
      return canonical;
    },
    keep: (query) => !query.has(PREVIEW_PARAM),
  };
}
