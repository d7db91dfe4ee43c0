import { batchOf } from '../store/batch.ts';
import { applyStoreCoupon, removeStoreCoupon, selectStoreRate } from '../store/cart-choices.ts';
import {
  addStoreItem,
  readStoreCart,
  removeStoreItem,
  updateStoreItem,
} from '../store/cart-items.ts';
import { changeStoreCheckout, placeStoreOrder, readStoreCheckout } from '../store/checkout.ts';
import { collectionData } from '../store/collection-data.ts';
import { readStoreOrder } from '../store/order.ts';
import {
  addStoreCoupon,
  deleteStoreCoupon,
  listStoreCoupons,
  readStoreCoupon,
  removeStoreCoupons,
} from '../store/parts/cart-coupons.ts';
import { updateStoreExtensions } from '../store/parts/cart-extensions.ts';
import {
  changeStoreItem,
  createStoreItem,
  deleteStoreItem,
  listStoreItems,
  readStoreItem,
  removeStoreItems,
} from '../store/parts/cart-item-routes.ts';
import { payStoreOrder } from '../store/parts/pay-store-order.ts';
import { updateStoreCustomer } from '../store/parts/update-customer.ts';
import { productById, productBySlug, productList } from '../store/products.ts';
import { reviewList } from '../store/reviews.ts';
import {
  attributeById,
  attributeList,
  attributeTerms,
  categoryById,
  categoryList,
  tagList,
} from '../store/terms.ts';
import { vitrineRoutes } from '../vitrine/vitrine-routes.ts';
import { wcRoutes } from '../wc/wc-routes.ts';
import { mediaRestRoutes } from '../wp/media.ts';
import { saveUserNotes } from '../wp/save-user-notes.ts';
import { usersMe } from '../wp/users-me.ts';
import type { RestEndpoint, RestRoute } from './rest-route.ts';

/** The first matching route answers, so fixed names come before `:slug`. */
const storeReading: [path: string, get: RestEndpoint][] = [
  ['/products', productList],
  ['/products/collection-data', collectionData],
  ['/products/categories', categoryList],
  ['/products/categories/:id', categoryById],
  ['/products/tags', tagList],
  ['/products/reviews', reviewList],
  ['/products/attributes', attributeList],
  ['/products/attributes/:id', attributeById],
  ['/products/attributes/:attribute_id/terms', attributeTerms],
  ['/products/:id', productById],
  ['/products/:slug', productBySlug],
];

const storeCart: [path: string, methods: RestRoute['methods']][] = [
  ['/cart', { GET: readStoreCart }],
  ['/cart/items', { GET: listStoreItems, POST: createStoreItem, DELETE: removeStoreItems }],
  [
    '/cart/items/:key',
    {
      GET: readStoreItem,
      POST: changeStoreItem,
      PUT: changeStoreItem,
      PATCH: changeStoreItem,
      DELETE: deleteStoreItem,
    },
  ],
  ['/cart/coupons', { GET: listStoreCoupons, POST: addStoreCoupon, DELETE: removeStoreCoupons }],
  ['/cart/coupons/:code', { GET: readStoreCoupon, DELETE: deleteStoreCoupon }],
  ['/cart/extensions', { POST: updateStoreExtensions }],
  ['/cart/add-item', { POST: addStoreItem }],
  ['/cart/update-item', { POST: updateStoreItem }],
  ['/cart/remove-item', { POST: removeStoreItem }],
  ['/cart/apply-coupon', { POST: applyStoreCoupon }],
  ['/cart/remove-coupon', { POST: removeStoreCoupon }],
  ['/cart/update-customer', { POST: updateStoreCustomer }],
  ['/cart/select-shipping-rate', { POST: selectStoreRate }],
];

const storeOrders: [path: string, methods: RestRoute['methods']][] = [
  [
    '/checkout',
    {
      GET: readStoreCheckout,
      POST: placeStoreOrder,
      PUT: changeStoreCheckout,
      PATCH: changeStoreCheckout,
    },
  ],
  ['/checkout/:id', { POST: payStoreOrder }],
  ['/order/:id', { GET: readStoreOrder }],
];

const accountRoutes: RestRoute[] = [
  { namespace: 'wp/v2', path: '/users/me', methods: { GET: usersMe, POST: saveUserNotes } },
];

/** `wc/store` is the older name of `wc/store/v1`. */
const storeRoutes: RestRoute[] = ['wc/store/v1', 'wc/store'].flatMap((namespace) => {
  const cart = storeCart.map(([path, methods]) => ({ namespace, path, methods }));
  const orders = storeOrders.map(([path, methods]) => ({ namespace, path, methods }));
  return [
    ...storeReading.map(([path, get]) => ({ namespace, path, methods: { GET: get } })),
    ...cart,
    ...orders,
    { namespace, path: '/batch', methods: { POST: batchOf([...cart, ...orders]) } },
  ];
});

/** Every route behind `/wp-json`. */
export const restRoutes: readonly RestRoute[] = [
  ...storeRoutes,
  ...wcRoutes,
  ...accountRoutes,
  ...mediaRestRoutes,
  ...vitrineRoutes,
];
