import type { healthMessages } from '../../../health.ts';
import type { Texts } from '../../../texts.ts';

export const germanHealthChecks: Texts<typeof healthMessages> = {
  'health.good': 'Alles ist in Ordnung.',
  'health.attention': 'Der Shop funktioniert, aber etwas ist zu prüfen.',
  'health.bad': 'Etwas ist defekt und muss jetzt behoben werden.',
  'health.database': 'Die Datenbank antwortet in {took} ms.',
  'health.database.advice':
    'Eine so langsame Datenbank verlangsamt jede Seite. Prüfen Sie, ob ihr Rechner ausgelastet oder ihr Datenträger voll ist.',
  'health.replica': 'Das Replikat der Datenbank ist aktuell.',
  'health.replica.away': 'Das Replikat der Datenbank ist nicht verwendbar.',
  'health.replica.behind': {
    one: 'Das Replikat der Datenbank ist eine Sekunde im Rückstand.',
    other: 'Das Replikat der Datenbank ist {count} Sekunden im Rückstand.',
  },
  'health.replica.advice':
    'Bis es aufgeholt hat, liefert die Hauptdatenbank seine Seiten und Listen: Nichts ist veraltet, aber die Hauptdatenbank hat mehr zu tun. Prüfen Sie den Server des Replikats und das Protokoll des Shops.',
  'health.jobsDead': {
    one: 'Eine Aufgabe ist endgültig fehlgeschlagen.',
    other: '{count} Aufgaben sind endgültig fehlgeschlagen.',
  },
  'health.jobsDead.emails': {
    one: 'Eine Aufgabe ist endgültig fehlgeschlagen, darunter E-Mails.',
    other: '{count} Aufgaben sind endgültig fehlgeschlagen, darunter E-Mails.',
  },
  'health.jobsDead.none': 'Keine Aufgabe ist endgültig fehlgeschlagen.',
  'health.jobsDead.advice':
    'Lesen Sie jeweils den letzten Fehler, beheben Sie die Ursache (bei E-Mails meist der Mailserver) und versuchen Sie es erneut.',
  'health.mail.files':
    'E-Mails erreichen niemanden: Es ist kein Mailserver eingerichtet, deshalb werden sie als Dateien auf dem Server gespeichert.',
  'health.mail.unreadable':
    'E-Mails warten: Der gespeicherte Mailserver ist nicht lesbar, weil er mit einem anderen SECRET_KEY gespeichert wurde.',
  'health.mail.untried':
    'Noch hat keine E-Mail den Shop verlassen: Der Mailserver {server} ist eingerichtet, aber noch nichts wurde über ihn gesendet.',
  'health.mail.failing':
    'E-Mails verlassen den Shop nicht: Der Mailserver {server} sagte zur letzten „{error}“.',
  'health.mail.advice':
    'Prüfen Sie den Mailserver unter Einstellungen, E-Mails, und senden Sie dort einen Test.',
  'health.cdn':
    'Das CDN hat die letzte Leerung nicht angenommen: Besucher sehen womöglich frühere Fassungen von Seiten.',
  'health.cdn.advice':
    'Sie wird von selbst erneut gesendet. Prüfen Sie CDN_PURGE_URL und CDN_PURGE_TOKEN; das Protokoll sagt, was das CDN geantwortet hat.',
  'health.jobsLate': {
    one: 'Eine Aufgabe wartet seit mehr als zehn Minuten: Nichts bearbeitet sie.',
    other: '{count} Aufgaben warten seit mehr als zehn Minuten: Nichts bearbeitet sie.',
  },
  'health.jobsLate.none': 'Aufgaben laufen pünktlich.',
  'health.jobsLate.advice':
    'Zurzeit werden keine E-Mails gesendet. Starten Sie den Shop neu; warten sie dann noch immer, sehen Sie in sein Protokoll.',
  'health.settings': 'Diese Einstellungen sind ungültig und verwenden ihren Standard: {names}.',
  'health.settings.none': 'Alle Einstellungen sind gültig.',
  'health.settings.advice': 'Öffnen Sie jede und speichern Sie sie mit einem gültigen Wert.',
  'health.faults': 'Fehler am letzten Tag: {list}.',
  'health.faults.none': 'Keine Fehler am letzten Tag.',
  'health.faults.advice':
    'Etwas, das hier eingerichtet wurde, funktioniert nicht, etwa eine Formel in einem Optionsformular oder ein Webhook. Öffnen und beheben Sie es.',
  'health.backup': 'Die letzte Sicherung wurde {age} angelegt.',
  'health.backup.none': 'Es wurde keine Sicherung gefunden.',
  'health.backup.advice':
    'Sicherungen folgen einem Zeitplan, und die letzte ist überfällig. Ein Administrator sieht unter Sicherungen, warum.',
  'health.secondFactor':
    '{count} von {all} Personen im Team verwenden keine Zwei-Faktor-Authentisierung.',
  'health.secondFactor.none': 'Alle im Team verwenden die Zwei-Faktor-Authentisierung.',
  'health.secondFactor.advice':
    'Bitten Sie sie, sie in ihrem Konto unter Sicherheit einzuschalten: Ein Passwort allein kann gestohlen werden.',
  'health.https': 'Der Shop wird ohne HTTPS ausgeliefert.',
  'health.https.none': 'Der Shop wird über HTTPS ausgeliefert.',
  'health.https.advice':
    'Ohne HTTPS werden Passwörter und Adressen unverschlüsselt übertragen. Stellen Sie den Shop hinter einen Proxy mit Zertifikat.',
  'storage.database': 'Datenbank',
  'storage.media': 'Bilder des Shops',
  'storage.uploads': 'Mit Bestellungen hochgeladene Dateien',
  'storage.reviews': 'Fotos und Videos von Bewertungen',
};
