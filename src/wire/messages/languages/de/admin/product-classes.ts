import type { adminClassMessages } from '../../../admin/product-classes.ts';
import type { Texts } from '../../../texts.ts';

export const germanProductClasses: Texts<typeof adminClassMessages> = {
  'admin.shippingClasses': 'Versandklassen',
  'admin.shippingClasses.about':
    'Produkte, deren Versand mehr oder weniger kostet, etwa sperrige. Was jede Klasse kostet, steht in den Versandzonen.',
  'admin.shippingClasses.method': 'Hat Kosten in {zone}: {method}',
  'admin.shippingClasses.deleteText':
    'Sie haben dann keine Versandklasse, und Kosten dieser Klasse gelten nicht mehr. Das lässt sich nicht rückgängig machen.',
  'admin.shippingClasses.edit': 'Versandklassen bearbeiten',
  'admin.taxClasses': 'Steuerklassen',
  'admin.taxClasses.about':
    'Produkte, die gleich besteuert werden. Womit und wo jede Klasse besteuert wird, steht in den Steuersätzen.',
  'admin.taxClasses.rates': 'Steuersätze: {count}',
  'admin.taxClasses.ofShipping': 'Der Versand wird danach besteuert',
  'admin.taxClasses.deleteText':
    'Ihre Produkte werden dann zum Standardsatz besteuert, und ihre Sätze werden mit gelöscht. Das lässt sich nicht rückgängig machen.',
  'admin.taxClasses.edit': 'Steuerklassen bearbeiten',
  'admin.classes.add': 'Klasse hinzufügen',
  'admin.classes.none': 'Noch keine Klassen.',
  'admin.classes.unused': 'Noch nicht verwendet',
  'admin.classes.rename': 'Umbenennen',
  'admin.classes.products': 'Produkte: {count}',
  'admin.classes.variations': 'Varianten: {count}',
};
