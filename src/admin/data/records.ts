import type { BundleResponse } from '#wire/vitrine/bundles.ts';
import type { CampaignItem } from '#wire/vitrine/campaigns.ts';
import type { CartReminder } from '#wire/vitrine/cart-reminders.ts';
import type { CustomerRow } from '#wire/vitrine/customers.ts';
import type { GiftCardItem } from '#wire/vitrine/gift-cards.ts';
import type { OptionFormResponse } from '#wire/vitrine/option-forms.ts';
import type { Redirect } from '#wire/vitrine/redirects.ts';
import type { ReturnItem } from '#wire/vitrine/returns.ts';
import type { Review, ReviewRequest } from '#wire/vitrine/reviews.ts';
import type {
  ApiKey,
  AuditEntry,
  Job,
  LoggedChange,
  Member,
  Subscriber,
} from '#wire/vitrine/running.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import type { Customer } from '#wire/wc/customer.ts';
import type { Order } from '#wire/wc/order-response.ts';
import type { Product } from '#wire/wc/product.ts';
import type { ProductTerm } from '#wire/wc/terms.ts';
import type { Webhook } from '#wire/wc/webhook.ts';
import type { Comment } from '#wire/wp/comment.ts';
import type { WpDocument } from '#wire/wp/document.ts';
import type { PostTermItem } from '#wire/wp/post-term.ts';
import type { ResourceName } from './resources.ts';

/** What the API returns for a record of each resource, in a list and alone. */
export interface ResourceRecords extends Record<ResourceName, { id: number | string }> {
  orders: Order;
  products: Product;
  customers: CustomerRow;
  accounts: Customer;
  bundles: BundleResponse;
  'option-forms': OptionFormResponse;
  categories: ProductTerm;
  campaigns: CampaignItem;
  subscribers: Subscriber;
  'basket-reminders': CartReminder;
  returns: ReturnItem;
  'gift-cards': GiftCardItem;
  coupons: Coupon;
  reviews: Review;
  'review-requests': ReviewRequest;
  pages: WpDocument;
  posts: WpDocument;
  'post-categories': PostTermItem;
  'post-tags': PostTermItem;
  comments: Comment;
  redirects: Redirect;
  people: Member;
  'api-keys': ApiKey;
  jobs: Job;
  webhooks: Webhook;
  log: LoggedChange;
  'audit-log': AuditEntry;
}
