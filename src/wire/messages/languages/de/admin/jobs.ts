import type { adminJobMessages } from '../../../admin/jobs.ts';
import type { Texts } from '../../../texts.ts';

export const germanJobs: Texts<typeof adminJobMessages> = {
  'admin.jobs': 'Aufgaben',
  'admin.jobs.hint': 'Wartende, laufende und fehlgeschlagene Arbeit: E-Mails, Webhooks, Aufräumen.',
  'admin.jobs.kind': 'Was',
  'admin.jobs.state': 'Zustand',
  'admin.jobs.waiting': 'Wartend',
  'admin.jobs.running': 'Läuft',
  'admin.jobs.dead': 'Endgültig fehlgeschlagen',
  'admin.jobs.any': 'Alle',
  'admin.jobs.recurring': 'Wiederkehrend',
  'admin.jobs.onlyRecurring': 'Nur wiederkehrende',
  'admin.jobs.once': 'Einmalig',
  'admin.jobs.attempts': 'Versuche',
  'admin.jobs.runAt': 'Nächster Versuch',
  'admin.jobs.error': 'Letztes Problem',
  'admin.jobs.actions': 'Aktionen',
  'admin.jobs.retry': 'Erneut versuchen',
  'admin.jobs.runNow': 'Jetzt ausführen',
  'admin.jobs.retried': 'Sie wird erneut gestartet.',
  'admin.jobs.retryAll': 'Alle fehlgeschlagenen erneut versuchen',
  'admin.jobs.retriedAll': 'Erneut gestartet: {count}',
  'admin.jobs.discard': 'Verwerfen',
  'admin.jobs.discardText':
    'Die Aufgabe wird nicht erledigt. Ist es eine E-Mail, wird sie nicht gesendet.',
  'admin.jobs.discarded': 'Sie ist verworfen.',
  'admin.jobs.none': 'Hier ist nichts. Erledigte Aufgaben werden aus der Liste entfernt.',
  'admin.jobs.order': 'Bestellung {id}',
};
