import { sql } from 'kysely';
import { flag, idColumn, ownedBy, pointsAt, required, time, withDefault } from '../columns.ts';
import type { Db } from '../database.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

// Filters and sorts are answered by cell and time, and by counts that are kept; the indexes of
// before, one for each filter alone, could not answer two filters at once.

/** As many as there were then. */
const CELL_COUNT = 40;
const WEEK = 7 * 24 * 60 * 60 * 1000;
const OLD_INDEXES = ['reviews_newest', 'reviews_rating', 'reviews_verified', 'reviews_media'];
const INDEXES: Record<string, string[]> = {
  reviews_cell: ['product_id', 'cell', 'created_at', 'id'],
  reviews_cell_score: ['product_id', 'cell', 'score', 'created_at', 'id'],
  reviews_shop_cell: ['cell', 'created_at', 'id'],
  reviews_shop_score: ['cell', 'score', 'created_at', 'id'],
  reviews_status: ['status', 'created_at', 'id'],
  reviews_product: ['product_id', 'email'],
  reviews_email: ['email'],
  reviews_customer: ['customer_id'],
  reviews_text: ['text_hash'],
};

export const reviewCells: Migration = {
  name: '070-review-cells',
  async up(db, engine) {
    await addColumns(db);
    await addFiles(db, engine);
    await addCounts(db);
    await addVotes(db);
    await db.schema
      .createTable('reviews_closed')
      .addColumn('product_id', 'integer', (column) =>
        column.primaryKey().references('products.id').onDelete('cascade'),
      )
      .execute();
    await addInvitations(db);
  },
};

async function addColumns(db: Db): Promise<void> {
  const table = () => db.schema.alterTable('reviews');
  await table().addColumn('cell', 'integer').execute();
  await table().addColumn('score', 'integer', withDefault(0)).execute();
  await table().addColumn('customer_id', 'integer', pointsAt('customers.id')).execute();
  await table().addColumn('text_hash', 'text', withDefault('')).execute();
  await table().addColumn('once_key', 'text').execute();
  await sql`update reviews set score = votes_up - votes_down`.execute(db);
  await sql`update reviews set cell = (rating - 1) * 8 + verified * 4
      + (case when media_count > 0 then 2 else 0 end)
      + (case when votes_up > votes_down then 1 else 0 end)
    where status = 'approved' and parent_id is null and rating is not null`.execute(db);
  for (const name of OLD_INDEXES) await db.schema.dropIndex(name).execute();
  for (const [name, columns] of Object.entries(INDEXES)) {
    await db.schema.createIndex(name).on('reviews').columns(columns).execute();
  }
  await db.schema.createIndex('reviews_once').unique().on('reviews').column('once_key').execute();
}

async function addFiles(db: Db, engine: Engine): Promise<void> {
  await db.schema
    .createTable('review_files')
    .addColumn('id', 'integer', idColumn(engine))
    .addColumn('review_id', 'integer', ownedBy('reviews.id'))
    .addColumn('position', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('media_id', 'integer', pointsAt('media.id'))
    .addColumn('url', 'text', withDefault(''))
    .addColumn('width', 'integer', withDefault(0))
    .addColumn('height', 'integer', withDefault(0))
    .addColumn('caption', 'text', withDefault(''))
    .execute();
  await db.schema
    .createIndex('review_files_review')
    .on('review_files')
    .columns(['review_id', 'position'])
    .execute();
  await db.schema.createIndex('review_files_media').on('review_files').column('media_id').execute();
  await sql`insert into review_files (review_id, position, kind, media_id, caption)
    select review_id, position, 'image', media_id, caption from review_media
    order by review_id, position`.execute(db);
  await db.schema.dropTable('review_media').execute();
}

async function addCounts(db: Db): Promise<void> {
  let table = db.schema
    .createTable('review_counts')
    .addColumn('product_id', 'integer', required)
    .addColumn('week', 'integer', required);
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    table = table.addColumn(`c${cell}`, 'integer', withDefault(0));
  }
  await table.addPrimaryKeyConstraint('review_counts_key', ['product_id', 'week']).execute();
  const names = sql.raw(cellNames().join(', '));
  const sums = sql.raw(
    cellNames()
      .map((name, cell) => `sum(case when cell = ${cell} then 1 else 0 end) as ${name}`)
      .join(', '),
  );
  const week = sql.raw(`created_at / ${WEEK}`);
  const one = sql.raw('product_id');
  const scopes = [
    { product: one, week, by: sql`group by 1, 2` },
    { product: one, week: sql.raw('-1'), by: sql`group by 1, 2` },
    { product: sql.raw('0'), week, by: sql`group by 1, 2` },
    { product: sql.raw('0'), week: sql.raw('-1'), by: sql`having count(*) > 0` },
  ];
  for (const scope of scopes) {
    await sql`insert into review_counts (product_id, week, ${names})
      select ${scope.product}, ${scope.week}, ${sums} from reviews where cell is not null
      ${scope.by}`.execute(db);
  }
}

function cellNames(): string[] {
  return Array.from({ length: CELL_COUNT }, (_, cell) => `c${cell}`);
}

async function addVotes(db: Db): Promise<void> {
  await db.schema
    .createTable('review_votes')
    .addColumn('review_id', 'integer', ownedBy('reviews.id'))
    .addColumn('voter', 'text', required)
    .addColumn('vote', flag, required)
    .addColumn('at', time, required)
    .addPrimaryKeyConstraint('review_votes_key', ['review_id', 'voter'])
    .execute();
}

async function addInvitations(db: Db): Promise<void> {
  await db.schema
    .createTable('review_invitations')
    .addColumn('line_id', 'integer', (column) =>
      column.primaryKey().references('order_lines.id').onDelete('cascade'),
    )
    .addColumn('order_id', 'integer', required)
    .addColumn('product_id', 'integer', required)
    .addColumn('variation_id', 'integer')
    .addColumn('email', 'text', required)
    .addColumn('asked_at', time)
    .addColumn('asked', 'integer', withDefault(0))
    .addColumn('review_id', 'integer', pointsAt('reviews.id'))
    .addColumn('created_at', time, required)
    .execute();
  await db.schema
    .createIndex('review_invitations_order')
    .on('review_invitations')
    .column('order_id')
    .execute();
  await db.schema
    .createIndex('review_invitations_email')
    .on('review_invitations')
    .columns(['email', 'product_id'])
    .execute();
  await db.schema
    .createIndex('review_invitations_review')
    .on('review_invitations')
    .column('review_id')
    .execute();
}
