import { accountsDomain } from './accounts/domain.ts';
import { addressesDomain } from './addresses/domain.ts';
import { analyticsDomain } from './analytics/domain.ts';
import { boostersDomain } from './boosters/domain.ts';
import { campaignsDomain } from './campaigns/domain.ts';
import { cartDomain } from './cart/domain.ts';
import { cartRemindersDomain } from './cart-reminders/domain.ts';
import { catalogDomain } from './catalog/domain.ts';
import { contactDomain } from './contact/domain.ts';
import { contentDomain } from './content/domain.ts';
import { emailsDomain } from './emails/domain.ts';
import { giftCardsDomain } from './gift-cards/domain.ts';
import { listWordsDomain } from './list-words/domain.ts';
import { mediaDomain } from './media/domain.ts';
import { newsletterDomain } from './newsletter/domain.ts';
import { optionsDomain } from './options/domain.ts';
import { ordersDomain } from './orders/domain.ts';
import { paymentsDomain } from './payments/domain.ts';
import { productCsvDomain } from './product-csv/domain.ts';
import { productVideosDomain } from './product-videos/domain.ts';
import { returnsDomain } from './returns/domain.ts';
import { reviewUploadsDomain } from './review-uploads/domain.ts';
import { reviewsDomain } from './reviews/domain.ts';
import { searchDomain } from './search/domain.ts';
import { selfCheckDomain } from './self-check/domain.ts';
import type { Domain } from './settings/domain.ts';
import { stockAlertsDomain } from './stock-alerts/domain.ts';
import { upsellsDomain } from './upsells/domain.ts';
import { webhooksDomain } from './webhooks/domain.ts';

/**
 * The domains of the shop, the highest first: the files of a domain are asked for before those of the
 * domains it builds on. Example: `/media/videos/…` of reviews comes before `/media/…`.
 */
export const DOMAINS: readonly Domain[] = [
  selfCheckDomain,
  accountsDomain,
  analyticsDomain,
  campaignsDomain,
  cartRemindersDomain,
  returnsDomain,
  ordersDomain,
  upsellsDomain,
  cartDomain,
  giftCardsDomain,
  paymentsDomain,
  contactDomain,
  stockAlertsDomain,
  newsletterDomain,
  contentDomain,
  reviewsDomain,
  productVideosDomain,
  reviewUploadsDomain,
  productCsvDomain,
  optionsDomain,
  boostersDomain,
  catalogDomain,
  searchDomain,
  addressesDomain,
  mediaDomain,
  emailsDomain,
  webhooksDomain,
  listWordsDomain,
];
