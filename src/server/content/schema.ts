import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { ContentTables } from './tables.ts';

export const contentSchema: DomainSchema<ContentTables> = {
  tables: {
    documents: {
      columns: {
        id,
        kind: text,
        slug: text,
        title: text,
        excerpt: text.default(''),
        status: text,
        show_title: flag.default(1),
        image_id: integer.pointsAt('media.id'),
        published_at: time,
        updated_at: time,
        author_id: integer.pointsAt('customers.id'),
        version: integer.default(1),
        seo_title: text.default(''),
        seo_description: text.default(''),
        noindex: flag.default(0),
        social_image_id: integer.pointsAt('media.id'),
        comments_open: flag.default(1),
      },
      unique: { documents_kind_slug: ['kind', 'slug'] },
      indexes: {
        documents_newest: ['kind', 'status', 'published_at'],
        documents_author: ['author_id'],
        documents_scheduled: ['status', 'published_at'],
      },
    },
    document_revisions: {
      columns: {
        id,
        document_id: integer.ownedBy('documents.id'),
        author_id: integer.pointsAt('customers.id'),
        at: time,
        title: text,
        excerpt: text,
        blocks: json,
      },
      indexes: {
        document_revisions_document: ['document_id', 'id'],
        document_revisions_author: ['author_id'],
      },
    },
    document_drafts: {
      columns: {
        document_id: integer.ownedBy('documents.id'),
        author_id: integer.pointsAt('customers.id'),
        at: time,
        show_title: flag,
        blocks: json,
      },
      indexes: {
        document_drafts_document: { on: ['document_id'], isUnique: true },
        document_drafts_author: ['author_id'],
      },
    },
    post_terms: {
      columns: {
        id,
        taxonomy: text,
        slug: text,
        name: text,
        description: text.default(''),
      },
      unique: { post_terms_slug: ['taxonomy', 'slug'] },
    },
    document_terms: {
      columns: {
        document_id: integer.ownedBy('documents.id'),
        term_id: integer.ownedBy('post_terms.id'),
      },
      key: ['document_terms_key', ['document_id', 'term_id']],
      indexes: {
        document_terms_term: ['term_id'],
      },
    },
    blocks: {
      columns: {
        id,
        document_id: integer.ownedBy('documents.id'),
        position: integer,
        kind: text,
        settings: json,
      },
      indexes: {
        blocks_document: ['document_id', 'position'],
      },
    },
    block_sets: {
      columns: {
        id,
        purpose: text,
        name: text,
        blocks: json,
      },
    },
    menu_items: {
      columns: {
        id,
        menu: text,
        parent_id: integer.ownedBy('menu_items.id').nullable(),
        position: integer,
        label: text,
        url: text,
        mega: flag.default(0),
        image_id: integer.pointsAt('media.id'),
        set_id: integer.pointsAt('block_sets.id'),
      },
      indexes: {
        menu_items_menu: ['menu', 'position'],
        menu_items_parent: ['parent_id'],
      },
    },
  },
};
