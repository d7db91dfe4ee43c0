import type { Generated, Selectable } from 'kysely';
import type { BlockSetPurpose } from '#wire/vitrine/block-set.ts';

/** Only `publish` is shown, and only from its date on; a document in the trash has its slug changed. */
export const DOCUMENT_STATUSES = ['publish', 'draft', 'pending', 'private', 'trash'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export type DocumentKind = 'page' | 'post';
export const POST_TAXONOMIES = ['category', 'tag'] as const;
export type PostTaxonomy = (typeof POST_TAXONOMIES)[number];

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
  /** Blocks of a public document that are not published yet. */
  document_drafts: {
    document_id: number;
    author_id: number | null;
    at: number;
    show_title: number;
    /** JSON list of { kind, settings }. */
    blocks: string;
  };
  /** Categories and tags of posts. */
  post_terms: {
    id: Generated<number>;
    taxonomy: PostTaxonomy;
    /** Unique in its taxonomy. */
    slug: string;
    name: string;
    /** Plain text. */
    description: Generated<string>;
  };
  document_terms: { document_id: number; term_id: number };
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
    /** Shared blocks that are the panel of an entry of the main menu. */
    set_id: Generated<number | null>;
  };
}

export type PostTerm = Selectable<ContentTables['post_terms']>;
export type DocumentRow = Selectable<ContentTables['documents']>;
export type RevisionRow = Selectable<ContentTables['document_revisions']>;

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ContentTables {}
}
