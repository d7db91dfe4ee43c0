import type { reviewMessages } from '../../reviews.ts';
import type { Texts } from '../../texts.ts';

export const germanReviewMessages: Texts<typeof reviewMessages> = {
  'reviews.problem.nonce':
    'Diese Seite ist abgelaufen. Bitte laden Sie sie neu und versuchen Sie es erneut.',
  'reviews.problem.off': 'Bewertungen sind ausgeschaltet.',
  'reviews.problem.closed': 'Dieses Produkt kann nicht bewertet werden.',
  'reviews.problem.login': 'Bitte melden Sie sich an, um eine Bewertung zu schreiben.',
  'reviews.problem.title': 'Der Titel ist zu lang: höchstens {limit} Zeichen.',
  'reviews.problem.nameLong': 'Der Name ist zu lang: höchstens {limit} Zeichen.',
  'reviews.problem.buyersOnly':
    'Nur Käufer können dieses Produkt bewerten. Bitte melden Sie sich an oder verwenden Sie den Link in unserer E-Mail nach Ihrer Bestellung.',
  'reviews.problem.once': 'Sie haben dieses Produkt bereits bewertet.',
  'reviews.problem.ordersUsed':
    'Sie haben bereits für jede Ihrer Bestellungen eine Bewertung geschrieben.',
  'reviews.problem.invitation':
    'Dieser Link wurde bereits verwendet. Vielen Dank für Ihre Bewertung!',
  'reviews.problem.often': 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  'reviews.thanks': 'Vielen Dank! Ihre Bewertung ist veröffentlicht.',
  'reviews.held': 'Vielen Dank! Ihre Bewertung erscheint, sobald wir sie freigegeben haben.',
  'reviews.anonymous': 'Kunde',
};
