import type { adminSettingMessages } from '../../../admin/settings.ts';
import type { Texts } from '../../../texts.ts';

export const germanSettings: Texts<typeof adminSettingMessages> = {
  'admin.leave.title': 'Ohne Speichern verlassen?',
  'admin.leave.text': 'Ihre Änderungen hier sind noch nicht gespeichert.',
  'admin.leave.stay': 'Hier bleiben',
  'admin.leave.go': 'Verlassen, Änderungen verwerfen',
  'admin.settings.all': 'Alle Einstellungen',
  'admin.settings.search': 'Einstellungen suchen',
  'admin.settings.from': 'von',
  'admin.settings.to': 'bis',
  'admin.settings.texts': 'Eines eingeben, dann die Eingabetaste.',
  'admin.settings.wordGroups': 'Eine Gruppe je Zeile, die Wörter durch Kommas getrennt.',
  'admin.settings.allCountries': 'Leer bedeutet alle Länder.',
  'admin.settings.secretStored':
    'Es ist eines gespeichert, das nie gezeigt wird. Zum Ersetzen hier eingeben.',
  'admin.settings.administrators': 'Nur ein Administrator kann das ändern.',
  'admin.settings.isSet': 'Gesetzt, wird nie gezeigt',
  'admin.settings.notSet': 'Nicht gesetzt',
  'admin.settings.on': 'Ein',
  'admin.settings.off': 'Aus',
  'admin.settings.addRow': 'Hinzufügen',
  'admin.settings.removeRow': 'Entfernen',
  'admin.settings.newName': 'Name eines neuen',
  'admin.settings.changed': 'Geändert',
  'admin.settings.unsaved': 'Noch nicht gespeichert',
  'admin.settings.toDefault': 'Zurück zum Standard',
  'admin.settings.notSaved': 'Sie haben nicht gespeicherte Änderungen.',
  'admin.settings.discard': 'Verwerfen',
  'admin.settings.save': 'Änderungen speichern',
  'admin.settings.refused': 'Nicht gespeichert: Bitte prüfen Sie die markierten Felder.',
  'admin.settings.conflict':
    'Jemand anderes hat diese Einstellungen inzwischen geändert. Verwerfen Sie Ihre, um die anderen zu sehen, und ändern Sie dann erneut.',
  'admin.settings.consentTexts': 'Texte des Einwilligungsdialogs',
  'admin.settings.checkoutTexts': 'Texte der Kasse',
};
