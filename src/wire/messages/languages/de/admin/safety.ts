import type { adminSafetyMessages } from '../../../admin/safety.ts';
import type { Texts } from '../../../texts.ts';

export const germanSafety: Texts<typeof adminSafetyMessages> = {
  'admin.confirm.title': 'Bestätigen Sie, dass Sie es sind',
  'admin.confirm.text':
    'Das betrifft Konten oder Geheimnisse des Shops. Bitte geben Sie Ihr Passwort noch einmal ein; danach fragen wir zehn Minuten lang nicht.',
  'admin.confirm.password': 'Ihr Passwort',
  'admin.confirm.go': 'Bestätigen',
  'admin.confirm.leave': 'Nicht jetzt',
  'admin.confirm.notDone': 'Nicht gespeichert: Ihr Passwort wurde nicht bestätigt.',
  'admin.connection.gone':
    'Keine Verbindung zum Shop. Ihre Arbeit ist hier sicher und wird gesendet, sobald Sie wieder online sind.',
  'admin.connection.tryNow': 'Jetzt versuchen',
  'admin.connection.giveUp': 'Nicht senden',
  'admin.conflict.title': 'Jemand anderes hat das inzwischen gespeichert',
  'admin.conflict.text':
    'Von Ihrer Arbeit geht nichts verloren. Wählen Sie, welche Fassung bleibt; gespeichert werden nur die Felder, die Sie geändert haben.',
  'admin.conflict.field': 'Feld',
  'admin.conflict.mine': 'Ihre Fassung',
  'admin.conflict.theirs': 'Die andere Fassung',
  'admin.conflict.more': 'Weitere Unterschiede:',
  'admin.conflict.stay': 'Zurück zum Bearbeiten',
  'admin.conflict.copy': 'Meine kopieren',
  'admin.conflict.copied': 'Kopiert',
  'admin.conflict.takeTheirs': 'Andere übernehmen',
  'admin.conflict.saveMine': 'Meine speichern',
  'admin.views': 'Ansichten',
  'admin.views.save': 'Diese Ansicht speichern',
  'admin.views.name': 'Name der Ansicht',
  'admin.views.remove': 'Ansicht löschen',
};
