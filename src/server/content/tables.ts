import type { Generated, Selectable } from 'kysely';
import type { BlockSetPurpose } from '#wire/vitrine/block-set.ts';

/** Only `publish` is shown, and only from its date on; a document in the trash has its slug changed. */
export const DOCUMENT_STATUSES = ['publish', 'draft', 'pending', 'private', 'trash'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export type DocumentKind = 'page' | 'post';

/** 301 for good, 302 for now. */
export type RedirectStatus = 301 | 302;

/** Pages and journal posts, the blocks they are made of, and the menu trees. */
export interface ContentTables {
  documents: {
    id: Generated<number>;
    kind: DocumentKind;
    slug: string;
    title: string;
    /** Plain text for cards, search results and the description of the page. */
    excerpt: string;
    status: DocumentStatus;
    show_title: number;
    image_id: number | null;
    published_at: number;
    updated_at: number;
    /** Null where its author is not known. */
    author_id: Generated<number | null>;
    /** Counts up with every change, so that the second of two editors is refused. */
    version: Generated<number>;
    /** In place of the title, for search engines and shared links; '' for the title itself. */
    seo_title: Generated<string>;
    /** In place of the excerpt, for the same. */
    seo_description: Generated<string>;
    noindex: Generated<number>;
    /** In place of the document's picture, for shared links. */
    social_image_id: Generated<number | null>;
    /** Of a post, where the shop takes comments at all. */
    comments_open: Generated<number>;
  };
  /** What a document said after each change of its words. */
  document_revisions: {
    id: Generated<number>;
    document_id: number;
    author_id: number | null;
    at: number;
    title: string;
    excerpt: string;
    /** JSON list of { kind, settings }. */
    blocks: string;
  };
  blocks: {
    id: Generated<number>;
    document_id: number;
    position: number;
    kind: string;
    /** JSON, by the block's own schema in server/content/blocks. */
    settings: string;
  };
  /** Blocks under a name: `shared` ones are shown by reference, a `template` is copied. */
  block_sets: {
    id: Generated<number>;
    purpose: BlockSetPurpose;
    name: string;
    /** JSON list of { kind, settings }. */
    blocks: string;
  };
  menu_items: {
    id: Generated<number>;
    /** top, main, wide, or footer-1 to footer-4. */
    menu: string;
    parent_id: number | null;
    position: number;
    label: string;
    url: string;
    mega: number;
    image_id: number | null;
  };
  /** Addresses that lead elsewhere; a page at the address itself comes first. */
  redirects: {
    id: Generated<number>;
    /** As `redirectPath` writes it. */
    from_path: string;
    target: string;
    status: Generated<RedirectStatus>;
    /** How often it has led somebody. */
    uses: Generated<number>;
    created_at: number;
  };
}

export type RedirectRow = Selectable<ContentTables['redirects']>;
export type DocumentRow = Selectable<ContentTables['documents']>;
export type RevisionRow = Selectable<ContentTables['document_revisions']>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ContentTables {}
}
