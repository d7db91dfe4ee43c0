// Every folder's tables add themselves to `Tables`. Programs that do not import all of the server's
// folders, such as the demo shop and the tests, include this file to see all tables.
import '#server/accounts/tables.ts';
import '#server/boosters/tables.ts';
import '#server/bundles/tables.ts';
import '#server/cart/tables.ts';
import '#server/catalog/ratings/tables.ts';
import '#server/catalog/tables.ts';
import '#server/comments/tables.ts';
import '#server/content/tables.ts';
import '#server/coupons/tables.ts';
import '#server/customers/tables.ts';
import '#server/emails/tables.ts';
import '#server/media/tables.ts';
import '#server/newsletter/tables.ts';
import '#server/options/tables.ts';
import '#server/orders/tables.ts';
import '#server/platform/audit/tables.ts';
import '#server/platform/database/migration-tables.ts';
import '#server/platform/jobs/tables.ts';
import '#server/platform/manager-log/tables.ts';
import '#server/platform/sessions/tables.ts';
import '#server/review-uploads/tables.ts';
import '#server/reviews/tables.ts';
import '#server/settings/tables.ts';
import '#server/shipping/tables.ts';
import '#server/tax/tables.ts';
import '#server/upsells/tables.ts';
