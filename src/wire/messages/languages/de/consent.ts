import type { consentMessages } from '../../consent.ts';
import type { Texts } from '../../texts.ts';

export const germanConsentMessages: Texts<typeof consentMessages> = {
  'consent.title': 'Dürfen wir Besuche zählen?',
  'consent.text':
    'Der Shop funktioniert auch ohne. Mit Ihrer Erlaubnis merken wir uns außerdem, wie Sie uns gefunden haben.',
  'consent.more': 'Zum Datenschutz',
  'consent.accept': 'Erlauben',
  'consent.refuse': 'Ablehnen',
  'consent.choose': 'Auswählen',
  'consent.settings': 'Datenschutz-Einstellungen',
  'consent.necessary': 'Notwendig',
  'consent.necessaryHint': 'Ihr Warenkorb, Ihre Anmeldung und diese Auswahl. Immer aktiv.',
  'consent.statistics': 'Statistik',
  'consent.statisticsHint':
    'Welche Seite oder Anzeige Sie hergeführt hat, gespeichert mit Ihrer Bestellung.',
  'consent.marketing': 'Marketing',
  'consent.marketingHint': 'Was Sie angesehen haben, damit unsere E-Mails für Sie relevant sind.',
  'consent.save': 'Auswahl speichern',
  'consent.saved': 'Ihre Auswahl ist gespeichert.',
  'consent.acceptAll': 'Alle erlauben',
  'consent.refuseAll': 'Alle ablehnen',
};
