import * as z from 'zod/mini';
import { imageRecord } from './image.ts';
import { namedMarks } from './payments/marks.ts';

/** One entry of a menu tree. A top entry with `mega` shows its children as columns with a picture. */
export interface MenuItem {
  id: number;
  label: string;
  url: string;
  mega: boolean;
  image: z.infer<typeof imageRecord> | null;
  /** Number of the shared blocks that a top entry shows as its panel, in place of the columns. */
  panel?: number | undefined;
  children: MenuItem[];
}
export const menuItem: z.ZodMiniType<MenuItem> = z.object({
  id: z.int(),
  label: z.string(),
  url: z.string(),
  mega: z.boolean(),
  image: z.nullable(imageRecord),
  panel: z.optional(z.int()),
  children: z.array(z.lazy(() => menuItem)),
});

/** Of the header on wide screens: the logo beside the menu, or centred above it. */
export const HEADER_LAYOUTS = ['beside', 'centred'] as const;
/** Columns of links, everything centred in rows, or the last line alone. */
export const FOOTER_LAYOUTS = ['columns', 'centred', 'slim'] as const;

/** A shop's own logo, in place of the built-in mark. */
const logo = z.object({
  image: imageRecord,
  /** Shown instead in the dark scheme; null shows the same. */
  darkImage: z.nullable(imageRecord),
  /** The shop's name stands beside it. */
  showsName: z.boolean(),
});
export type LogoData = z.infer<typeof logo>;

/** What surrounds every page; the same for every visitor, so that pages can be cached. */
export const layout = z.object({
  shopName: z.string(),
  tagline: z.string(),
  logo: z.nullable(logo),
  /** How header and footer are arranged. */
  arrangement: z.object({
    header: z.enum(HEADER_LAYOUTS),
    topBar: z.boolean(),
    categoryBar: z.boolean(),
    footer: z.enum(FOOTER_LAYOUTS),
  }),
  topBar: z.object({ text: z.string(), links: z.array(menuItem) }),
  mainMenu: z.array(menuItem),
  /** Wide navigation under the header: short links to the categories. */
  wideMenu: z.array(menuItem),
  footerMenus: z.array(z.object({ title: z.string(), items: z.array(menuItem) })),
  /** The form for the newsletter; null where the footer has none. */
  newsletter: z.nullable(z.object({ label: z.string(), button: z.string(), consent: z.string() })),
  /** By what orders can be paid; left out where nothing is offered. */
  payments: z.optional(namedMarks),
  storeNotice: z.nullable(z.object({ id: z.string(), text: z.string() })),
  searchCategories: z.array(z.object({ slug: z.string(), name: z.string() })),
  year: z.int(),
});
export type Layout = z.infer<typeof layout>;

/**
 * How the header behaves on scrolling. `sticky`: it scrolls away and comes back once the page is
 * scrolled past it. `hide`: it hides on scrolling down and shows on scrolling up.
 */
export const HEADER_MODES = ['static', 'sticky', 'hide'] as const;
export type HeaderMode = (typeof HEADER_MODES)[number];

/** How the menu of narrow screens shows what is below an entry: level by level, or as a tree. */
export const MOBILE_MENUS = ['slide', 'accordion'] as const;

/** Name of the cookie that hides a store notice: `noticeCookie('may')` is `store_noticemay`. */
export function noticeCookie(id: string): string {
  return `${NOTICE_COOKIE}${id}`;
}
export const NOTICE_COOKIE = 'store_notice';
export const NOTICE_HIDDEN = 'hidden';

/** Name in the browser's storage for a visitor's choice of colours; absent: as the system says. */
export const SCHEME_STORAGE = 'vitrine_scheme';

export const SCHEMES = ['light', 'dark'] as const;
