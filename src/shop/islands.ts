import type { ComponentType } from 'react';
import type { ProductBoosters } from '#wire/boosters.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { StockAlertData } from '#wire/forms/stock-alert-form.ts';
import type { ListingPage } from '#wire/listing.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { UpsellOffer } from '#wire/upsells.ts';
import type { StaticBlock } from './content/blocks/static-kinds.ts';
import type { FooterData } from './layout/footer-columns.tsx';
import type { NavBarData } from './layout/main-nav/nav-bar.tsx';
import type { MenuData } from './layout/mobile-menu/menu-data.ts';
import type { RailData } from './product/rails/rail-data.ts';
import type { ReviewsData } from './reviews/section/reviews-data.ts';
import { whenReviewsNear } from './reviews/section/when-reviews-near.ts';
import { whenOffered } from './stock-alerts/when-offered.ts';
import { whenEffectsNeedScript } from './ui/effects/when-effects-need-script.ts';
import type { IslandPage } from './ui/island/island-page.ts';
import { neverNeeded } from './ui/island/never-needed.ts';
import { watchNear } from './ui/seen/watch-near.ts';
import { watchSeen } from './ui/seen/watch-seen.ts';
import { whenLoaded } from './ui/when-loaded.ts';

/** Parts of a page whose script is loaded when they are seen, by the data each needs. */
export interface IslandData {
  boosters: ProductBoosters;
  upsells: UpsellOffer;
  stockAlert: StockAlertData;
  rail: RailData;
  navBar: NavBarData;
  menuPanel: object;
  menuLevels: MenuData;
  menuTree: MenuData;
  pageLoader: object;
  contact: Extract<ContentBlock, { kind: 'contact' }>;
  filters: ListingPage;
  effects: object;
  footer: FooterData;
  reviews: ReviewsData;
  staticBlock: StaticBlock;
  tabsBlock: Extract<ContentBlock, { kind: 'tabs' | 'accordion' }>;
  videoBlock: Extract<ContentBlock, { kind: 'video' }>;
  productBlock: { product: ProductRecord };
}
export type IslandName = keyof IslandData;

/** Attaches behaviour to the element's HTML; returns how to remove it. */
export type StartFragment<Data> = (
  element: HTMLElement,
  data: Data,
  page: IslandPage,
) => () => void;

interface IslandBase {
  /** Calls back once when the script is needed; returns how to stop waiting. */
  when(element: HTMLElement, hydrate: () => void): () => void;
}

/** Rendered by the server and hydrated by React from the same data. */
export interface ComponentIsland<Data> extends IslandBase {
  kind: 'component';
  load(): Promise<ComponentType<{ data: Data }>>;
}

/**
 * HTML that only the server renders, because the specification's calls answer it as HTML. What it is
 * rendered from stays on the server; its script puts the answers in.
 */
export interface FragmentIsland<Data> extends IslandBase {
  kind: 'fragment';
  load(): Promise<StartFragment<Data>>;
}

export type IslandSource<Data> = ComponentIsland<Data> | FragmentIsland<Data>;

export const islands: { [Name in IslandName]: IslandSource<IslandData[Name]> } = {
  boosters: {
    kind: 'component',
    when: watchSeen,
    load: async () => (await import('./boosters/boosters.tsx')).Boosters,
  },
  upsells: {
    kind: 'component',
    when: watchSeen,
    load: async () => (await import('./upsells/upsell-bar.tsx')).UpsellBar,
  },
  stockAlert: {
    kind: 'component',
    when: whenOffered,
    load: async () => (await import('./stock-alerts/alert-form.tsx')).AlertForm,
  },
  rail: {
    kind: 'component',
    when: watchNear,
    load: async () => (await import('./product/rails/rail.tsx')).Rail,
  },
  navBar: {
    kind: 'component',
    when: watchSeen,
    load: async () => (await import('./layout/main-nav/nav-bar.tsx')).NavBar,
  },
  menuPanel: {
    kind: 'fragment',
    when: neverNeeded,
    load: async () => neverNeeded,
  },
  menuLevels: {
    kind: 'component',
    when: watchSeen,
    load: async () => (await import('./layout/mobile-menu/menu-levels.tsx')).MenuLevels,
  },
  menuTree: {
    kind: 'component',
    when: watchSeen,
    load: async () => (await import('./layout/mobile-menu/menu-tree.tsx')).MenuTree,
  },
  effects: {
    kind: 'component',
    when: whenEffectsNeedScript,
    load: async () => (await import('./ui/effects/effects.tsx')).Effects,
  },
  pageLoader: {
    kind: 'component',
    when: (_element, loaded) => whenLoaded(loaded),
    load: async () => (await import('./ui/page-loader/page-loader.tsx')).PageLoader,
  },
  contact: {
    kind: 'component',
    when: watchNear,
    load: async () => (await import('./contact/contact-form.tsx')).ContactForm,
  },
  filters: {
    kind: 'component',
    when: neverNeeded,
    load: async () => (await import('./listing/filter-panel.tsx')).FilterPanel,
  },
  footer: {
    kind: 'component',
    when: neverNeeded,
    load: async () => (await import('./layout/footer-columns.tsx')).FooterColumns,
  },
  reviews: {
    kind: 'fragment',
    when: whenReviewsNear,
    load: async () => (await import('./reviews/section/start-reviews.ts')).startReviews,
  },
  staticBlock: {
    kind: 'component',
    when: neverNeeded,
    load: async () => (await import('./content/blocks/static-block.tsx')).StaticBlock,
  },
  tabsBlock: {
    kind: 'component',
    when: watchNear,
    load: async () => (await import('./content/blocks/tabs-block.tsx')).TabsBlock,
  },
  videoBlock: {
    kind: 'component',
    when: watchNear,
    load: async () => (await import('./content/blocks/video-block.tsx')).VideoBlock,
  },
  productBlock: {
    kind: 'component',
    when: watchNear,
    load: async () => (await import('./content/blocks/product-block.tsx')).ProductBlock,
  },
};
