import type { adminProductFileMessages } from '../../../admin/product-files.ts';
import type { Texts } from '../../../texts.ts';

export const germanProductFiles: Texts<typeof adminProductFileMessages> = {
  'admin.product-files': 'Import und Export',
  'admin.productFiles.export': 'Produkte exportieren',
  'admin.productFiles.exportText':
    'Alle Produkte mit ihren Varianten als CSV-Datei, in dem Format, das WooCommerce liest und schreibt.',
  'admin.productFiles.exportNow': 'Datei herunterladen',
  'admin.productFiles.exporting': 'Die Datei wird geschrieben',
  'admin.productFiles.import': 'Produkte importieren',
  'admin.productFiles.importText':
    'Eine CSV-Datei aus diesem Shop, aus WooCommerce oder aus einer Tabelle. Bevor etwas geschrieben wird, sehen Sie, als was jede Spalte gelesen wird und was sich ändern würde.',
  'admin.productFiles.choose': 'Datei auswählen',
  'admin.productFiles.sending': 'Die Datei wird gesendet …',
  'admin.productFiles.another': 'Andere Datei',
  'admin.productFiles.columns': 'Was jede Spalte ist',
  'admin.productFiles.column': 'Spalte',
  'admin.productFiles.first': 'Erste Zeilen',
  'admin.productFiles.readAs': 'Gelesen als',
  'admin.productFiles.leaveOut': 'Weglassen',
  'admin.productFiles.create': 'Neue Produkte hinzufügen',
  'admin.productFiles.update': 'Vorhandene Produkte ändern',
  'admin.productFiles.try': 'Zeigen, was sich ändern würde',
  'admin.productFiles.start': 'Jetzt importieren',
  'admin.productFiles.cancel': 'Anhalten',
  'admin.productFiles.tried': 'Was sich ändern würde',
  'admin.productFiles.report': 'Ergebnis',
  'admin.productFiles.stopped': 'Angehalten. Bisherige Änderungen bleiben.',
  'admin.productFiles.running':
    'Es wird gearbeitet. Sie können diese Seite verlassen und wiederkommen.',
  'admin.productFiles.lines': 'Zeilen',
  'admin.productFiles.line': 'Zeile',
  'admin.productFiles.product': 'Produkt',
  'admin.productFiles.why': 'Einzelheiten',
  'admin.productFiles.none': 'Keine Zeile.',
  'admin.productFiles.more': 'und weitere',
  'admin.productFiles.created': 'Neu',
  'admin.productFiles.updated': 'Geändert',
  'admin.productFiles.unchanged': 'Unverändert',
  'admin.productFiles.skipped': 'Ausgelassen',
  'admin.productFiles.refused': 'Abgelehnt',
};
