import type { commentMessages } from '../../comments.ts';
import type { Texts } from '../../texts.ts';

export const germanCommentMessages: Texts<typeof commentMessages> = {
  'comments.title': { one: '{count} Kommentar', other: '{count} Kommentare' },
  'comments.none': 'Noch keine Kommentare',
  'comments.noneText': 'Schreiben Sie den ersten Kommentar.',
  'comments.byShop': 'Vom Shop',
  'comments.reply': 'Antworten',
  'comments.replyTo': '{name} antworten',
  'comments.write': 'Kommentar schreiben',
  'comments.cancel': 'Antwort abbrechen',
  'comments.text': 'Ihr Kommentar',
  'comments.name': 'Ihr Name',
  'comments.email': 'Ihre E-Mail-Adresse',
  'comments.intro': 'Ihre E-Mail-Adresse wird nie veröffentlicht. Alle Felder sind Pflichtfelder.',
  'comments.website': 'Bitte leer lassen',
  'comments.keys': 'Mit Strg oder ⌘ und Eingabe absenden.',
  'comments.send': 'Kommentar absenden',
  'comments.held': 'Vielen Dank! Ihr Kommentar erscheint, sobald wir ihn freigegeben haben.',
  'comments.closed': 'Die Kommentare sind geschlossen.',
  'comments.replyText': 'Ihre Antwort',
  'comments.replySend': 'Antwort absenden',
  'comments.replyFailed':
    'Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'comments.problem.text': 'Bitte schreiben Sie zuerst etwas.',
  'comments.problem.long': 'Das ist zu lang: höchstens {limit} Zeichen.',
  'comments.problem.name': 'Bitte geben Sie Ihren Namen an.',
  'comments.problem.email': 'Bitte geben Sie Ihre E-Mail-Adresse an. Sie wird nie veröffentlicht.',
  'comments.problem.often': 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  'comments.problem.nonce':
    'Diese Seite ist abgelaufen. Bitte senden Sie den Kommentar noch einmal.',
};
