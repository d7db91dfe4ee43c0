import type { Migration } from '../migrate.ts';
import { media } from './001-media.ts';
import { settings } from './002-settings.ts';
import { catalogue } from './010-catalogue.ts';
import { search } from './011-search.ts';
import { reviews } from './012-reviews.ts';
import { content } from './020-content.ts';
import { coupons } from './030-coupons.ts';
import { sessions } from './031-sessions.ts';
import { cart } from './032-cart.ts';
import { shippingAndTax } from './033-shipping-tax.ts';
import { orders } from './040-orders.ts';
import { jobs } from './041-jobs.ts';
import { letters } from './042-letters.ts';
import { accounts } from './050-accounts.ts';
import { options } from './060-options.ts';
import { optionUploads } from './061-option-uploads.ts';
import { managerLog } from './063-manager-log.ts';
import { reviewCells } from './070-review-cells.ts';
import { reviewThanks } from './071-review-thanks.ts';
import { reviewUploads } from './072-review-uploads.ts';
import { comments } from './073-comments.ts';
import { reviewShopCounts } from './074-review-shop-counts.ts';
import { bundles } from './080-bundles.ts';
import { boosters } from './084-boosters.ts';
import { orderSender } from './090-order-sender.ts';
import { orderAlong } from './091-order-along.ts';
import { reviewsWithoutStars } from './092-reviews-without-stars.ts';
import { uploadOrphans } from './093-upload-orphans.ts';
import { productViewers } from './094-product-viewers.ts';
import { factsVersion } from './095-facts-version.ts';
import { orderIndexes } from './096-order-indexes.ts';
import { productFacts } from './097-product-facts.ts';
import { ordersWithoutSession } from './098-orders-without-session.ts';
import { fieldNames } from './099-field-names.ts';
import { plainColumns } from './100-plain-columns.ts';
import { paymentDue } from './101-payment-due.ts';
import { reviewSender } from './102-review-sender.ts';
import { sessionDevices } from './103-session-devices.ts';
import { passkeys } from './104-passkeys.ts';
import { auditLog } from './105-audit-log.ts';
import { staffSecondFactor } from './106-staff-second-factor.ts';
import { newsletterConsent } from './108-newsletter-consent.ts';
import { settingsVersion } from './110-settings-version.ts';
import { customerNotes } from './118-customer-notes.ts';
import { stockAlerts } from './119-stock-alerts.ts';
import { forgivingSearch } from './130-forgiving-search.ts';
import { contactMessages } from './132-contact-messages.ts';
import { storeNotice } from './133-store-notice.ts';
import { decimalQuantities } from './134-decimal-quantities.ts';
import { apiKeys } from './140-api-keys.ts';
import { taxonomies } from './141-taxonomies.ts';
import { productExtras } from './145-product-extras.ts';
import { productOrders } from './146-product-orders.ts';
import { reviewTrash } from './147-review-trash.ts';
import { ordersForPrograms } from './150-orders-for-programs.ts';
import { webhooks } from './151-webhooks.ts';
import { managedContent } from './155-managed-content.ts';
import { applicationPasswords } from './156-application-passwords.ts';
import { optionFormTrash } from './158-option-form-trash.ts';
import { reviewModeration } from './159-review-moderation.ts';
import { orderEmails } from './161-order-emails.ts';
import { orderShipments } from './169-order-shipments.ts';
import { payments } from './170-payments.ts';
import { demoShop } from './171-demo-shop.ts';
import { basketReminders } from './175-basket-reminders.ts';
import { giftCards } from './176-gift-cards.ts';
import { visits } from './177-visits.ts';
import { analytics } from './183-analytics.ts';
import { documentDrafts } from './184-document-drafts.ts';
import { blockSets } from './185-block-sets.ts';
import { documentFacts } from './187-document-facts.ts';
import { redirects } from './188-redirects.ts';
import { heldReviews } from './189-held-reviews.ts';
import { mediaLibrary } from './190-media-library.ts';
import { buyers } from './191-buyers.ts';
import { orderList } from './194-order-list.ts';
import { savedViews } from './195-saved-views.ts';
import { savedPayments } from './199-saved-payments.ts';
import { paymentFailures } from './200-payment-failures.ts';
import { productImports } from './204-product-imports.ts';
import { productStates } from './205-product-states.ts';
import { productVideos } from './220-product-videos.ts';
import { soldOut } from './230-sold-out.ts';
import { postTerms } from './240-post-terms.ts';
import { menuPanels } from './241-menu-panels.ts';
import { buyersFound } from './250-buyers-found.ts';
import { partsInOrder } from './251-parts-in-order.ts';
import { productVideoFiles } from './260-product-video-files.ts';
import { importNames } from './261-import-names.ts';
import { storeCredit } from './265-store-credit.ts';
import { cardFingerprints } from './266-card-fingerprints.ts';
import { orderCounts } from './270-order-counts.ts';
import { buyersInOrder } from './271-buyers-in-order.ts';
import { keyExpiry } from './272-key-expiry.ts';
import { noticesDone } from './280-notices-done.ts';
import { partialCapture } from './281-partial-capture.ts';
import { cardsOnce } from './282-cards-once.ts';
import { analyticsOfCustomers } from './283-analytics-of-customers.ts';
import { orderWords } from './284-order-words.ts';
import { customersOrders } from './285-customers-orders.ts';
import { buyerCounts } from './290-buyer-counts.ts';
import { partsOfThings } from './295-parts-of-things.ts';
import { credentialMakers } from './310-credential-makers.ts';
import { logWithoutSecrets } from './311-log-without-secrets.ts';
import { fileNames } from './315-file-names.ts';
import { shopName } from './320-shop-name.ts';
import { unpaidFigures } from './321-unpaid-figures.ts';
import { downloads } from './325-downloads.ts';
import { roleTriggers } from './335-role-triggers.ts';
import { largeCounters } from './336-large-counters.ts';

/** In the order they run. A migration that has been released is never changed, only followed. */
export const migrations: readonly Migration[] = [
  media,
  settings,
  catalogue,
  search,
  reviews,
  content,
  coupons,
  sessions,
  cart,
  shippingAndTax,
  orders,
  jobs,
  letters,
  accounts,
  options,
  optionUploads,
  managerLog,
  reviewCells,
  reviewThanks,
  reviewUploads,
  comments,
  reviewShopCounts,
  bundles,
  boosters,
  orderSender,
  orderAlong,
  reviewsWithoutStars,
  uploadOrphans,
  productViewers,
  factsVersion,
  orderIndexes,
  productFacts,
  ordersWithoutSession,
  fieldNames,
  plainColumns,
  paymentDue,
  reviewSender,
  sessionDevices,
  passkeys,
  auditLog,
  staffSecondFactor,
  newsletterConsent,
  settingsVersion,
  customerNotes,
  stockAlerts,
  forgivingSearch,
  contactMessages,
  storeNotice,
  decimalQuantities,
  apiKeys,
  taxonomies,
  productExtras,
  productOrders,
  reviewTrash,
  ordersForPrograms,
  webhooks,
  managedContent,
  applicationPasswords,
  optionFormTrash,
  reviewModeration,
  orderEmails,
  orderShipments,
  payments,
  demoShop,
  basketReminders,
  giftCards,
  visits,
  analytics,
  documentDrafts,
  blockSets,
  documentFacts,
  redirects,
  heldReviews,
  mediaLibrary,
  buyers,
  orderList,
  savedViews,
  savedPayments,
  paymentFailures,
  productImports,
  productStates,
  productVideos,
  soldOut,
  postTerms,
  menuPanels,
  buyersFound,
  partsInOrder,
  productVideoFiles,
  importNames,
  storeCredit,
  cardFingerprints,
  orderCounts,
  buyersInOrder,
  keyExpiry,
  noticesDone,
  partialCapture,
  cardsOnce,
  analyticsOfCustomers,
  orderWords,
  customersOrders,
  buyerCounts,
  partsOfThings,
  credentialMakers,
  logWithoutSecrets,
  fileNames,
  shopName,
  unpaidFigures,
  downloads,
  roleTriggers,
  largeCounters,
];
