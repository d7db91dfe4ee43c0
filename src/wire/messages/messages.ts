import type { Message } from '#rules/messages/format.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { giftCardMessages } from '../gift-cards/messages.ts';
import { accountMessages } from './account.ts';
import { addressMessages } from './address.ts';
import { miniCartMessages } from './basket.ts';
import { boosterMessages } from './boosters.ts';
import { bundleMessages } from './bundles.ts';
import { buyBoxMessages } from './buy-box.ts';
import { cartMessages } from './cart.ts';
import { cartReminderMessages } from './cart-reminders.ts';
import { checkoutMessages } from './checkout.ts';
import { colorMessages } from './colors.ts';
import { commentMessages } from './comments.ts';
import { compareMessages } from './compare.ts';
import { consentMessages } from './consent.ts';
import { contactMessages } from './contact.ts';
import { contentMessages } from './content.ts';
import { couponMessages } from './coupons.ts';
import { emailClosingMessages } from './email-closings.ts';
import { emailMessages } from './emails.ts';
import { lightboxMessages } from './gallery/lightbox.ts';
import { sliderMessages } from './gallery/slider.ts';
import { headMessages } from './head.ts';
import { layoutMessages } from './layout.ts';
import { listingMessages } from './listing.ts';
import { locationMessages } from './locations.ts';
import { newsletterMessages } from './newsletter.ts';
import { optionMessages } from './options.ts';
import { orderingMessages } from './ordering.ts';
import { orderMessages } from './orders.ts';
import { passwordMessages } from './password.ts';
import { productMessages } from './product.ts';
import { returnMessages } from './returns.ts';
import { reviewFormMessages } from './review-form.ts';
import { reviewSectionMessages } from './review-section.ts';
import { reviewMessages } from './reviews.ts';
import { deliveryMessages, shippingMessages } from './shipping.ts';
import { sideCartMessages } from './side-cart.ts';
import { stockAlertMessages } from './stock-alerts.ts';
import { storeMessages } from './store.ts';
import { suggestionMessages } from './suggestions.ts';
import { testPayMessages } from './test-pay.ts';
import { upsellMessages } from './upsells.ts';

/**
 * Every text a shopper can see, and what the shop notes with orders, in English. A shop overrides any of them by the setting `texts`
 * (key to text), and another language is another table with the same keys.
 */
export const messages = {
  ...headMessages,
  ...layoutMessages,
  ...listingMessages,
  ...suggestionMessages,
  ...productMessages,
  ...buyBoxMessages,
  ...bundleMessages,
  ...compareMessages,
  ...optionMessages,
  ...colorMessages,
  ...locationMessages,
  ...reviewFormMessages,
  ...sliderMessages,
  ...lightboxMessages,
  ...reviewSectionMessages,
  ...storeMessages,
  ...contentMessages,
  ...newsletterMessages,
  ...cartReminderMessages,
  ...giftCardMessages,
  ...stockAlertMessages,
  ...contactMessages,
  ...commentMessages,
  ...returnMessages,
  ...cartMessages,
  ...miniCartMessages,
  ...couponMessages,
  ...accountMessages,
  ...passwordMessages,
  ...addressMessages,
  ...consentMessages,
  ...checkoutMessages,
  ...sideCartMessages,
  ...shippingMessages,
  ...deliveryMessages,
  ...orderMessages,
  ...orderingMessages,
  ...emailMessages,
  ...emailClosingMessages,
  ...reviewMessages,
  ...boosterMessages,
  ...testPayMessages,
  ...upsellMessages,
};

export type MessageKey = keyof typeof messages;
export type MessageTable = Record<MessageKey, Message>;
export const MESSAGE_KEYS = recordKeys(messages);
