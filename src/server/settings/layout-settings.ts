import * as z from 'zod';
import { HEADER_MODES, MOBILE_MENUS } from '#wire/layout.ts';
import { setting } from './setting.ts';

/** What surrounds or covers the content of a page. */
export const LAYOUT_SETTINGS = {
  /** A cover over each page until its script has started; it only delays, so it is off. */
  'pageLoader.enabled': setting(z.boolean(), false),
  /** Managers see on every page that the shop is not open yet, until they dismiss it. */
  'comingSoon.banner': setting(z.boolean(), false),
  /** A notice above every page until a visitor dismisses it; '' shows none. */
  'store.notice': setting(z.string().max(400), ''),
  /** Part of the cookie's name: another id shows the notice again to those who dismissed it. */
  'store.noticeId': setting(z.string().regex(/^[\w-]{0,40}$/), ''),
  'header.mode': setting(z.enum(HEADER_MODES), 'sticky'),
  'header.mobileMenu': setting(z.enum(MOBILE_MENUS), 'slide'),
} as const;
