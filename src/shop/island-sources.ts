import type { IslandName } from './islands.ts';

/**
 * The file of each island, or the files, by which the server finds its style in the build's manifest.
 * Apart from the islands, since browsers have no use for it.
 */
export const islandSources: Record<IslandName | 'menuPanel', string | readonly string[]> = {
  boosters: 'src/shop/boosters/boosters.tsx',
  upsells: 'src/shop/upsells/upsell-bar.tsx',
  productTools: 'src/shop/product-tools/product-tools.tsx',
  stockAlert: 'src/shop/stock-alerts/alert-form.tsx',
  paymentMarks: 'src/shop/payment/product-marks.tsx',
  cartMarks: 'src/shop/payment/payment-marks.tsx',
  rail: 'src/shop/rails/rail.tsx',
  navBar: 'src/shop/layout/main-nav/nav-bar.tsx',
  menuPanel: [
    'src/shop/pages/content/content-page.tsx',
    'src/shop/content/blocks/static-block.tsx',
  ],
  menuLevels: 'src/shop/layout/mobile-menu/menu-levels.tsx',
  menuTree: 'src/shop/layout/mobile-menu/menu-tree.tsx',
  effects: 'src/shop/ui/effects/effects.tsx',
  pageLoader: 'src/shop/ui/page-loader/page-loader.tsx',
  contact: 'src/shop/contact/contact-form.tsx',
  filters: 'src/shop/listing/filter-panel.tsx',
  footer: 'src/shop/layout/footer-columns.tsx',
  reviews: 'src/shop/reviews/section/reviews-section.tsx',
  staticBlock: 'src/shop/content/blocks/static-block.tsx',
  tabsBlock: 'src/shop/content/blocks/tabs-block.tsx',
  videoBlock: 'src/shop/content/blocks/video-block.tsx',
  productBlock: 'src/shop/content/blocks/product-block.tsx',
};
