import type { stockAlertMessages } from '../../stock-alerts.ts';
import type { Texts } from '../../texts.ts';

export const germanStockAlertMessages: Texts<typeof stockAlertMessages> = {
  'stockAlert.title': 'Möchten Sie wissen, wann es wieder da ist?',
  'stockAlert.email': 'E-Mail-Adresse',
  'stockAlert.button': 'Benachrichtigen',
  'stockAlert.consent': {
    one: 'Sie erhalten eine einzige E-Mail, wenn es wieder da ist, und sonst nichts. Danach oder nach einem Tag löschen wir Ihre Adresse.',
    other:
      'Sie erhalten eine einzige E-Mail, wenn es wieder da ist, und sonst nichts. Danach oder nach {count} Tagen löschen wir Ihre Adresse.',
  },
  'stockAlert.failed': 'Das hat nicht funktioniert. Bitte versuchen Sie es gleich noch einmal.',
  'stockAlertPage.thanks': 'Vielen Dank! Wir schreiben an {email}, sobald es wieder da ist.',
  'stockAlertPage.invalid': 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  'stockAlertPage.often': 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  'stockAlertPage.back':
    'Gute Nachricht: Es ist schon wieder da. Laden Sie diese Seite neu, um es zu bestellen.',
  'stockAlertPage.gone': 'Das verkaufen wir leider nicht mehr.',
  'stockAlertPage.variation': '{name} ({choice})',
  'stockAlertPage.form.title': 'Sagen Sie mir, wenn es wieder da ist',
  'stockAlertPage.form.text': '{name} ist zurzeit ausverkauft.',
  'stockAlertPage.asked.title': 'Sie stehen auf der Liste',
  'stockAlertPage.product': 'Zurück zu {name}',
  'stockAlertPage.end.title': 'Keine dieser E-Mails mehr?',
  'stockAlertPage.end.text':
    'Ein Klick, und wir löschen alle Ihre Verfügbarkeitsanfragen. Sie können jederzeit wieder eine stellen.',
  'stockAlertPage.end.button': 'E-Mails beenden',
  'stockAlertPage.ended.title': 'Sie hören dazu nichts mehr von uns',
  'stockAlertPage.ended.text': 'Ihre Anfragen und Ihre Adresse wurden gelöscht.',
  'stockAlertPage.expired.title': 'Dieser Link ist unvollständig',
  'stockAlertPage.expired.text':
    'Vielleicht fehlt ein Teil davon. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  'stockAlertPage.shop': 'Im Shop stöbern',
};
