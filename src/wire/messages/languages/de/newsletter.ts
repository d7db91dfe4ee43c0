import type { newsletterMessages } from '../../newsletter.ts';
import type { Texts } from '../../texts.ts';

export const germanNewsletterMessages: Texts<typeof newsletterMessages> = {
  'newsletter.form.title': 'Unser Newsletter',
  'newsletter.form.text':
    'Neue Stücke, Geschichten aus der Werkstatt und ab und zu ein Angebot, direkt in Ihr Postfach.',
  'newsletter.form.button': 'Anmelden',
  'newsletter.asked.title': 'Fast geschafft',
  'newsletter.asked.text':
    'Bitte öffnen Sie den Link, den wir an {email} senden, um Ihre Anmeldung zu bestätigen. Wenn Sie bereits angemeldet sind, brauchen Sie nichts weiter zu tun.',
  'newsletter.confirm.title': 'Noch ein Klick',
  'newsletter.confirm.text': 'Möchten Sie unseren Newsletter erhalten?',
  'newsletter.confirm.button': 'Ja, bitte',
  'newsletter.confirm.opens':
    'Sie dürfen zählen, ob ich den Newsletter öffne, um zu erfahren, was ich gern lese. Das kann ich jederzeit widerrufen.',
  'newsletter.confirmed.title': 'Willkommen!',
  'newsletter.confirmed.text': 'Schön, dass Sie dabei sind. Sie hören bald von uns.',
  'newsletter.end.title': 'Keine Newsletter mehr?',
  'newsletter.end.text':
    'Ein Klick, und wir schreiben Ihnen nicht mehr. Sie können jederzeit zurückkommen.',
  'newsletter.end.button': 'Abmelden',
  'newsletter.end.opens': 'Angemeldet bleiben, aber nicht mehr zählen, was ich öffne',
  'newsletter.uncounted.title': 'Wir zählen nicht mehr',
  'newsletter.uncounted.text':
    'Sie bleiben angemeldet, und wir zählen nicht mehr, ob Sie unsere Newsletter öffnen.',
  'newsletter.ended.title': 'Sie sind abgemeldet',
  'newsletter.ended.text':
    'Sie erhalten unseren Newsletter nicht mehr. Danke, dass Sie ihn gelesen haben.',
  'newsletter.expired.title': 'Dieser Link funktioniert nicht mehr',
  'newsletter.expired.text':
    'Er ist vielleicht abgelaufen oder unvollständig. Geben Sie Ihre Adresse ein, dann senden wir Ihnen einen neuen.',
  'newsletter.footer.label': 'Unser Newsletter, per E-Mail',
  'newsletter.footer.button': 'Abonnieren',
  'newsletter.shop': 'Im Shop stöbern',
};
