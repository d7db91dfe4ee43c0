import { adminAnalyticsMessages } from './admin/analytics.ts';
import { adminKeyMessages } from './admin/api-keys.ts';
import { adminBackupMessages } from './admin/backups.ts';
import { adminBuilderMessages } from './admin/builder.ts';
import { adminBundleMessages } from './admin/bundles.ts';
import { adminCampaignMessages } from './admin/campaigns.ts';
import { adminCatalogHealthMessages } from './admin/catalog-health.ts';
import { adminCommentMessages } from './admin/comments.ts';
import { adminCouponMessages } from './admin/coupons.ts';
import { adminCustomerMessages } from './admin/customers.ts';
import { adminHealthMessages } from './admin/health.ts';
import { adminJobMessages } from './admin/jobs.ts';
import { adminJournalTermMessages } from './admin/journal-terms.ts';
import { adminLogMessages } from './admin/log.ts';
import { adminMailServerMessages } from './admin/mail-server.ts';
import { adminMarketingMessages } from './admin/marketing.ts';
import { adminMediaMessages } from './admin/media.ts';
import { adminMenuMessages } from './admin/menus.ts';
import { adminOptionFormMessages } from './admin/option-forms.ts';
import { adminOrderMessages } from './admin/orders.ts';
import { adminPageMessages } from './admin/pages.ts';
import { adminPeopleMessages } from './admin/people.ts';
import { adminClassMessages } from './admin/product-classes.ts';
import { adminProductFileMessages } from './admin/product-files.ts';
import { adminProductFormMessages } from './admin/product-form.ts';
import { adminProductMessages } from './admin/products.ts';
import { adminRateTableMessages } from './admin/rate-tables.ts';
import { adminRedirectMessages } from './admin/redirects.ts';
import { adminReturnMessages } from './admin/returns.ts';
import { adminReviewMessages } from './admin/reviews.ts';
import { adminRichTextMessages } from './admin/rich-text.ts';
import { adminRoleMessages } from './admin/roles.ts';
import { adminSafetyMessages } from './admin/safety.ts';
import { adminSelfCheckMessages } from './admin/self-check.ts';
import { adminSetUpMessages } from './admin/set-up.ts';
import { adminSettingScreenMessages } from './admin/setting-screens.ts';
import { adminSettingMessages } from './admin/settings.ts';
import { adminShellMessages } from './admin/shell.ts';
import { adminTermMessages } from './admin/terms.ts';
import { adminThemeMessages } from './admin/theme.ts';
import { adminWebhookMessages } from './admin/webhooks.ts';
import { inLanguage } from './language-in-use/in-language.ts';

/** The texts of the admin. A table of its own: the storefront does not load it. */
export const adminMessages = inLanguage({
  ...adminShellMessages,
  ...adminOrderMessages,
  ...adminTermMessages,
  ...adminThemeMessages,
  ...adminMediaMessages,
  ...adminCatalogHealthMessages,
  ...adminProductFormMessages,
  ...adminProductMessages,
  ...adminProductFileMessages,
  ...adminOptionFormMessages,
  ...adminBundleMessages,
  ...adminPageMessages,
  ...adminMenuMessages,
  ...adminCommentMessages,
  ...adminBuilderMessages,
  ...adminRateTableMessages,
  ...adminClassMessages,
  ...adminRedirectMessages,
  ...adminReturnMessages,
  ...adminReviewMessages,
  ...adminRichTextMessages,
  ...adminSafetyMessages,
  ...adminCustomerMessages,
  ...adminAnalyticsMessages,
  ...adminCouponMessages,
  ...adminPeopleMessages,
  ...adminRoleMessages,
  ...adminCampaignMessages,
  ...adminKeyMessages,
  ...adminJobMessages,
  ...adminJournalTermMessages,
  ...adminHealthMessages,
  ...adminBackupMessages,
  ...adminSelfCheckMessages,
  ...adminLogMessages,
  ...adminWebhookMessages,
  ...adminSetUpMessages,
  ...adminSettingMessages,
  ...adminSettingScreenMessages,
  ...adminMailServerMessages,
  ...adminMarketingMessages,
});
