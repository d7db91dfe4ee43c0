/** Of the screen that shows what is missing in the catalogue. */
export const adminCatalogHealthMessages = {
  'admin.catalogueHealth': 'Catalogue health',
  'admin.catalogueHealth.picture': 'Without a picture',
  'admin.catalogueHealth.price': 'Without a price',
  'admin.catalogueHealth.category': 'Without a category',
  'admin.catalogueHealth.weight': 'Shipped, but without a weight',
  'admin.catalogueHealth.sku': 'With a duplicate SKU',
  'admin.catalogueHealth.link': 'With a broken link',
  'admin.catalogueHealth.smallPicture': 'With a picture below 600 pixels',
  'admin.catalogueHealth.good': 'All in order',
  'admin.catalogueHealth.more': 'and {count} more',
};
