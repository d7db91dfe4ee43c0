import type { contactMessages } from '../../contact.ts';
import type { Texts } from '../../texts.ts';

export const germanContactMessages: Texts<typeof contactMessages> = {
  'contact.name': 'Ihr Name',
  'contact.email': 'Ihre E-Mail-Adresse',
  'contact.subject': 'Worum geht es? (optional)',
  'contact.subjectHint': 'Ihre Bestellnummer, wenn es um eine Bestellung geht.',
  'contact.product': 'Welches Produkt? (optional)',
  'contact.productHint': 'Beginnen Sie, den Namen einzugeben.',
  'contact.aboutProduct': 'Zu: {name} ({url})',
  'contact.text': 'Ihre Nachricht',
  'contact.website': 'Bitte lassen Sie dieses Feld leer',
  'contact.send': 'Nachricht senden',
  'contact.privacy': 'Wir verwenden Ihre Nachricht nur, um Ihnen zu antworten.',
  'contact.sent': 'Vielen Dank für Ihre Nachricht. Wir antworten innerhalb eines Werktags.',
  'contact.invalid': 'Fast geschafft: Bitte prüfen Sie die Felder unten.',
  'contact.spam':
    'Leider sah Ihre Nachricht für uns wie Spam aus. Bitte schreiben Sie stattdessen an {email}.',
  'contact.failed':
    'Ihre Nachricht konnte leider nicht gesendet werden. Bitte versuchen Sie es erneut oder schreiben Sie an {email}.',
  'contact.often':
    'Sie haben in kurzer Zeit viele Nachrichten gesendet. Bitte versuchen Sie es später noch einmal.',
  'contact.nonce': 'Diese Seite ist abgelaufen. Bitte senden Sie Ihre Nachricht noch einmal.',
  'contact.problem.name': 'Bitte geben Sie Ihren Namen an.',
  'contact.problem.email': 'Bitte geben Sie eine E-Mail-Adresse an, an die wir antworten können.',
  'contact.problem.subject': 'Bitte verwenden Sie höchstens {limit} Zeichen.',
  'contact.problem.text': 'Bitte schreiben Sie uns ein paar Worte.',
  'contact.problem.long': 'Bitte verwenden Sie für Ihre Nachricht höchstens {limit} Zeichen.',
};
