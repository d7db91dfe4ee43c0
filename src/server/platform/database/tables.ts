import type { AccountTables } from '#server/accounts/tables.ts';
import type { BoosterTables } from '#server/boosters/tables.ts';
import type { BundleTables } from '#server/bundles/tables.ts';
import type { CartTables } from '#server/cart/tables.ts';
import type { CatalogTables } from '#server/catalog/tables.ts';
import type { CommentTables } from '#server/comments/tables.ts';
import type { ContentTables } from '#server/content/tables.ts';
import type { CouponTables } from '#server/coupons/tables.ts';
import type { MailTables } from '#server/emails/tables.ts';
import type { ManagerLogTables } from '../manager-log/tables.ts';
import type { MediaTables } from '#server/media/tables.ts';
import type { OptionTables } from '#server/options/tables.ts';
import type { OrderTables } from '#server/orders/tables.ts';
import type { ReviewUploadTables } from '#server/review-uploads/tables.ts';
import type { ReviewTables } from '#server/reviews/tables.ts';
import type { SettingTables } from '#server/settings/tables.ts';
import type { ShippingTables } from '#server/shipping/tables.ts';
import type { TaxTables } from '#server/tax/tables.ts';
import type { UpsellTables } from '#server/upsells/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { SessionTables } from '../sessions/tables.ts';
import type { MigrationTables } from './migration-tables.ts';

/** Every table of the shop; each domain describes its own. */
export interface Tables
  extends AccountTables,
    BoosterTables,
    BundleTables,
    CartTables,
    CatalogTables,
    CommentTables,
    ContentTables,
    CouponTables,
    JobTables,
    MailTables,
    ManagerLogTables,
    MediaTables,
    OptionTables,
    OrderTables,
    ReviewTables,
    ReviewUploadTables,
    SessionTables,
    SettingTables,
    ShippingTables,
    TaxTables,
    UpsellTables,
    MigrationTables {}
