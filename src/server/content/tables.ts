import type { Generated } from 'kysely';

/** Pages and journal posts, the blocks they are made of, and the menu trees. */
export interface ContentTables {
  documents: {
    id: Generated<number>;
    kind: 'page' | 'post';
    slug: string;
    title: string;
    /** Plain text for cards, search results and the description of the page. */
    excerpt: string;
    status: 'publish' | 'draft';
    show_title: number;
    image_id: number | null;
    published_at: number;
    updated_at: number;
  };
  blocks: {
    id: Generated<number>;
    document_id: number;
    position: number;
    kind: string;
    /** JSON, by the block's own schema in server/content/blocks. */
    settings: string;
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
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ContentTables {}
}
