import type { adminRateTableMessages } from '../../../admin/rate-tables.ts';
import type { Texts } from '../../../texts.ts';

export const germanRateTables: Texts<typeof adminRateTableMessages> = {
  'admin.table.rows': 'Zeilen',
  'admin.table.about.first':
    'Die erste passende Zeile wird berechnet. Beide Grenzen gehören dazu; leer heißt unbegrenzt.',
  'admin.table.about.sum':
    'Alle passenden Zeilen werden zusammen berechnet. Beide Grenzen gehören dazu; leer heißt unbegrenzt.',
  'admin.table.none': 'Noch keine Zeilen.',
  'admin.table.add': 'Zeile hinzufügen',
  'admin.table.remove': 'Löschen',
  'admin.table.inRow': '{field}, Zeile {row}',
  'admin.table.row': 'Zeile {row}',
  'admin.table.by': 'Abhängig von',
  'admin.table.by.all': 'Nichts: immer',
  'admin.table.by.weight': 'Gewicht',
  'admin.table.by.price': 'Warenwert',
  'admin.table.by.pieces': 'Stückzahl',
  'admin.table.from': 'Von',
  'admin.table.to': 'Bis',
  'admin.table.cost': 'Kosten',
  'admin.table.more': 'Mehr',
  'admin.table.less': 'Weniger',
  'admin.table.class': 'Versandklasse',
  'admin.table.class.all': 'Alle Produkte',
  'admin.table.class.none': 'Produkte ohne Klasse',
  'admin.table.coupon': 'Mit Gutschein',
  'admin.table.couponHint': 'Ein Code oder * für jeden Gutschein.',
  'admin.table.perPiece': 'Je Stück',
  'admin.table.perWeight': 'Je {unit}',
  'admin.table.percent': 'Vom Warenwert',
  'admin.table.surcharge': 'Zuschlag, zusätzlich zur berechneten Zeile',
  'admin.table.problem.number': 'Geben Sie eine Zahl ab 0 ein.',
  'admin.table.problem.amount': 'Geben Sie einen Betrag ab 0 ein.',
  'admin.table.problem.percent': 'Geben Sie einen Prozentsatz von 0 bis 1000 ein.',
  'admin.table.problem.backwards': 'Das ist weniger als „Von“.',
  'admin.table.refused': 'Bitte prüfen Sie die markierten Felder der Tabelle.',
  'admin.table.pieces': 'Stück',
  'admin.table.noPrice':
    'Noch legt keine Zeile einen Preis fest, deshalb wird diese Versandart nicht angeboten.',
  'admin.table.unreachable': 'Wird nie verwendet: Die Zeilen darüber passen zuerst.',
  'admin.table.unknownClass':
    'Diese Versandklasse gibt es nicht mehr, deshalb passt die Zeile nie.',
  'admin.table.gap':
    'Zwischen {from} und {to} ist nichts festgelegt: Dort wird die Versandart nicht angeboten.',
  'admin.table.end': 'Über {from} wird die Versandart nicht angeboten.',
};
