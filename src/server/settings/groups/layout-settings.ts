import * as z from 'zod';
import { HEADER_MODES, MOBILE_MENUS } from '#wire/layout.ts';
import { refused, setting } from './setting.ts';

/** What surrounds or covers the content of a page. */
export const LAYOUT_SETTINGS = {
  /** A cover over each page until its script has started; it only delays, so it is off. */
  'pageLoader.enabled': setting(z.boolean(), false),
  /** Managers see on every page that the shop is not open yet, until they dismiss it. */
  'comingSoon.banner': setting(z.boolean(), false),
  /** Only staff and guests with the secret link see the shop; everyone else gets one page, with 503. */
  'comingSoon.closed': setting(z.boolean(), false),
  /** Slug of the page that is shown meanwhile; '' shows a sentence. */
  'comingSoon.page': setting(z.string().max(80), ''),
  /** `?preview_key=<this>` opens the shop for whoever has the link; '' opens it for none. */
  'comingSoon.secret': setting(z.string().regex(/^([\w-]{8,80})?$/, refused('secret')), ''),
  /** After how many hours a robot may ask again. */
  'comingSoon.retryHours': setting(z.int().min(1).max(720), 24),
  /** A notice above every page until a visitor dismisses it; '' shows none. */
  'store.notice': setting(z.string().max(400), ''),
  /** Part of the cookie's name: another id shows the notice again to those who dismissed it. */
  'store.noticeId': setting(z.string().regex(/^[\w-]{0,40}$/, refused('name')), ''),
  'header.mode': setting(z.enum(HEADER_MODES), 'sticky'),
  'header.mobileMenu': setting(z.enum(MOBILE_MENUS), 'slide'),
} as const;
