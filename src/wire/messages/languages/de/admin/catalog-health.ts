import type { adminCatalogHealthMessages } from '../../../admin/catalog-health.ts';
import type { Texts } from '../../../texts.ts';

export const germanCatalogHealth: Texts<typeof adminCatalogHealthMessages> = {
  'admin.catalogueHealth': 'Katalogprüfung',
  'admin.catalogueHealth.picture': 'Ohne Bild',
  'admin.catalogueHealth.price': 'Ohne Preis',
  'admin.catalogueHealth.category': 'Ohne Kategorie',
  'admin.catalogueHealth.weight': 'Wird versendet, aber ohne Gewicht',
  'admin.catalogueHealth.sku': 'Mit doppelter Artikelnummer',
  'admin.catalogueHealth.link': 'Mit defektem Link',
  'admin.catalogueHealth.smallPicture': 'Mit einem Bild unter 600 Pixeln',
  'admin.catalogueHealth.good': 'Alles in Ordnung',
  'admin.catalogueHealth.more': 'und {count} weitere',
};
