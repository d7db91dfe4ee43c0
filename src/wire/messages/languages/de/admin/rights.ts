import type { rightTexts } from '../../../rights.ts';
import type { Texts } from '../../../texts.ts';

export const germanRights: Texts<typeof rightTexts, 'right.'> = {
  'right.open-admin': 'Die Verwaltung öffnen',
  'right.pass-coming-soon': 'Den Shop sehen, während er geschlossen ist',
  'right.see-parcels': 'Sehen, was in einem Paket ist und wohin es geht, ohne Preise',
  'right.pack-orders': 'Bestellungen packen und Sendungsnummern eintragen',
  'right.see-all-orders': 'Bestellungen mit Preisen und Rechnungen sehen',
  'right.manage-orders': 'Bestellungen anlegen und ändern',
  'right.refund-orders': 'Rückerstattungen geben',
  'right.manage-gift-cards': 'Geschenkkarten und Guthaben ausstellen',
  'right.manage-customers': 'Kunden sehen und ändern',
  'right.see-uploads': 'Dateien sehen, die Kunden gesendet haben',
  'right.see-products': 'Produkte nachschlagen, ohne Einkaufspreise',
  'right.manage-products': 'Produkte, Bestand und Preise anlegen und ändern',
  'right.moderate-reviews': 'Bewertungen freigeben und beantworten',
  'right.manage-coupons': 'Gutscheine anlegen und ändern',
  'right.manage-marketing': 'Newsletter und Warenkorb-Erinnerungen',
  'right.edit-content': 'Seiten und Beiträge schreiben',
  'right.upload-media': 'Bilder und Dateien hochladen',
  'right.see-reports': 'Berichte und Analysen sehen',
  'right.manage-settings': 'Einstellungen, Zahlung, Versand und Steuern ändern',
  'right.dismiss-coming-soon': 'Den Hinweis ausblenden, dass der Shop geschlossen ist',
  'right.see-audit-log': 'Sehen, wer was geändert hat',
  'right.manage-security': 'Mailserver, Zahlungskonten und Geheimnisse ändern',
  'right.manage-roles': 'Personen einladen und Rollen ändern',
  'right.manage-api-keys': 'Schlüssel für Programme anlegen',
};
