/** Of the screens of shipping classes and tax classes; part of `adminMessages`. */
export const adminClassMessages = {
  'admin.shippingClasses': 'Shipping classes',
  'admin.shippingClasses.about':
    'Products that cost more or less to send, such as bulky ones. What each class costs is set in the shipping zones.',
  'admin.shippingClasses.method': 'Has a cost in {zone}: {method}',
  'admin.shippingClasses.deleteText':
    'They will have no shipping class, and costs of this class no longer apply. This cannot be undone.',
  'admin.shippingClasses.edit': 'Edit shipping classes',
  'admin.taxClasses': 'Tax classes',
  'admin.taxClasses.about':
    'Products that are taxed alike. What each class is taxed at, and where, is set in the tax rates.',
  'admin.taxClasses.rates': 'Tax rates: {count}',
  'admin.taxClasses.ofShipping': 'Shipping is taxed by it',
  'admin.taxClasses.deleteText':
    'Its products will be taxed at the standard rate, and its rates are deleted with it. This cannot be undone.',
  'admin.taxClasses.edit': 'Edit tax classes',
  'admin.classes.add': 'Add a class',
  'admin.classes.none': 'No classes yet.',
  'admin.classes.unused': 'Not used yet',
  'admin.classes.rename': 'Rename',
  'admin.classes.products': 'Products: {count}',
  'admin.classes.variations': 'Variations: {count}',
};
