import { boostersIsland } from './boosters/boosters-island.ts';
import { contactIsland } from './contact/contact-island.ts';
import {
  productBlockIsland,
  staticBlockIsland,
  tabsBlockIsland,
  videoBlockIsland,
} from './content/blocks/block-islands.ts';
import { footerIsland } from './layout/footer-island.ts';
import { navBarIsland } from './layout/main-nav/nav-bar-island.ts';
import { menuLevelsIsland, menuTreeIsland } from './layout/mobile-menu/menu-islands.ts';
import { filtersIsland } from './listing/filters-island.ts';
import { cartMarksIsland } from './payment/cart-marks-island.ts';
import { paymentMarksIsland } from './payment/payment-marks-island.ts';
import { productToolsIsland } from './product-tools/product-tools-island.ts';
import { railIsland } from './rails/rail-island.tsx';
import { reviewsIsland } from './reviews/section/reviews-island.ts';
import { stockAlertIsland } from './stock-alerts/stock-alert-island.ts';
import { effectsIsland } from './ui/effects/page-effects-island.ts';
import { pageLoaderIsland } from './ui/page-loader/page-loader-island.ts';
import { upsellsIsland } from './upsells/upsells-island.ts';

/** All islands, for the server, which renders them. A browser knows those of its page alone. */
export const islands = [
  boostersIsland,
  upsellsIsland,
  productToolsIsland,
  stockAlertIsland,
  navBarIsland,
  menuLevelsIsland,
  menuTreeIsland,
  effectsIsland,
  pageLoaderIsland,
  contactIsland,
  filtersIsland,
  footerIsland,
  reviewsIsland,
  staticBlockIsland,
  tabsBlockIsland,
  videoBlockIsland,
  productBlockIsland,
  railIsland,
  paymentMarksIsland,
  cartMarksIsland,
] as const;

export type IslandName = (typeof islands)[number]['name'];
