import { analyticsSection } from './analytics/section.ts';
import { apiKeysSection } from './api-keys/section.ts';
import { backupsSection } from './backups/section.ts';
import { boostersSection } from './boosters/section.ts';
import { bundlesSection } from './bundles/section.ts';
import { campaignsSection } from './campaigns/section.ts';
import { cartRemindersSection } from './cart-reminders/section.ts';
import { catalogHealthSection } from './catalog-health/section.ts';
import { shippingClassesSection, taxClassesSection } from './classes/section.ts';
import { commentsSection } from './comments/section.ts';
import { couponsSection } from './coupons/section.ts';
import { customersSection } from './customers/section.ts';
import { emailsSection } from './emails/section.ts';
import { giftCardsSection } from './gift-cards/section.ts';
import { healthSection } from './health/section.ts';
import { jobsSection } from './jobs/section.ts';
import { postCategoriesSection, postTagsSection } from './journal-terms/section.ts';
import { auditSection, logSection } from './log/section.ts';
import { mediaSection } from './media/section.ts';
import { menusSection } from './menus/section.ts';
import { optionFormsSection } from './option-forms/section.ts';
import { ordersSection } from './orders/section.ts';
import { packingSection } from './packing/section.ts';
import { pagesSection, postsSection } from './pages/section.ts';
import { paymentsSection } from './payments/section.ts';
import { productFilesSection } from './product-files/section.ts';
import { productsSection } from './products/section.ts';
import { redirectsSection } from './redirects/section.ts';
import { returnsSection } from './returns/section.ts';
import { reviewsSection } from './reviews/section.ts';
import { rolesSection } from './roles/section.ts';
import type { Section } from './section.ts';
import { selfCheckSection } from './self-check/section.ts';
import { settingGroupSections } from './settings/section.ts';
import { staffSection } from './staff/section.ts';
import { subscribersSection } from './subscribers/section.ts';
import { taxesSection } from './taxes/section.ts';
import {
  attributesSection,
  brandsSection,
  categoriesSection,
  tagsSection,
} from './terms/section.ts';
import { textsSection } from './texts/section.ts';
import { themeSection } from './theme/section.ts';
import { upsellRulesSection } from './upsell-rules/section.ts';
import { webhooksSection } from './webhooks/section.ts';
import { zonesSection } from './zones/section.ts';

/** All parts of the admin, in the order in which the menu shows those of one task. */
export const SECTIONS: readonly Section[] = [
  ordersSection,
  packingSection,
  returnsSection,
  productsSection,
  categoriesSection,
  tagsSection,
  brandsSection,
  attributesSection,
  optionFormsSection,
  bundlesSection,
  reviewsSection,
  productFilesSection,
  catalogHealthSection,
  customersSection,
  couponsSection,
  paymentsSection,
  zonesSection,
  shippingClassesSection,
  taxesSection,
  taxClassesSection,
  emailsSection,
  textsSection,
  ...settingGroupSections,
  staffSection,
  rolesSection,
  healthSection,
  selfCheckSection,
  backupsSection,
  jobsSection,
  logSection,
  auditSection,
  apiKeysSection,
  webhooksSection,
  boostersSection,
  upsellRulesSection,
  campaignsSection,
  subscribersSection,
  cartRemindersSection,
  giftCardsSection,
  mediaSection,
  pagesSection,
  postsSection,
  postCategoriesSection,
  postTagsSection,
  commentsSection,
  menusSection,
  themeSection,
  redirectsSection,
  analyticsSection,
];
