import type { adminSelfCheckMessages } from '../../../admin/self-check.ts';
import type { Texts } from '../../../texts.ts';

export const germanSelfCheck: Texts<typeof adminSelfCheckMessages> = {
  'admin.selfCheck': 'Selbsttest',
  'admin.selfCheck.hint':
    'Lässt den Shop sich selbst erproben: ein Kauf, das letzte Stück, eine E-Mail, eine Wiederherstellung, Schlüssel und mehr.',
  'admin.selfCheck.about':
    'Der Shop kauft bei sich selbst ein, sendet Ihnen eine E-Mail, stellt eine Kopie seiner Datenbank wieder her und prüft Schlüssel, Rechte und Speicherplatz. Kunden merken nichts davon: Keine Bestellnummer wird verbraucht, kein Bestand ändert sich, keine Zahlung wird verlangt. Am Ende wird alles gelöscht. Es dauert einige Sekunden, bei großer Datenbank Minuten.',
  'admin.selfCheck.start': 'Shop prüfen',
  'admin.selfCheck.running': 'Wird geprüft …',
  'admin.selfCheck.begin': 'Wird begonnen',
  'admin.selfCheck.step': '{name} ({done} von {of})',
  'admin.selfCheck.none': 'Der Shop hat sich noch nicht selbst geprüft.',
  'admin.selfCheck.good': 'Alles ist in Ordnung.',
  'admin.selfCheck.attention': 'Der Shop funktioniert; etwas ist zu prüfen.',
  'admin.selfCheck.failed': 'Etwas ist defekt.',
  'admin.selfCheck.stopped':
    'Die letzte Prüfung wurde unterbrochen. Was sie angelegt hatte, wurde gelöscht.',
  'admin.selfCheck.ended': 'Geprüft',
  'admin.selfCheck.at': 'Adresse',
  'admin.selfCheck.checks': 'Was geprüft wurde',
  'admin.selfCheck.status.good': 'Gut',
  'admin.selfCheck.status.attention': 'Zu prüfen',
  'admin.selfCheck.status.failed': 'Fehlgeschlagen',
};
