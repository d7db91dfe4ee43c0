import { cartPage } from './cart-page.ts';
import { categoryPage } from './category-page.ts';
import { documentPage } from './document-page.ts';
import { homePage } from './home-page.ts';
import { journalPage } from './journal-page.ts';
import type { PageDefinition } from './page.ts';
import { postPage } from './post-page.ts';
import { productPage } from './product-page.ts';
import { searchPage } from './search-page.ts';
import { shopPage } from './shop-page.ts';
import { tagPage } from './tag-page.ts';

/** Every page with an address, the one that takes any word last. */
export const pageDefinitions: PageDefinition[] = [
  homePage,
  shopPage,
  searchPage,
  cartPage,
  journalPage,
  categoryPage,
  tagPage,
  productPage,
  postPage,
  documentPage,
];
