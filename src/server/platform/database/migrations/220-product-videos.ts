import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

// A picture of a product may be the first sight of a video.

export const productVideos: Migration = {
  name: '220-product-videos',
  async up(db) {
    await sql`alter table product_images add column video text not null default ''`.execute(db);
  },
};
