import type { contentMessages } from '../../content.ts';
import type { Texts } from '../../texts.ts';

export const germanContentMessages: Texts<typeof contentMessages> = {
  'content.journal': 'Journal',
  'content.categories': 'Kategorien',
  'content.tags': 'Schlagwörter',
  'content.readMore': 'Weiterlesen',
  'content.readingTime': { one: '{count} Minute Lesezeit', other: '{count} Minuten Lesezeit' },
  'content.morePosts': 'Mehr aus dem Journal',
  'content.empty': 'Hier ist noch nichts.',
  'content.emptyBlock': 'Öffnen Sie diese Seite im Builder, um Inhalte hinzuzufügen.',
  'content.editBlock': 'Block bearbeiten: {name}',
  'content.editInBuilder': 'Visueller Builder',
  'content.editInForm': 'Standard-Editor',
  'content.newsletterEmail': 'E-Mail-Adresse',
  'content.newsletterConsent':
    'Wir schreiben etwa einmal im Monat. Sie können sich jederzeit über einen Link in jedem Newsletter abmelden.',
  'content.newsletterThanks':
    'Fast geschafft: Bitte öffnen Sie den Link, den wir an {email} senden. Wenn Sie bereits angemeldet sind, brauchen Sie nichts weiter zu tun.',
  'content.newsletterOften': 'Zu viele Anmeldungen. Bitte versuchen Sie es später noch einmal.',
  'content.newsletterInvalid': 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  'content.productCount': { one: '{count} Produkt', other: '{count} Produkte' },
  'content.playVideo': 'Video abspielen',
  'content.openMap': 'Karte öffnen',
  'content.slides': 'Bilder',
  'content.table': 'Tabelle',
  'content.stars': { one: '{count} Stern von 5', other: '{count} Sterne von 5' },
  'problem.notFound': 'Seite nicht gefunden',
  'problem.notFoundText':
    'Die Adresse ist vielleicht veraltet oder falsch geschrieben. Versuchen Sie eine von diesen:',
  'problem.used': 'Anzahl der Downloads erreicht',
  'problem.expired': 'Dieser Download ist abgelaufen',
  'problem.downloadText':
    'Bitte schreiben Sie uns mit Ihrer Bestellnummer, dann sehen wir, was wir tun können.',
  'problem.badRequest': 'Wir konnten diese Adresse nicht lesen',
  'problem.badRequestText': 'Sie ist zu lang oder fehlerhaft.',
  'problem.server': 'Bei uns ist etwas schiefgegangen',
  'problem.serverText': 'Wir wurden benachrichtigt. Bitte versuchen Sie es gleich noch einmal.',
  'problem.reference': 'Referenz: {id}',
  'problem.home': 'Zur Startseite',
  'problem.shop': 'Im Shop stöbern',
  'problem.journal': 'Journal lesen',
};
