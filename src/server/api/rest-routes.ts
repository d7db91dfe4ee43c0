import { storeCart, storeCartItem, storeCoupon } from '#wire/store/cart.ts';
import { storeCheckout } from '#wire/store/checkout.ts';
import { storeCollectionData } from '#wire/store/collection-data.ts';
import { storeOrder } from '#wire/store/order.ts';
import { linkedStoreProduct } from '#wire/store/product.ts';
import { storeReview } from '#wire/store/review.ts';
import { storeAttributeRecord, storeCategory, storeTerm } from '#wire/store/terms.ts';
import type { RestEndpoint, RestRoute } from './rest/rest-route.ts';
import { getBatch } from './store/batch.ts';
import { applyStoreCoupon, removeStoreCoupon, selectStoreRate } from './store/cart-choices.ts';
import {
  addStoreItem,
  readStoreCart,
  removeStoreItem,
  updateStoreItem,
} from './store/cart-items.ts';
import { changeStoreCheckout, placeStoreOrder, readStoreCheckout } from './store/checkout.ts';
import { collectionData } from './store/collection-data.ts';
import { readStoreOrder } from './store/order.ts';
import {
  addStoreCoupon,
  deleteStoreCoupon,
  listStoreCoupons,
  readStoreCoupon,
  removeStoreCoupons,
} from './store/parts/cart-coupons.ts';
import { updateStoreExtensions } from './store/parts/cart-extensions.ts';
import {
  changeStoreItem,
  createStoreItem,
  deleteStoreItem,
  listStoreItems,
  readStoreItem,
  removeStoreItems,
} from './store/parts/cart-item-routes.ts';
import { payStoreOrder } from './store/parts/pay-store-order.ts';
import { updateStoreCustomer } from './store/parts/update-customer.ts';
import { productById, productBySlug, productList } from './store/products.ts';
import { reviewList } from './store/reviews.ts';
import {
  attributeById,
  attributeList,
  attributeTerms,
  brandById,
  brandList,
  categoryById,
  categoryList,
  tagList,
} from './store/terms.ts';
import { vitrineRoutes } from './vitrine/vitrine-routes.ts';
import { olderReviewRoutes } from './wc/older/older-reviews.ts';
import { olderRoutes } from './wc/older/older-routes.ts';
import { wcRoutes } from './wc/wc-routes.ts';
import { wpRoutes } from './wp/wp-routes.ts';

/** What the routes of the Store API answer, as OPTIONS describes it. */
const RESULTS = {
  product: { title: 'product', record: linkedStoreProduct },
  collection: { title: 'product-collection-data', record: storeCollectionData },
  category: { title: 'product-category', record: storeCategory },
  brand: { title: 'product-brand', record: storeCategory },
  tag: { title: 'term', record: storeTerm },
  review: { title: 'product_review', record: storeReview },
  attribute: { title: 'product_attribute', record: storeAttributeRecord },
  cart: { title: 'cart', record: storeCart },
  item: { title: 'cart_item', record: storeCartItem },
  coupon: { title: 'cart_coupon', record: storeCoupon },
  checkout: { title: 'checkout', record: storeCheckout },
  order: { title: 'order', record: storeOrder },
};

/** The first matching route answers, so fixed names come before `:slug`. */
const storeReading: [path: string, get: RestEndpoint, answers: RestRoute['responses']][] = [
  ['/products', productList, RESULTS.product],
  ['/products/collection-data', collectionData, RESULTS.collection],
  ['/products/categories', categoryList, RESULTS.category],
  ['/products/categories/:id', categoryById, RESULTS.category],
  ['/products/tags', tagList, RESULTS.tag],
  ['/products/brands', brandList, RESULTS.brand],
  ['/products/brands/:id', brandById, RESULTS.brand],
  ['/products/reviews', reviewList, RESULTS.review],
  ['/products/attributes', attributeList, RESULTS.attribute],
  ['/products/attributes/:id', attributeById, RESULTS.attribute],
  ['/products/attributes/:attribute_id/terms', attributeTerms, RESULTS.tag],
  ['/products/:id', productById, RESULTS.product],
  ['/products/:slug', productBySlug, RESULTS.product],
];

type StoreRoute = [path: string, methods: RestRoute['methods'], answers?: RestRoute['responses']];

const cartRoutes: StoreRoute[] = [
  ['/cart', { GET: readStoreCart }, RESULTS.cart],
  [
    '/cart/items',
    { GET: listStoreItems, POST: createStoreItem, DELETE: removeStoreItems },
    RESULTS.item,
  ],
  [
    '/cart/items/:key',
    {
      GET: readStoreItem,
      POST: changeStoreItem,
      PUT: changeStoreItem,
      PATCH: changeStoreItem,
      DELETE: deleteStoreItem,
    },
    RESULTS.item,
  ],
  [
    '/cart/coupons',
    { GET: listStoreCoupons, POST: addStoreCoupon, DELETE: removeStoreCoupons },
    RESULTS.coupon,
  ],
  ['/cart/coupons/:code', { GET: readStoreCoupon, DELETE: deleteStoreCoupon }, RESULTS.coupon],
  ['/cart/extensions', { POST: updateStoreExtensions }, RESULTS.cart],
  ['/cart/add-item', { POST: addStoreItem }, RESULTS.cart],
  ['/cart/update-item', { POST: updateStoreItem }, RESULTS.cart],
  ['/cart/remove-item', { POST: removeStoreItem }, RESULTS.cart],
  ['/cart/apply-coupon', { POST: applyStoreCoupon }, RESULTS.cart],
  ['/cart/remove-coupon', { POST: removeStoreCoupon }, RESULTS.cart],
  ['/cart/update-customer', { POST: updateStoreCustomer }, RESULTS.cart],
  ['/cart/select-shipping-rate', { POST: selectStoreRate }, RESULTS.cart],
];

const orderRoutes: StoreRoute[] = [
  [
    '/checkout',
    {
      GET: readStoreCheckout,
      POST: placeStoreOrder,
      PUT: changeStoreCheckout,
      PATCH: changeStoreCheckout,
    },
    RESULTS.checkout,
  ],
  ['/checkout/:id', { POST: payStoreOrder }, RESULTS.checkout],
  ['/order/:id', { GET: readStoreOrder }, RESULTS.order],
];

/** `wc/store` is the older name of `wc/store/v1`. */
const storeRoutes: RestRoute[] = ['wc/store/v1', 'wc/store'].flatMap((namespace) => {
  const getRoute = ([path, methods, results]: StoreRoute): RestRoute => ({
    namespace,
    path,
    methods,
    ...(results && { responses: results }),
  });
  const cart = cartRoutes.map(getRoute);
  const orders = orderRoutes.map(getRoute);
  return [
    ...storeReading.map(([path, get, results]) => getRoute([path, { GET: get }, results])),
    ...cart,
    ...orders,
    { namespace, path: '/batch', methods: { POST: getBatch([...cart, ...orders]) } },
  ];
});

/** Every route behind `/wp-json`. */
export const restRoutes: readonly RestRoute[] = [
  ...storeRoutes,
  ...wcRoutes,
  ...olderRoutes(wcRoutes),
  ...olderReviewRoutes,
  ...wpRoutes,
  ...vitrineRoutes,
];
