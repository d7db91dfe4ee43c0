import { BOOSTER_NEWS_ACTION } from '#wire/boosters.ts';
import { ADD_BUNDLE_ACTION } from '#wire/bundles.ts';
import { REPLY_ACTION, REPLY_FORM_ACTION } from '#wire/comments.ts';
import { CONTACT_ACTION } from '#wire/forms/contact-fields.ts';
import {
  CART_REMINDER_ACTION,
  EDIT_LINKS_ACTION,
  EXPORT_DATA_ACTION,
  PASSKEY_ADD_ACTION,
  PASSKEY_ASK_ACTION,
  PASSKEY_LOG_IN_ACTION,
  PASSKEY_NEW_ACTION,
  PRODUCT_CARDS_ACTION,
  PRODUCT_CHOICES_ACTION,
  QUICK_VIEW_ACTION,
  SEARCH_ACTION,
  SHIPPING_COUNTRIES_ACTION,
  STOCK_ALERT_ACTION,
  VISIT_ACTION,
  VISITOR_ACTION,
} from '#wire/generic-actions.ts';
import {
  LOCATION_AT_ACTION,
  LOCATION_FIND_ACTION,
  LOCATION_LOCATE_ACTION,
  LOCATION_SUGGEST_ACTION,
} from '#wire/locations.ts';
import {
  REVIEW_FILE_ACTION,
  REVIEW_FILE_REMOVE_ACTION,
  REVIEW_FILE_ROTATE_ACTION,
  REVIEW_FORM_ACTION,
  REVIEW_UPLOAD_ACTION,
} from '#wire/review-form.ts';
import {
  CHECK_REVIEW_ACTION,
  LOAD_MORE_ACTION,
  VOTE_ACTION,
  WIDGET_ACTION,
  WRITE_REVIEW_ACTION,
} from '#wire/reviews.ts';
import { UPLOAD_ACTION, UPLOAD_FILE_ACTION, UPLOAD_PREVIEW_ACTION } from '#wire/uploads.ts';
import { ADD_UPSELL_ACTION } from '#wire/upsells.ts';
import type { CallList } from './call.ts';
import { exportDataCall, restNonceCall, visitorCall } from './generic/account-calls.ts';
import { addBundle } from './generic/add-bundle.ts';
import { addUpsell } from './generic/add-upsell.ts';
import { boosterNews } from './generic/booster-news.ts';
import { cartReminder } from './generic/cart-reminder.ts';
import { contactSubmit } from './generic/contact-submit.ts';
import { countVisitCall } from './generic/count-visit.ts';
import { shippingCountriesCall } from './generic/delivery-countries.ts';
import { editLinks } from './generic/edit-links.ts';
import {
  locationAt,
  locationFind,
  locationLocate,
  locationSuggest,
} from './generic/location-calls.ts';
import { optionUpload } from './generic/option-uploads.ts';
import { passkeyAdd, passkeyAsk, passkeyLogIn, passkeyNew } from './generic/passkey-calls.ts';
import { productCards } from './generic/product-cards.ts';
import { productChoices } from './generic/product-choices.ts';
import { quickView } from './generic/quick-view.ts';
import {
  checkSentReview,
  loadMoreReviews,
  voteOnReview,
  widgetReviews,
  writeSentReview,
} from './generic/review-calls.ts';
import {
  removeReviewFileCall,
  reviewFilePreview,
  reviewFormCall,
  reviewUpload,
  rotateReviewFile,
} from './generic/review-files.ts';
import { replyCall, replyFormCall } from './generic/review-replies.ts';
import { uploadFile, uploadPreview } from './generic/saved-uploads.ts';
import { searchSuggestions } from './generic/search-suggestions.ts';
import { stockAlert } from './generic/stock-alert.ts';
import { genericShopCalls } from './shop-calls.ts';

/** What answers at `/wp-admin/admin-ajax.php?action=<name>`. */
export const genericCalls: CallList = {
  ...genericShopCalls,
  [QUICK_VIEW_ACTION]: quickView,
  [SEARCH_ACTION]: searchSuggestions,
  [PRODUCT_CARDS_ACTION]: productCards,
  [PRODUCT_CHOICES_ACTION]: productChoices,
  [SHIPPING_COUNTRIES_ACTION]: shippingCountriesCall,
  [ADD_UPSELL_ACTION]: addUpsell,
  [BOOSTER_NEWS_ACTION]: boosterNews,
  [CART_REMINDER_ACTION]: cartReminder,
  [STOCK_ALERT_ACTION]: stockAlert,
  [CONTACT_ACTION]: contactSubmit,
  [VISIT_ACTION]: countVisitCall,
  [EDIT_LINKS_ACTION]: editLinks,
  [EXPORT_DATA_ACTION]: exportDataCall,
  [VISITOR_ACTION]: visitorCall,
  [PASSKEY_NEW_ACTION]: passkeyNew,
  [PASSKEY_ADD_ACTION]: passkeyAdd,
  [PASSKEY_ASK_ACTION]: passkeyAsk,
  [PASSKEY_LOG_IN_ACTION]: passkeyLogIn,
  [UPLOAD_ACTION]: optionUpload,
  [UPLOAD_PREVIEW_ACTION]: uploadPreview,
  [UPLOAD_FILE_ACTION]: uploadFile,
  [LOCATION_SUGGEST_ACTION]: locationSuggest,
  [LOCATION_FIND_ACTION]: locationFind,
  [LOCATION_AT_ACTION]: locationAt,
  [LOCATION_LOCATE_ACTION]: locationLocate,
  [ADD_BUNDLE_ACTION]: addBundle,
  [LOAD_MORE_ACTION]: loadMoreReviews,
  [WIDGET_ACTION]: widgetReviews,
  [VOTE_ACTION]: voteOnReview,
  [CHECK_REVIEW_ACTION]: checkSentReview,
  [WRITE_REVIEW_ACTION]: writeSentReview,
  [REVIEW_FORM_ACTION]: reviewFormCall,
  [REVIEW_UPLOAD_ACTION]: reviewUpload,
  [REVIEW_FILE_ACTION]: reviewFilePreview,
  [REVIEW_FILE_ROTATE_ACTION]: rotateReviewFile,
  [REVIEW_FILE_REMOVE_ACTION]: removeReviewFileCall,
  [REPLY_FORM_ACTION]: replyFormCall,
  [REPLY_ACTION]: replyCall,
  'rest-nonce': restNonceCall,
};
