import { germanAnalytics } from './analytics.ts';
import { germanApiKeys } from './api-keys.ts';
import { germanBackups } from './backups.ts';
import { germanBlocks } from './blocks.ts';
import { germanBuilder } from './builder.ts';
import { germanBundles } from './bundles.ts';
import { germanCampaigns } from './campaigns.ts';
import { germanCatalogHealth } from './catalog-health.ts';
import { germanChoices } from './choices.ts';
import { germanComments } from './comments.ts';
import { germanCoupons } from './coupons.ts';
import { germanCustomers } from './customers.ts';
import { germanEmailEditor } from './email-editor.ts';
import { germanEmailEditorPreview } from './email-editor-preview.ts';
import { germanFields } from './fields.ts';
import { germanHealth } from './health.ts';
import { germanHelp } from './help.ts';
import { germanJobs } from './jobs.ts';
import { germanJournalTerms } from './journal-terms.ts';
import { germanLog } from './log.ts';
import { germanMailServer } from './mail-server.ts';
import { germanMarketing } from './marketing.ts';
import { germanMedia } from './media.ts';
import { germanMenus } from './menus.ts';
import { germanOptionForms } from './option-forms.ts';
import { germanOrders } from './orders.ts';
import { germanPages } from './pages.ts';
import { germanPeople } from './people.ts';
import { germanPlaces } from './places.ts';
import { germanProductClasses } from './product-classes.ts';
import { germanProductFiles } from './product-files.ts';
import { germanProductForm } from './product-form.ts';
import { germanProducts } from './products.ts';
import { germanRateTables } from './rate-tables.ts';
import { germanReactAdmin } from './react-admin.ts';
import { germanRecordWords } from './record-words.ts';
import { germanRedirects } from './redirects.ts';
import { germanReturns } from './returns.ts';
import { germanReviews } from './reviews.ts';
import { germanRichText } from './rich-text.ts';
import { germanRights } from './rights.ts';
import { germanRoles } from './roles.ts';
import { germanSafety } from './safety.ts';
import { germanSelfCheck } from './self-check.ts';
import { germanSetUp } from './set-up.ts';
import { germanSettingScreens } from './setting-screens.ts';
import { germanSettings } from './settings.ts';
import { germanShell } from './shell.ts';
import { germanTerms } from './terms.ts';
import { germanTheme } from './theme.ts';
import { germanUnits } from './units.ts';
import { germanWebhooks } from './webhooks.ts';

/** What the admin shows in German: one file of the browser. */
export const germanAdmin = {
  ...germanAnalytics,
  ...germanApiKeys,
  ...germanBackups,
  ...germanBlocks,
  ...germanBuilder,
  ...germanBundles,
  ...germanCampaigns,
  ...germanCatalogHealth,
  ...germanChoices,
  ...germanComments,
  ...germanCoupons,
  ...germanCustomers,
  ...germanEmailEditor,
  ...germanEmailEditorPreview,
  ...germanFields,
  ...germanHealth,
  ...germanHelp,
  ...germanJobs,
  ...germanJournalTerms,
  ...germanLog,
  ...germanMailServer,
  ...germanMarketing,
  ...germanMedia,
  ...germanMenus,
  ...germanOptionForms,
  ...germanOrders,
  ...germanPages,
  ...germanPeople,
  ...germanPlaces,
  ...germanProductClasses,
  ...germanProductFiles,
  ...germanProductForm,
  ...germanProducts,
  ...germanRateTables,
  ...germanReactAdmin,
  ...germanRecordWords,
  ...germanRedirects,
  ...germanReturns,
  ...germanReviews,
  ...germanRichText,
  ...germanRights,
  ...germanRoles,
  ...germanSafety,
  ...germanSelfCheck,
  ...germanSetUp,
  ...germanSettingScreens,
  ...germanSettings,
  ...germanShell,
  ...germanTerms,
  ...germanTheme,
  ...germanUnits,
  ...germanWebhooks,
};
