import type { bundleMessages } from '../../bundles.ts';
import type { Texts } from '../../texts.ts';

export const germanBundleMessages: Texts<typeof bundleMessages> = {
  'bundles.title': 'Stellen Sie Ihr Set zusammen',
  'bundles.item': '{name} hinzunehmen',
  'bundles.itemFixed': 'Immer enthalten',
  'bundles.itemGone': 'Ausverkauft',
  'bundles.itemPrice': 'je {price}',
  'bundles.itemOff': '{discount} Rabatt',
  'bundles.pieces': {
    one: '{count} Stück, aus Ihren Angaben',
    other: '{count} Stück, aus Ihren Angaben',
  },
  'bundles.choose': '{name} wählen',
  'bundles.options': 'Optionen',
  'bundles.optionsOf': 'Optionen von {name}',
  'bundles.reset': 'Zurücksetzen',
  'bundles.resetOf': 'Auswahl von {name} zurücksetzen',
  'bundles.noMatch':
    'Zu Ihrer Auswahl gibt es leider kein Produkt. Bitte wählen Sie eine andere Kombination.',
  'bundles.selectOptions':
    'Bitte wählen Sie die Optionen von {name}, bevor Sie es in den Warenkorb legen.',
  'bundles.checkEntries':
    'Bitte prüfen Sie die markierten Angaben, bevor Sie {name} in den Warenkorb legen.',
  'bundles.offline': 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'bundles.meter': 'Ihr Rabatt',
  'bundles.meterNone': 'Wählen Sie {count} Artikel für {discount} Rabatt.',
  'bundles.meterNext': {
    one: 'Noch ein Artikel für {discount} Rabatt.',
    other: 'Noch {count} Artikel für {discount} Rabatt.',
  },
  'bundles.meterNow': '{discount} Rabatt.',
  'bundles.meterBest': '{discount} Rabatt: unser bester Rabatt.',
  'bundles.tier': { one: '{count} Artikel', other: '{count} Artikel' },
  'bundles.chosen': { one: '{count} Artikel gewählt', other: '{count} Artikel gewählt' },
  'bundles.atLeast': {
    one: 'Wählen Sie mindestens {count} Artikel.',
    other: 'Wählen Sie mindestens {count} Artikel.',
  },
  'bundles.total': 'Setpreis',
  'bundles.from': 'Ab {price}',
  'bundles.saving': 'Sie sparen {amount}',
  'bundles.spoken': 'Setpreis {price}. {meter}',
  'bundles.add': 'Set in den Warenkorb',
  'bundles.change': 'Set ändern',
  'bundles.optional': '(optional)',
  'bundles.tierStep': '{discount} Rabatt ab {count} Artikeln',
  'addedPopup.title': 'In Ihrem Warenkorb',
  'addedPopup.times': '{quantity} × {name}',
  'addedPopup.saving': 'Sie sparen {amount}',
  'addedPopup.total': 'Zusammen',
  'addedPopup.cart': 'Warenkorb ansehen',
  'addedPopup.checkout': 'Zur Kasse',
  'addedPopup.continue': 'Weiter einkaufen',
  'addedPopup.suggestions': 'Passt gut dazu',
  'bundles.problem.choose': 'Bitte wählen Sie aus, was in das Set soll.',
  'bundles.problem.unreadable':
    'Wir konnten Ihre Auswahl nicht lesen. Bitte wählen Sie noch einmal.',
  'bundles.problem.notInBundle': '„{name}“ gehört nicht zu diesem Set.',
  'bundles.problem.twice': '„{name}“ ist doppelt enthalten.',
  'bundles.problem.required': '„{name}“ gehört zu jedem Set und kann nicht entfallen.',
  'bundles.problem.notAllowed': 'Diese Auswahl von „{name}“ gehört nicht zum Set.',
  'bundles.problem.quantity': '„{name}“: bitte wählen Sie {min} bis {max}.',
  'bundles.problem.few': {
    one: 'Bitte wählen Sie mindestens {count} Artikel.',
    other: 'Bitte wählen Sie mindestens {count} Artikel.',
  },
  'bundles.problem.many': {
    one: 'Bitte wählen Sie höchstens {count} Artikel.',
    other: 'Bitte wählen Sie höchstens {count} Artikel.',
  },
  'bundles.problem.price':
    'Seit Sie diese Seite geöffnet haben, hat sich ein Preis geändert. Bitte prüfen Sie ihn.',
  'bundles.problem.gone': '„{name}“ ist nicht mehr erhältlich.',
  'bundles.problem.stock': {
    one: 'Von „{name}“ ist nur noch {count} da.',
    other: 'Von „{name}“ sind nur noch {count} da.',
  },
  'bundles.problem.stockHeld':
    'Von „{name}“ sind nur noch {count} da, und {held} liegen schon in Ihrem Warenkorb.',
  'bundles.problem.part': 'Das gehört zu einem Set. Bitte ändern oder entfernen Sie das ganze Set.',
  'bundles.problem.ofItem': '{name}: {problem}',
  'bundles.problem.fieldEmpty': '{name}: bitte ausfüllen.',
  'bundles.problem.unticked': '{name}: bitte ankreuzen.',
  'bundles.problem.email': '{name}: bitte geben Sie eine E-Mail-Adresse ein.',
  'bundles.problem.phone': '{name}: nur Ziffern, Leerzeichen und # _ - + / ( ) .',
  'bundles.problem.fieldLong': '{name}: der Text ist zu lang.',
};
