import type { Permission } from '#rules/permissions/permissions.ts';
import { inLanguage } from './language-in-use/in-language.ts';

/** What each permission allows, in words for the staff. */
export const rightTexts = inLanguage(
  {
    'open-admin': 'Open the admin',
    'pass-coming-soon': 'See the shop while it is closed',
    'see-parcels': 'See what is in a parcel and where it goes, without prices',
    'pack-orders': 'Pack orders and enter tracking numbers',
    'see-all-orders': 'See orders with prices and invoices',
    'manage-orders': 'Create and change orders',
    'refund-orders': 'Give refunds',
    'manage-gift-cards': 'Issue gift cards and store credit',
    'manage-customers': 'See and change customers',
    'see-uploads': 'See files that shoppers sent',
    'see-products': 'Look up products, without what they cost the shop',
    'manage-products': 'Create and change products, stock and prices',
    'moderate-reviews': 'Approve and answer reviews',
    'manage-coupons': 'Create and change coupons',
    'manage-marketing': 'Newsletter and cart reminders',
    'edit-content': 'Write pages and posts',
    'upload-media': 'Upload pictures and files',
    'see-reports': 'See reports and analytics',
    'manage-settings': 'Change settings, payments, shipping and taxes',
    'dismiss-coming-soon': 'Hide the notice that the shop is closed',
    'see-audit-log': 'See who changed what',
    'manage-security': 'Change the mail server, payment accounts and secrets',
    'manage-roles': 'Invite people and change roles',
    'manage-api-keys': 'Create keys for programs',
  } satisfies Record<Permission, string>,
  'right.',
);
