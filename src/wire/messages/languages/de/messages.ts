import { germanAccountMessages } from './account.ts';
import { germanAddressMessages } from './address.ts';
import { germanMiniCartMessages } from './basket.ts';
import { germanBoosterMessages } from './boosters.ts';
import { germanBundleMessages } from './bundles.ts';
import { germanBuyBoxMessages } from './buy-box.ts';
import { germanCartMessages } from './cart.ts';
import { germanCartReminderMessages } from './cart-reminders.ts';
import { germanCheckoutMessages } from './checkout.ts';
import { germanColorMessages } from './colors.ts';
import { germanCommentMessages } from './comments.ts';
import { germanCompareMessages } from './compare.ts';
import { germanConsentMessages } from './consent.ts';
import { germanContactMessages } from './contact.ts';
import { germanContentMessages } from './content.ts';
import { germanCouponMessages } from './coupons.ts';
import { germanEmailMessages } from './emails.ts';
import { germanGiftCardMessages } from './gift-cards.ts';
import { germanHeadMessages } from './head.ts';
import { germanLayoutMessages } from './layout.ts';
import { germanLightboxMessages } from './lightbox.ts';
import { germanListingMessages } from './listing.ts';
import { germanLocationMessages } from './locations.ts';
import { germanNewsletterMessages } from './newsletter.ts';
import { germanOptionMessages } from './options.ts';
import { germanOrderingMessages } from './ordering.ts';
import { germanOrderMessages } from './orders.ts';
import { germanPasswordMessages } from './password.ts';
import { germanProductMessages } from './product.ts';
import { germanReturnMessages } from './returns.ts';
import { germanReviewFormMessages } from './review-form.ts';
import { germanReviewSectionMessages } from './review-section.ts';
import { germanReviewMessages } from './reviews.ts';
import { germanDeliveryMessages, germanShippingMessages } from './shipping.ts';
import { germanSideCartMessages } from './side-cart.ts';
import { germanSliderMessages } from './slider.ts';
import { germanStockAlertMessages } from './stock-alerts.ts';
import { germanStoreMessages } from './store.ts';
import { germanSuggestionMessages } from './suggestions.ts';
import { germanTestPayMessages } from './test-pay.ts';
import { germanUpsellMessages } from './upsells.ts';

/** Every text of shoppers and their emails in German, by the groups of the English ones. */
export const germanMessages = {
  ...germanHeadMessages,
  ...germanLayoutMessages,
  ...germanListingMessages,
  ...germanSuggestionMessages,
  ...germanProductMessages,
  ...germanBuyBoxMessages,
  ...germanBundleMessages,
  ...germanCompareMessages,
  ...germanOptionMessages,
  ...germanColorMessages,
  ...germanLocationMessages,
  ...germanReturnMessages,
  ...germanReviewFormMessages,
  ...germanLightboxMessages,
  ...germanSliderMessages,
  ...germanReviewSectionMessages,
  ...germanStoreMessages,
  ...germanContentMessages,
  ...germanNewsletterMessages,
  ...germanCartReminderMessages,
  ...germanGiftCardMessages,
  ...germanStockAlertMessages,
  ...germanContactMessages,
  ...germanCommentMessages,
  ...germanCartMessages,
  ...germanCouponMessages,
  ...germanPasswordMessages,
  ...germanAddressMessages,
  ...germanConsentMessages,
  ...germanCheckoutMessages,
  ...germanSideCartMessages,
  ...germanShippingMessages,
  ...germanDeliveryMessages,
  ...germanAccountMessages,
  ...germanOrderMessages,
  ...germanOrderingMessages,
  ...germanEmailMessages,
  ...germanReviewMessages,
  ...germanBoosterMessages,
  ...germanTestPayMessages,
  ...germanUpsellMessages,
  ...germanMiniCartMessages,
};
