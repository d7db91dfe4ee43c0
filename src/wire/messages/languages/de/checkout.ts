import { MAX_NOTE_LENGTH } from '#rules/orders/checkout-rules.ts';
import type { checkoutMessages } from '../../checkout.ts';
import type { Texts } from '../../texts.ts';

export const germanCheckoutMessages: Texts<typeof checkoutMessages> = {
  'checkout.title': 'Kasse',
  'checkout.contact': 'Kontakt',
  'checkout.emailTypo': 'Meinten Sie {email}?',
  'checkout.billing': 'Rechnungsadresse',
  'checkout.shipping': 'Lieferadresse',
  'checkout.billingSame': 'Meine Rechnungsadresse ist dieselbe',
  'checkout.delivery': 'Versand',
  'checkout.deliveryItems': 'Mit {names}',
  'checkout.deliveryNone':
    'An diese Adresse liefern wir noch nicht. Bitte prüfen Sie sie oder wählen Sie eine andere.',
  'checkout.payment': 'Zahlung',
  'checkout.paymentNone':
    'Für diese Bestellung ist gerade keine Zahlungsart verfügbar. Bitte schreiben Sie uns, wir helfen gern.',
  'checkout.paymentOutcome': 'Was soll passieren',
  'checkout.paymentFree': 'Es ist nichts zu zahlen.',
  'checkout.note': 'Anmerkung zur Bestellung',
  'checkout.noteToggle': 'Anmerkung zur Bestellung hinzufügen',
  'checkout.noteLabel': 'Nachricht an den Shop',
  'checkout.noteHint': 'Zum Beispiel, wann jemand zu Hause ist.',
  'checkout.summary': 'Ihre Bestellung',
  'checkout.seeSummary': 'Bestellung ansehen',
  'checkout.itemsAndTotal': { one: '{count} Artikel, {total}', other: '{count} Artikel, {total}' },
  'checkout.quantity': 'Menge {quantity}',
  'checkout.changeCart': 'Warenkorb bearbeiten',
  'checkout.updating': 'Ihre Bestellung wird aktualisiert …',
  'checkout.update': 'Bestellung aktualisieren',
  'checkout.coupon': 'Haben Sie einen Gutschein?',
  'checkout.couponRemove': '{code} entfernen',
  'checkout.offers': { one: '{count} Gutschein für Sie', other: '{count} Gutscheine für Sie' },
  'checkout.termsRead': 'Hier lesen: {terms}',
  'checkout.terms': 'Ich habe „{terms}“ gelesen und akzeptiere sie.',
  'checkout.privacy':
    'Wir verwenden Ihre Angaben, um Ihre Bestellung zu bearbeiten und Ihnen zu helfen, siehe {privacy}.',
  'checkout.privacyName': 'Datenschutzerklärung',
  'checkout.place': 'Zahlungspflichtig bestellen',
  'checkout.placeFor': 'Zahlungspflichtig bestellen',
  'checkout.placing': 'Ihre Bestellung wird aufgegeben …',
  'checkout.safe': 'Ein Klick genügt: Die nächste Seite bestätigt Ihre Bestellung.',
  'checkout.returning': 'Schon einmal hier gekauft?',
  'checkout.logIn': 'Anmelden',
  'checkout.logInHint': 'Ihre Eingaben bleiben erhalten.',
  'checkout.username': 'E-Mail',
  'checkout.password': 'Passwort',
  'checkout.lost': 'Passwort vergessen?',
  'checkout.codeIntro':
    'Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App oder einen Ihrer Wiederherstellungscodes ein.',
  'checkout.code': 'Code',
  'checkout.loggedIn': 'Sie sind angemeldet als {name}.',
  'checkout.reminder':
    'Wenn ich gehe, ohne zu bestellen, erinnern Sie mich per E-Mail an meinen Warenkorb.',
  'checkout.createAccount': 'Konto für das nächste Mal anlegen',
  'checkout.newPassword': 'Passwort wählen',
  'checkout.needsAccount':
    'Zum Bestellen brauchen Sie ein Konto. Wir legen es mit dieser Bestellung an.',
  'checkout.summaryMany': {
    one: 'Bitte korrigieren Sie diese Angabe und bestellen Sie dann noch einmal:',
    other: 'Bitte korrigieren Sie diese {count} Angaben und bestellen Sie dann noch einmal:',
  },
  'checkout.ofBilling': 'Rechnungsadresse: {problem}',
  'checkout.take': { one: '{count} verfügbaren bestellen', other: '{count} verfügbare bestellen' },
  'checkout.retry': 'Erneut versuchen',
  'checkout.toCart': 'Zum Warenkorb',
  'checkout.priceNow': 'Die Gesamtsumme beträgt jetzt {total} (vorher {shown}).',
  'checkout.priceMore': 'Das sind {difference} mehr.',
  'checkout.priceLess': 'Das sind {difference} weniger.',
  'checkout.priceAgain':
    'Es wurde noch nichts bestellt. Wenn Sie einverstanden sind, bestellen Sie noch einmal.',
  'checkout.problem.offline':
    'Wir konnten den Shop nicht erreichen. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es erneut: Ihre Bestellung wird nicht doppelt aufgegeben.',
  'checkout.problem.review':
    'Wir konnten Ihre Bestellung gerade nicht aktualisieren, die Gesamtsumme kann sich geändert haben.',
  'checkout.problem.broken':
    'Bei uns ist etwas schiefgegangen. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es erneut: Ihre Bestellung wird nicht doppelt aufgegeben.',
  'checkout.problem.busy':
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'checkout.problem.expired':
    'Diese Seite war abgelaufen, wir haben sie aktualisiert. Es ist nichts verloren: Bitte bestellen Sie noch einmal.',
  'checkout.problem.line': '„{name}“: {problem}',
  'checkout.problem.rate': 'Bitte wählen Sie eine Versandart, die es für Ihre Adresse gibt.',
  'checkout.problem.noRate': 'An diese Adresse liefern wir nicht. Bitte geben Sie eine andere ein.',
  'checkout.problem.noDelivery': 'In dieses Land liefern wir nicht. Bitte wählen Sie ein anderes.',
  'checkout.problem.payment': 'Bitte wählen Sie eine Zahlungsart.',
  'checkout.problem.paymentGone':
    'Diese Zahlungsart ist für Ihre Bestellung nicht verfügbar. Bitte wählen Sie eine andere.',
  'checkout.problem.terms': 'Bitte lesen und akzeptieren Sie die Bedingungen.',
  'checkout.problem.noteLong': {
    one: `Bitte kürzen Sie Ihre Anmerkung um {count} Zeichen (höchstens ${MAX_NOTE_LENGTH}).`,
    other: `Bitte kürzen Sie Ihre Anmerkung um {count} Zeichen (höchstens ${MAX_NOTE_LENGTH}).`,
  },
  'checkout.problem.totalLow': 'Der Mindestbestellwert beträgt {amount}.',
  'checkout.problem.totalHigh':
    'Der Höchstbestellwert beträgt {amount}. Für größere Bestellungen schreiben Sie uns bitte.',
  'checkout.problem.passwordMissing': 'Bitte wählen Sie ein Passwort für Ihr Konto.',
  'checkout.problem.account':
    'Bitte melden Sie sich an oder legen Sie ein Konto an, um zu bestellen.',
  'checkout.problem.billing': 'Mit der Rechnungsadresse stimmt etwas nicht. {problem}',
  'checkout.problem.shipping': 'Mit der Lieferadresse stimmt etwas nicht. {problem}',
  'checkout.problem.order':
    'Ihre Bestellung konnte nicht aufgegeben werden. Bitte versuchen Sie es erneut.',
};
