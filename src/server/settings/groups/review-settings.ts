import * as z from 'zod';
import { REVIEW_SORTS } from '#rules/reviews/review-filter.ts';
import {
  NAME_DISPLAYS,
  RESTRICT_RULES,
  REVIEW_LAYOUTS,
  REVIEW_PAGINGS,
  REVIEW_POPUPS,
} from '#wire/reviews.ts';
import { refused, setting } from './setting.ts';

const columns = z.int().min(1).max(8);
const pixels = z.int().min(0).max(200);
const days = z.int().min(0).max(365);

/** Everything about reviews a shop can set. */
export const REVIEW_SETTINGS = {
  /** Off: nothing is shown, written or answered. */
  'reviews.enabled': setting(z.boolean(), true),
  'reviews.containerId': setting(
    z.string().regex(/^[A-Za-z][\w-]{0,60}$/, refused('elementName')),
    'comments',
  ),
  'reviews.layout': setting(z.enum(REVIEW_LAYOUTS), 'masonry'),
  'reviews.paging': setting(z.enum(REVIEW_PAGINGS), 'more'),
  /** Numbered pages and filters are fetched; otherwise their links are followed. */
  'reviews.byScript': setting(z.boolean(), true),
  'reviews.perPage': setting(z.int().min(1).max(50), 12),
  'reviews.sort': setting(z.enum(REVIEW_SORTS), 'newest'),
  'reviews.popup': setting(z.enum(REVIEW_POPUPS), 'review'),
  'reviews.fullScreenMobile': setting(z.boolean(), true),
  /** Characters before "read more"; 0 shows all. */
  'reviews.cut': setting(z.int().min(0).max(5000), 150),
  'reviews.masonryColumns': setting(columns, 3),
  'reviews.masonryGap': setting(pixels, 20),
  'reviews.masonryRow': setting(z.int().min(1).max(200), 21),
  'reviews.sliderColumns': setting(columns, 4),
  'reviews.sliderMobileColumns': setting(columns, 1),
  'reviews.sliderGap': setting(pixels, 20),
  'reviews.nameDisplay': setting(z.enum(NAME_DISPLAYS), 'full'),
  'reviews.showDate': setting(z.boolean(), true),
  'reviews.votes': setting(z.boolean(), true),
  'reviews.filters': setting(z.boolean(), true),
  'reviews.overall': setting(z.boolean(), true),
  'reviews.bars': setting(z.boolean(), true),
  /** Customers' pictures above the list; 0 for none. */
  'reviews.photoStrip': setting(z.int().min(0).max(50), 12),

  'reviews.ratingRequired': setting(z.boolean(), true),
  'reviews.allowEmptyComment': setting(z.boolean(), false),
  'reviews.minComment': setting(z.int().min(0).max(1000), 0),
  'reviews.maxComment': setting(z.int().min(100).max(20_000), 5000),
  'reviews.title': setting(z.boolean(), true),
  'reviews.nameRequired': setting(z.boolean(), true),
  'reviews.emailRequired': setting(z.boolean(), true),
  'reviews.gdpr': setting(z.boolean(), false),
  'reviews.photos': setting(z.boolean(), true),
  'reviews.photosRequired': setting(z.boolean(), false),
  'reviews.maxFiles': setting(z.int().min(1).max(20), 5),
  /** Kilobytes of 1024. */
  'reviews.maxFileSize': setting(z.int().min(1).max(100_000), 2000),
  'reviews.uploadTypes': setting(
    z.array(z.string().regex(/^(image|video)\/[a-z0-9.+-]+$/, refused('fileType'))),
    ['image/jpg', 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'video/mp4', 'video/webm'],
  ),
  'reviews.captions': setting(z.boolean(), true),
  /** The server validates a review before it is sent, whatever `restrict` says. */
  'reviews.serverCheck': setting(z.boolean(), false),
  'reviews.restrict': setting(z.enum(RESTRICT_RULES), 'none'),
  /** Only who bought the product may write about it. */
  'reviews.verifiedOnly': setting(z.boolean(), false),
  'reviews.loginRequired': setting(z.boolean(), false),

  /**
   * Which reviews wait for moderation; `unverified`: by whoever has not bought the product, and by
   * whoever has no published review yet.
   */
  'reviews.hold': setting(z.enum(['none', 'unverified', 'all']), 'unverified'),
  /** So many reviews of one star from one network address in a day are all held; 0 for no limit. */
  'reviews.floodLimit': setting(z.int().min(0).max(1000), 10),
  /** So many links and the review waits; 0 holds none back. */
  'reviews.holdLinks': setting(z.int().min(0).max(20), 2),
  /** A review takes at least this long to write. */
  'reviews.minSeconds': setting(z.int().min(0).max(60), 3),
  /** Reviews of one network address in an hour; 0 sets no limit. */
  'reviews.limitPerHour': setting(z.int().min(0).max(1000), 10),

  /** An email after an order is completed asks for reviews. */
  'reviews.reminder': setting(z.boolean(), true),
  'reviews.reminderDays': setting(days, 10),
  /** Again so many times, with so many days between. */
  'reviews.reminderRepeats': setting(z.int().min(0).max(5), 0),
  'reviews.reminderRepeatDays': setting(z.int().min(1).max(60), 7),
  /** A coupon as thanks for a review. */
  'reviews.coupon': setting(z.boolean(), false),
  'reviews.couponPercent': setting(z.int().min(1).max(100), 11),
  'reviews.couponDays': setting(days, 30),
  'reviews.couponPhoto': setting(z.boolean(), false),
  'reviews.couponMinRating': setting(z.int().min(0).max(5), 0),
  'reviews.couponVerified': setting(z.boolean(), true),
  'reviews.couponRegistered': setting(z.boolean(), false),
} as const;
