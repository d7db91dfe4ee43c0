import { sql } from 'kysely';
import { preferenceSchema } from '#server/accounts/preferences/schema.ts';
import { accountSchema } from '#server/accounts/schema.ts';
import { addProfit } from '#server/analytics/add-profit.ts';
import { analyticsSchema, profitSchema } from '#server/analytics/schema.ts';
import { boosterSchema } from '#server/boosters/schema.ts';
import { bundleSchema } from '#server/bundles/schema.ts';
import { campaignSchema } from '#server/campaigns/schema.ts';
import { laterColumnStatement } from '#server/cart/price-version.ts';
import { cartSchema } from '#server/cart/schema.ts';
import { cartReminderSchema } from '#server/cart-reminders/schema.ts';
import { listingSchema } from '#server/catalog/listing/listing-schema.ts';
import { ratingSchema } from '#server/catalog/ratings/schema.ts';
import { catalogSchema } from '#server/catalog/schema.ts';
import { commentSchema } from '#server/comments/schema.ts';
import { contactSchema } from '#server/contact/schema.ts';
import { contentSchema } from '#server/content/schema.ts';
import { couponSchema } from '#server/coupons/schema.ts';
import { customerSchema } from '#server/customers/schema.ts';
import { mailServerSchema } from '#server/emails/mail-servers/schema.ts';
import { mailSchema } from '#server/emails/schema.ts';
import { giftCardSchema } from '#server/gift-cards/schema.ts';
import { markAllRows } from '#server/list-words/list-words.ts';
import { listWordSchema } from '#server/list-words/schema.ts';
import { mediaSchema } from '#server/media/schema.ts';
import { newsletterSchema } from '#server/newsletter/schema.ts';
import { optionSchema } from '#server/options/schema.ts';
import { markAllBuyers } from '#server/orders/buyers/refresh-buyers.ts';
import { buyerSchema } from '#server/orders/buyers/schema.ts';
import { addStatusToWords, markAllOrders } from '#server/orders/managing/order-words.ts';
import { orderSchema } from '#server/orders/schema.ts';
import { paymentSchema } from '#server/payments/schema.ts';
import { testPaySchema } from '#server/payments/test/schema.ts';
import { auditSchema } from '#server/platform/audit/schema.ts';
import { counterSchema } from '#server/platform/counters/schema.ts';
import { FIRST_RELEASE } from '#server/platform/database/adopt-first-release.ts';
import { createSchema } from '#server/platform/database/create-schema.ts';
import type { Migration } from '#server/platform/database/migrate.ts';
import type { AnySchema } from '#server/platform/database/schema.ts';
import { jobSchema } from '#server/platform/jobs/schema.ts';
import { limitSchema } from '#server/platform/limits/schema.ts';
import { managerLogSchema } from '#server/platform/manager-log/schema.ts';
import { sessionSchema } from '#server/platform/sessions/schema.ts';
import { productCsvSchema } from '#server/product-csv/schema.ts';
import { productVideoSchema } from '#server/product-videos/schema.ts';
import { redirectSchema } from '#server/redirects/schema.ts';
import { returnSchema } from '#server/returns/schema.ts';
import { reviewUploadSchema } from '#server/review-uploads/schema.ts';
import { reviewSchema } from '#server/reviews/schema.ts';
import { searchSchema } from '#server/search/schema.ts';
import { selfCheckSchema } from '#server/self-check/schema.ts';
import { copySetting } from '#server/settings/copy-setting.ts';
import { settingSchema } from '#server/settings/schema.ts';
import { shippingSchema } from '#server/shipping/schema.ts';
import { stockAlertSchema } from '#server/stock-alerts/schema.ts';
import { taxSchema } from '#server/tax/schema.ts';
import { addFirstClasses } from '#server/tax/tax-classes.ts';
import { upsellSchema } from '#server/upsells/schema.ts';
import { webhookSchema } from '#server/webhooks/schema.ts';
import { indexLists, indexWhatIsLookedUp } from './index-lists.ts';

/** What each folder stores. The order does not matter: tables are created in that of their references. */
export const SCHEMAS: readonly AnySchema[] = [
  accountSchema,
  analyticsSchema,
  cartReminderSchema,
  boosterSchema,
  bundleSchema,
  cartSchema,
  listingSchema,
  ratingSchema,
  catalogSchema,
  commentSchema,
  contactSchema,
  contentSchema,
  couponSchema,
  customerSchema,
  mailSchema,
  giftCardSchema,
  mediaSchema,
  newsletterSchema,
  optionSchema,
  buyerSchema,
  orderSchema,
  paymentSchema,
  auditSchema,
  counterSchema,
  jobSchema,
  managerLogSchema,
  sessionSchema,
  productCsvSchema,
  productVideoSchema,
  redirectSchema,
  reviewUploadSchema,
  reviewSchema,
  searchSchema,
  settingSchema,
  shippingSchema,
  stockAlertSchema,
  taxSchema,
  upsellSchema,
  webhookSchema,
];

/** What makes tables, and says which. */
function creating(schemas: readonly AnySchema[]): Pick<Migration, 'up' | 'schemas'> {
  return { schemas, up: (db, engine) => createSchema(db, engine, schemas) };
}

/** Every table of version 1.0.0. It is never changed, only followed by migrations. */
const first: Migration = {
  name: FIRST_RELEASE,
  ...creating(SCHEMAS),
};

/** What coupon codes, orders and forms are counted by, in all processes together. */
const rateLimits: Migration = {
  name: '1.1.0-rate-limits',
  ...creating([limitSchema]),
};

/** Runs of the self-check, and what they have made and not deleted yet. */
const selfChecks: Migration = {
  name: '1.1.0-self-checks',
  ...creating([selfCheckSchema]),
};

/** The reduced rate and the zero rate, which programs take for granted. */
const taxClasses: Migration = {
  name: '1.1.0-tax-classes',
  up: (db) => addFirstClasses(db),
};

/** Orders are found by the state of their addresses, too. */
const wordsOfStates: Migration = {
  name: '1.1.0-words-of-states',
  up: (db) => markAllOrders(db),
};

/** Who may use the Store API from another site is named by `api.origins`. */
const origins: Migration = {
  name: '1.1.0-write-origins',
  up: (db) => copySetting(db, 'api.allowedOrigins', 'api.origins'),
};

/** What programs say of a product that the shop itself makes nothing of. */
const writtenProducts: Migration = {
  name: '1.1.0-written-by-programs',
  async up(db) {
    const extras = db.schema.alterTable('product_extras');
    await extras.addColumn('parent_product', 'integer').execute();
    await extras.addColumn('written_prices', 'text').execute();
  },
};

/** Under which order a program put another, such as what is delivered again each month. */
const writtenParents: Migration = {
  name: '1.1.0-written-parents',
  async up(db) {
    await db.schema.alterTable('orders').addColumn('parent_order', 'integer').execute();
    await db.schema
      .createIndex('orders_parent')
      .on('orders')
      .column('parent_order')
      .where('parent_order', 'is not', null)
      .execute();
  },
};

/** The status is written with each word of an order, so that those of a status are counted by words. */
const writtenStatus: Migration = {
  name: '1.1.0-written-status',
  up: addStatusToWords,
};

/** Whether emails leave the machine, by what each mail server did with the last ones. */
const mailServers: Migration = {
  name: '1.1.0-written-to-mail-servers',
  ...creating([mailServerSchema]),
};

/** Shipping costs in rows, by weight, price, pieces and class. */
const rateTables: Migration = {
  name: '1.2.0-rate-tables',
  async up(db) {
    await db.schema.alterTable('shipping_methods').addColumn('rate_table', 'text').execute();
  },
};

/** Customers are found by their telephone numbers, too. */
const customersByPhone: Migration = {
  name: '1.2.0-search-by-phone',
  up: (db) => markAllBuyers(db),
};

/** What a product is known by elsewhere, what it costs the shop, and what search engines show of it. */
const productDetails: Migration = {
  name: '1.2.0-product-details',
  async up(db) {
    const extras = db.schema.alterTable('product_extras');
    for (const name of ['mpn', 'seo_title', 'seo_description']) {
      await extras.addColumn(name, 'text', (column) => column.notNull().defaultTo('')).execute();
    }
    await extras.addColumn('cost', 'bigint').execute();
  },
};

/** A new shop weighs in kilograms; one that has products and chose nothing goes on in grams. */
const weightsInGrams: Migration = {
  name: '1.2.0-weights-in-grams',
  async up(db) {
    await db
      .insertInto('settings')
      .columns(['name', 'value', 'updated_at'])
      .expression(
        db
          .selectFrom('products')
          .select([
            sql<string>`'units.weight'`.as('name'),
            sql<string>`'"g"'`.as('value'),
            'updated_at',
          ])
          .where('parent_id', 'is', null)
          .limit(1),
      )
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  },
};

/** A product describes its pictures in words of its own. */
const imageTexts: Migration = {
  name: '1.2.0-words-of-pictures',
  async up(db) {
    const images = db.schema.alterTable('product_images');
    for (const name of ['alt', 'caption']) {
      await images.addColumn(name, 'text', (column) => column.notNull().defaultTo('')).execute();
    }
  },
};

/** Newsletters that are written, scheduled and sent. */
const campaigns: Migration = {
  name: '1.2.0-written-newsletters',
  ...creating([campaignSchema]),
};

/** Who lets the shop count what they open, what was opened, and what was complained about. */
const openings: Migration = {
  name: '1.2.0-written-openings',
  async up(db) {
    const subscribers = db.schema.alterTable('newsletter_subscribers');
    await subscribers.addColumn('opens_allowed_at', 'bigint').execute();
    const emails = db.schema.alterTable('campaign_emails');
    await emails
      .addColumn('counts_opening', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await emails.addColumn('opened_at', 'bigint').execute();
    await emails.addColumn('complained_at', 'bigint').execute();
  },
};

/** What a coupon brings for several things bought together; carts are priced by it. */
const promotions: Migration = {
  name: '1.2.0-written-promotions',
  async up(db, engine) {
    await db.schema.alterTable('coupons').addColumn('promotion', 'text').execute();
    await sql.raw(laterColumnStatement(engine, 'coupons', 'promotion')).execute(db);
  },
};

/** What was earned, what customers have paid, and by the month in which they first did. */
const profit: Migration = {
  name: '1.2.0-written-sales',
  schemas: [profitSchema],
  up: addProfit,
};

/** Lists of the admin in a large shop. */
const listed: Migration = {
  name: '1.2.0-written-to-be-listed',
  up: indexLists,
};

/** What lists of the admin are found by: the words of accounts, coupons, redirects, reviews, subscribers. */
const wordsOfLists: Migration = {
  name: '1.2.0-written-words',
  schemas: [listWordSchema],
  async up(db, engine) {
    await createSchema(db, engine, [listWordSchema]);
    await markAllRows(db);
    await indexWhatIsLookedUp(db);
  },
};

/** Families of colours, by which shoppers look for them. */
const families: Migration = {
  name: '1.2.0-written-words-of-colours',
  async up(db) {
    await db.schema
      .alterTable('terms')
      .addColumn('families', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};

/** What people of the staff chose for good. */
const preferences: Migration = {
  name: '1.2.0-written-words-of-staff',
  ...creating([preferenceSchema]),
};

/** Whether a product can be sent back, and what is in a piece, by which its price is compared. */
const returnsAndContents: Migration = {
  name: '1.2.0-written-words-on-products',
  async up(db) {
    const extras = db.schema.alterTable('product_extras');
    await extras
      .addColumn('returnable', 'text', (column) => column.notNull().defaultTo('yes'))
      .execute();
    await extras.addColumn('unit', 'text', (column) => column.notNull().defaultTo('')).execute();
    for (const name of ['unit_content', 'unit_base']) {
      await extras.addColumn(name, 'double precision').execute();
    }
  },
};

/** The test provider knows cards: those that are used once, and those that customers saved. */
const testCards: Migration = {
  name: '1.2.0-written-words-on-test-cards',
  schemas: [testPaySchema],
  async up(db, engine) {
    await createSchema(db, engine, [testPaySchema]);
    await db.schema
      .alterTable('test_payments')
      .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};

/** What buyers send back. */
const returns: Migration = {
  name: '1.2.0-written-words-to-return',
  ...creating([returnSchema]),
};

/** In the order they run, named after the release that brings them: `1.1.0-wishlists`, `1.2.0-contract-notes`. */
export const migrations: readonly Migration[] = [
  first,
  rateLimits,
  selfChecks,
  taxClasses,
  wordsOfStates,
  origins,
  writtenProducts,
  writtenParents,
  writtenStatus,
  mailServers,
  productDetails,
  rateTables,
  customersByPhone,
  weightsInGrams,
  imageTexts,
  campaigns,
  openings,
  promotions,
  profit,
  listed,
  wordsOfLists,
  families,
  preferences,
  returnsAndContents,
  testCards,
  returns,
];
