import type { adminLogMessages } from '../../../admin/log.ts';
import type { Texts } from '../../../texts.ts';

export const germanLog: Texts<typeof adminLogMessages> = {
  'admin.log': 'Änderungen',
  'admin.log.hint': 'Wer wann was geändert hat, mit vorher und nachher.',
  'admin.log.at': 'Wann',
  'admin.log.who': 'Wer',
  'admin.log.thing': 'Was',
  'admin.log.resource': 'Art',
  'admin.log.subject': 'Nummer oder Name',
  'admin.log.action': 'Aktion',
  'admin.log.created': 'angelegt',
  'admin.log.updated': 'geändert',
  'admin.log.deleted': 'gelöscht',
  'admin.log.after': 'Von',
  'admin.log.before': 'Bis',
  'admin.log.empty': '(leer)',
  'admin.log.same': 'Kein Feld unterscheidet sich.',
  'admin.log.more': 'und {count} weitere',
  'admin.log.showAll': 'Alle',
  'admin.log.values': 'Was dort stand',
  'admin.log.none': 'Hier wurde noch nichts geändert.',
  'admin.log.byProgram': 'durch ein Programm',
  'admin.log.panel': 'Änderungen',
  'admin.audit': 'Sicherheitsprotokoll',
  'admin.audit.hint':
    'Anmeldungen, Rollen, Zugangsdaten, Exporte und Rückerstattungen; es lässt sich nicht bearbeiten.',
  'admin.audit.event': 'Ereignis',
  'admin.audit.address': 'Netzadresse',
};
