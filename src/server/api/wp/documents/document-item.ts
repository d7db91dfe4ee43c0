import { toSlug } from '#rules/catalog/free-name.ts';
import { writeMarkup } from '#rules/content/block-markup.ts';
import { displayStatus } from '#rules/content/display-status.ts';
import { gmtText, localText } from '#rules/dates/zone-time.ts';
import { documentPath } from '#server/content/document-path.ts';
import { documentHtml, excerptHtml } from '#server/content/managing/document-html.ts';
import { isPublic, type ManagedDocument } from '#server/content/managing/find-documents.ts';
import type { DocumentFields } from '#server/content/managing/save-documents.ts';
import type { DocumentRow, PostTerm } from '#server/content/tables.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Linked, Links } from '#wire/wc/response-parts.ts';
import type { WpDocument, WpStatus } from '#wire/wp/document.ts';
import { codecFor } from '../../rest/codec.ts';

// A page or post in the words of `wp/v2`, with all its fields; the context leaves some out.

export const LISTS = { page: 'pages', post: 'posts' } as const;

const { field, renamed, codec } = codecFor<DocumentRow, DocumentFields>();

export const documentCodec = codec({
  slug: field('slug'),
  title: field('title', {
    read: (title: string) => title.trim(),
    write: (title) => ({ raw: title, rendered: escapeHtml(title) }),
  }),
  author: renamed('author_id', 'authorId', { write: (id) => id ?? 0 }),
  featured_media: renamed('image_id', 'imageId', {
    read: (id: number) => id || null,
    write: (id) => id ?? 0,
  }),
});

interface Place {
  ctx: Pick<ShopContext, 'settings' | 'now'>;
  origin: string;
}

function getStatus(row: DocumentRow, now: number): WpStatus {
  return displayStatus(row.status, row.published_at, now);
}

/** Where there is no page to read yet, an address that names it. */
function toLink(row: DocumentRow, { ctx, origin }: Place): string {
  return isPublic(row, ctx.now)
    ? `${origin}${documentPath(ctx.settings, row)}`
    : getGuid(row, origin);
}

function getGuid({ kind, id }: DocumentRow, origin: string): string {
  return `${origin}/?${kind === 'page' ? 'page_id' : 'p'}=${id}`;
}

export function documentItem(
  { row, blocks, terms }: ManagedDocument,
  place: Place,
): WpDocument & Linked {
  const { ctx, origin } = place;
  const { settings, now } = ctx;
  const zone = settings['shop.timeZone'];
  const guid = getGuid(row, origin);
  const pattern = { page: 'routes.document', post: 'routes.post' } as const;
  return {
    id: row.id,
    date: localText(row.published_at, zone),
    date_gmt: gmtText(row.published_at),
    guid: { raw: guid, rendered: guid },
    modified: localText(row.updated_at, zone),
    modified_gmt: gmtText(row.updated_at),
    password: '',
    ...documentCodec.toResponse(row),
    status: getStatus(row, now),
    link: toLink(row, place),
    content: {
      raw: writeMarkup(blocks),
      rendered: documentHtml(blocks),
      protected: false,
      block_version: 0,
    },
    excerpt: { raw: row.excerpt, rendered: excerptHtml(row.excerpt, blocks), protected: false },
    ...(row.kind === 'page'
      ? { type: row.kind, parent: 0, menu_order: 0 }
      : { type: row.kind, sticky: false, format: 'standard', ...termsIn(terms) }),
    comment_status: takesComments(row, settings) ? 'open' : 'closed',
    ping_status: 'closed',
    template: '',
    meta: { footnotes: '' },
    permalink_template: `${origin}${settings[pattern[row.kind]].replace(':slug', '%pagename%')}`,
    generated_slug: toSlug(row.title),
    class_list: [`post-${row.id}`, row.kind],
    _links: getLinks(row, origin),
  };
}

function termsIn(terms: readonly PostTerm[]) {
  const ids = (taxonomy: PostTerm['taxonomy']) =>
    terms.filter((term) => term.taxonomy === taxonomy).map(({ id }) => id);
  return { categories: ids('category'), tags: ids('tag') };
}

function takesComments(row: DocumentRow, settings: Settings): boolean {
  return row.kind === 'post' && settings['comments.enabled'] && decodeFlag(row.comments_open);
}

function getLinks(row: DocumentRow, origin: string): Links {
  const base = `${origin}/wp-json/wp/v2`;
  const list = `${base}/${LISTS[row.kind]}`;
  const { author_id: author, image_id: image } = row;
  return {
    self: [{ href: `${list}/${row.id}` }],
    collection: [{ href: list }],
    about: [{ href: `${base}/types/${row.kind}` }],
    ...(author !== null && { author: [{ href: `${base}/users/${author}`, embeddable: true }] }),
    ...(row.kind === 'post' && {
      replies: [{ href: `${base}/comments?post=${row.id}`, embeddable: true }],
    }),
    'version-history': [{ href: `${list}/${row.id}/revisions` }],
    ...(image !== null && {
      'wp:featuredmedia': [{ href: `${base}/media/${image}`, embeddable: true }],
    }),
    'wp:attachment': [{ href: `${base}/media?parent=${row.id}` }],
  };
}
