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
import { adminReviewMessages } from './admin/reviews.ts';
import { adminRichTextMessages } from './admin/rich-text.ts';
import { adminRoleMessages } from './admin/roles.ts';
import { adminSafetyMessages } from './admin/safety.ts';
import { adminSelfCheckMessages } from './admin/self-check.ts';
import { adminSetUpMessages } from './admin/set-up.ts';
import { adminSettingScreenMessages } from './admin/setting-screens.ts';
import { adminSettingMessages } from './admin/settings.ts';
import { adminTermMessages } from './admin/terms.ts';
import { adminThemeMessages } from './admin/theme.ts';
import { adminWebhookMessages } from './admin/webhooks.ts';

/** The texts of the admin. A table of its own: the storefront does not load it. */
export const adminMessages = {
  'rest.offline': 'You are probably offline.',
  'rest.notJson': 'The response is not a valid JSON response.',
  'rest.unknown': 'An unknown error occurred.',
  'rest.noNumber': 'Write a number.',
  'rest.uploadFailed':
    'Media upload failed. If this is a photo or a large image, please scale it down and try again.',

  'admin.title': 'Admin',
  'admin.needsScript': 'The admin needs JavaScript. The shop itself works without it.',
  'admin.menu': 'Menu',
  'admin.menu.group': 'Group: {name}',
  'admin.menu.favourite': 'Favourite: {name}',
  'admin.preferences.failed': 'What you chose is not saved. It holds until you leave this page.',
  'admin.scheme': 'Light or dark',
  'admin.scheme.light': 'Light',
  'admin.scheme.dark': 'Dark',
  'admin.scheme.system': 'As the system',
  'admin.viewShop': 'View shop',
  'admin.saved': 'Saved',
  'admin.select': 'Select',
  'admin.loading': 'Loading',
  'admin.sessionEnded':
    'You are logged out. Log in again in another tab, then try again: your work stays here.',
  'admin.help': 'Help',
  'admin.search.all': 'Search everything',
  'admin.search.hint': 'Products, orders, customers, settings, screens, help',
  'admin.search.nothing': 'Nothing found.',
  'admin.logIn.title': 'You are logged out',
  'admin.logIn.text':
    'Log in again in the window that opens, then continue here: your work is still there.',
  'admin.logIn.open': 'Log in',
  'admin.logIn.goOn': 'Go on',
  'admin.logIn.leave': 'Not now',
  'admin.task.orders': 'Orders',
  'admin.task.products': 'Products',
  'admin.task.customers': 'Customers',
  'admin.task.marketing': 'Marketing',
  'admin.task.content': 'Content',
  'admin.task.analytics': 'Analytics',
  'admin.task.settings': 'Settings',
  'admin.orders': 'Orders',
  'admin.products': 'Products',
  'admin.customers': 'Customers',
  'admin.coupons': 'Coupons',
  'admin.reviews': 'Reviews',

  'admin.home': 'Home',
  'admin.home.attention': 'Needs your attention',
  'admin.home.nothing': 'Nothing needs your attention.',
  'admin.home.toShip': 'Orders to ship',
  'admin.home.onHold': 'Orders awaiting payment',
  'admin.home.failed': 'Failed payments',
  'admin.home.reviews': 'Reviews to approve',
  'admin.home.soldOut': 'Products sold out',

  'admin.order.one': 'Order',
  'admin.order.number': 'Order',
  'admin.order.date': 'Date',
  'admin.order.customer': 'Customer',
  'admin.order.status': 'Status',
  'admin.order.total': 'Total',
  'admin.order.lines': 'Items',
  'admin.order.product': 'Product',
  'admin.order.quantity': 'Quantity',
  'admin.order.discount': 'Discount',
  'admin.order.delivery': 'Delivery',
  'admin.order.tax': 'Tax',
  'admin.order.customerNote': 'Note from the customer',
  'admin.order.billing': 'Billing address',
  'admin.order.shipping': 'Delivery address',
  'admin.order.noAddress': 'None given',
  'admin.order.newNote': 'New note',
  'admin.order.addNote': 'Add note',
  'admin.order.sendToCustomer': 'Send it to the customer',
  'admin.order.toCustomer': 'sent to the customer',
  'admin.order.saveStatus': 'Save status',
  'admin.order.markCompleted': 'Mark as completed',
  'admin.order.markOnHold': 'Put on hold',
  'admin.order.refunds': 'Refunds',
  'admin.order.refund': 'Refund',
  'admin.order.refundAmount': 'Amount besides',
  'admin.order.refundReason': 'Reason',
  'admin.order.refunded_done': 'Refunded',
  'admin.order.pending': 'Pending payment',
  'admin.order.processing': 'Processing',
  'admin.order.on-hold': 'On hold',
  'admin.order.completed': 'Completed',
  'admin.order.cancelled': 'Cancelled',
  'admin.order.refunded': 'Refunded',
  'admin.order.failed': 'Failed',
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
};
