import type { adminBackupMessages } from '../../../admin/backups.ts';
import type { Texts } from '../../../texts.ts';

export const germanBackups: Texts<typeof adminBackupMessages> = {
  'admin.backups': 'Sicherungen',
  'admin.backups.hint':
    'Die letzte Sicherung, wann die nächste folgt, und eine Schaltfläche, um jetzt eine anzulegen.',
  'admin.backups.good': 'Ihr Shop ist gesichert.',
  'admin.backups.overdue':
    'Die letzte Sicherung ist überfällig. Bestellungen seither gibt es nur in diesem Shop.',
  'admin.backups.none': 'Von Ihrem Shop gibt es noch keine Sicherung.',
  'admin.backups.notFound': 'Es wurde keine Sicherung gefunden.',
  'admin.backups.failed': 'Der letzte Versuch ist fehlgeschlagen. {reason}',
  'admin.backups.off': 'Dieser Shop sichert sich nicht von selbst.',
  'admin.backups.off.about':
    'Wer den Server betreibt, kann Sicherungen einschalten: BACKUP_DIR auf einen Ordner auf einem anderen Datenträger oder auf einen Bucket setzen und den Shop neu starten. Mit BACKUP_KEY werden sie verschlüsselt.',
  'admin.backups.start': 'Jetzt sichern',
  'admin.backups.running': 'Wird gesichert …',
  'admin.backups.begin': 'Wird begonnen',
  'admin.backups.database': 'Datenbank wird kopiert',
  'admin.backups.files': 'Bilder und andere Dateien werden kopiert',
  'admin.backups.done': 'Die Sicherung ist vollständig.',
  'admin.backups.last': 'Letzte Sicherung',
  'admin.backups.at': 'Angelegt',
  'admin.backups.size': 'Größe',
  'admin.backups.encrypted': 'Verschlüsselt',
  'admin.backups.yes': 'Ja',
  'admin.backups.no': 'Nein',
  'admin.backups.place': 'Gespeichert in',
  'admin.backups.schedule': 'Zeitplan',
  'admin.backups.next': 'Nächste Sicherung',
  'admin.backups.now': 'Jetzt',
  'admin.backups.every': 'Abstand',
  'admin.backups.keep': 'Aufbewahrte Sicherungen',
  'admin.backups.keep.last': 'Die neuesten {count}',
  'admin.backups.keep.periods': 'Je eine für die letzten {periods}',
  'admin.backups.keep.both': 'Die neuesten {count}, dazu je eine für die letzten {periods}',
  'admin.backups.key': 'Verschlüsselung neuer Sicherungen',
  'admin.backups.key.on': 'Ein, mit dem Schlüssel {key}',
  'admin.backups.key.off': 'Aus',
  'admin.backups.restore':
    'Eine Sicherung wird auf dem Server mit npm run restore wiederhergestellt. Probieren Sie es ab und zu aus, und bewahren Sie die Schlüssel des Shops woanders auf: Sie sind nicht in der Sicherung.',
  'admin.backups.homeWarning': 'Von Ihrem Shop gibt es keine aktuelle Sicherung.',
  'admin.backups.homeLink': 'Warum?',
};
