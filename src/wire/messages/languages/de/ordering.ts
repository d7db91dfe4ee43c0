import type { orderingMessages } from '../../ordering.ts';
import type { Texts } from '../../texts.ts';

export const germanOrderingMessages: Texts<typeof orderingMessages> = {
  'ordering.notTaken': 'Nicht abgebucht: Es wurde weniger eingezogen als autorisiert.',
  'ordering.problem.empty':
    'Ihr Warenkorb ist leer. Wenn Sie gerade bestellt haben, ist die Bestätigung unterwegs in Ihr Postfach.',
  'ordering.problem.key':
    'Dieses Formular ist abgelaufen. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  'ordering.problem.foreignKey':
    'Dieses Formular gehört zu einer anderen Sitzung. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  'ordering.problem.gone':
    '„{name}“ wird nicht mehr verkauft. Bitte entfernen Sie den Artikel aus Ihrem Warenkorb.',
  'ordering.problem.bundle':
    '„{name}“ ist in dieser Form nicht mehr erhältlich. Bitte bearbeiten Sie es im Warenkorb.',
  'ordering.problem.soldOut': '„{name}“ wurde soeben ausverkauft.',
  'ordering.problem.stockLow': {
    one: 'Von „{name}“ ist nur noch {count} da. Bitte ändern Sie die Menge.',
    other: 'Von „{name}“ sind nur noch {count} da. Bitte ändern Sie die Menge.',
  },
  'ordering.problem.addOnsLow':
    'Von „{addOns}“, gewählt zu „{name}“, sind nur noch {count} da. Bitte bearbeiten Sie den Artikel im Warenkorb.',
  'ordering.problem.options': 'Bitte prüfen Sie die Optionen, die Sie für „{name}“ gewählt haben.',
  'ordering.problem.quantity': 'Bitte ändern Sie die Menge von „{name}“ in Ihrem Warenkorb.',
  'ordering.problem.giftCardSpent':
    'Die Geschenkkarten dieser Bestellung wurden inzwischen verbraucht. Bitte bestellen Sie noch einmal.',
  'ordering.problem.giftCard':
    'Das Guthaben einer Geschenkkarte oder Ihres Kontos hat sich geändert. Bitte prüfen Sie die Gesamtsumme noch einmal.',
  'ordering.problem.coupon': 'Der Gutschein {code} kann nicht eingelöst werden: {problem}',
  'ordering.problem.payment': 'Bitte wählen Sie eine verfügbare Zahlungsart.',
  'ordering.problem.priceChanged':
    'Die Gesamtsumme beträgt jetzt {total} statt {shown}. Bitte prüfen Sie sie, bevor Sie bestellen.',
  'ordering.problem.changed':
    'Ihr Warenkorb hat sich soeben geändert. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
  'ordering.problem.tooMany': {
    one: 'Sie haben in kurzer Zeit viele Bestellungen aufgegeben. Bitte warten Sie eine Minute.',
    other:
      'Sie haben in kurzer Zeit viele Bestellungen aufgegeben. Bitte warten Sie {count} Minuten.',
  },
  'ordering.problem.draftChanged':
    'Die Gesamtsumme beträgt jetzt {total} statt {shown}. Bitte prüfen Sie sie und speichern Sie noch einmal.',
  'ordering.problem.rateGone':
    'Diese Versandart gibt es für die Adresse und die Waren nicht mehr. Bitte wählen Sie eine andere.',
  'ordering.problem.priceReason': 'Bitte geben Sie an, warum dieser Preis vereinbart wurde.',
  'ordering.problem.unknown': 'Diese Bestellung gibt es nicht.',
  'ordering.problem.line': 'Position {line} kann nicht bestellt werden: {problem}',
  'ordering.problem.customer': 'Diesen Kunden gibt es nicht.',
  'ordering.problem.shipped': {
    one: 'Ein Stück von „{name}“ ist bereits verschickt und bleibt in der Bestellung.',
    other: '{count} Stück von „{name}“ sind bereits verschickt und bleiben in der Bestellung.',
  },
  'ordering.problem.notEditable':
    'Eine bezahlte Bestellung oder eine mit dem Status „{status}“ kann nicht mehr bearbeitet werden.',
  'ordering.template.customer_on_hold_order': 'Bestellung in Wartestellung',
  'ordering.template.customer_on_hold_order.description':
    'Teilt dem Käufer mit, dass die Bestellung eingegangen ist und auf Zahlung wartet.',
  'ordering.template.customer_processing_order': 'Bestellung in Bearbeitung',
  'ordering.template.customer_processing_order.description':
    'Teilt dem Käufer mit, dass die Zahlung eingegangen ist und die Bestellung bearbeitet wird.',
  'ordering.template.customer_completed_order': 'Abgeschlossene Bestellung',
  'ordering.template.customer_completed_order.description':
    'Teilt dem Käufer mit, dass die Bestellung abgeschlossen und unterwegs ist.',
  'ordering.template.customer_invoice': 'Bestelldetails',
  'ordering.template.customer_invoice.description':
    'Sendet dem Käufer die Bestellung mit allen Positionen und wie sie zu bezahlen ist.',
  'ordering.problem.unknownLine': 'Die Bestellung hat keine solche Position.',
  'ordering.problem.noLines': 'Eine Bestellung braucht mindestens eine Position.',
  'ordering.problem.provider': 'Der Zahlungsdienstleister konnte diese Bestellung nicht erstatten.',
  'ordering.problem.noAccount':
    'Diese Bestellung wurde ohne Konto aufgegeben und kann deshalb nicht als Guthaben erstattet werden.',
  'ordering.problem.noProvider':
    'Die Zahlungsart dieser Bestellung kann nicht automatisch erstattet werden.',
  'ordering.problem.status':
    'Eine Bestellung mit dem Status „{from}“ kann nicht zu „{to}“ wechseln.',
  'ordering.problem.noStock':
    'Es ist nicht mehr genug auf Lager, um diese Bestellung wieder zu öffnen.',
  'ordering.problem.notPaid': 'Für diese Bestellung wurde nichts bezahlt.',
  'ordering.problem.refundAmount': 'Höchstens {amount} können erstattet werden.',
  'ordering.problem.refundLine': 'Das ist mehr, als bestellt wurde.',
  'ordering.problem.refundNothing': 'Bitte wählen Sie, was erstattet werden soll.',
  'ordering.problem.shipStatus':
    'Eine Bestellung mit dem Status „{status}“ kann nicht versendet werden.',
  'ordering.problem.shipNothing':
    'Es ist nichts mehr zu versenden, oder es wurde nichts ausgewählt.',
  'ordering.problem.shipLine': {
    one: 'Es ist nur noch ein Artikel zu versenden.',
    other: 'Es sind nur noch {count} Artikel zu versenden.',
  },
  'ordering.problem.declined':
    'Ihre Zahlung ist fehlgeschlagen, es wurde nichts abgebucht. Versuchen Sie eine andere Karte oder eine andere Zahlungsart.',
  'ordering.problem.declinedFunds':
    'Diese Karte ist nicht gedeckt, es wurde nichts abgebucht. Versuchen Sie eine andere Karte oder eine andere Zahlungsart.',
  'ordering.problem.declinedExpired':
    'Ihre Bank sagt, dass diese Karte abgelaufen ist; es wurde nichts abgebucht. Versuchen Sie eine andere Karte oder eine andere Zahlungsart.',
  'ordering.problem.note': 'Bitte schreiben Sie etwas.',
  'payments.free': 'Nichts zu zahlen',
  'payments.giftCard': 'Geschenkkarte',
  'payments.storeCredit': 'Guthaben',
  'payments.amount': 'Betrag',
  'payments.reference': 'Verwendungszweck',
  'payments.saved.title': '{brand} mit den Endziffern {last4}',
  'payments.stripe.title': 'Karte oder Wallet',
  'payments.stripe.description':
    'Zahlen Sie mit Karte oder mit einer Wallet auf Ihrem Telefon. Ihre Kartennummer sieht nur unser Zahlungsdienstleister.',
  'payments.paypal.title': 'PayPal',
  'payments.paypal.description':
    'Sie bestätigen die Zahlung bei PayPal und kommen dann zu uns zurück.',
  'payments.test.title': 'Karte',
  'payments.test.description':
    'Visa, Mastercard, American Express oder Discover. Ihre Kartennummer sieht nur unser Zahlungsdienstleister.',
  'payments.test.accept': 'Die Zahlung wird angenommen',
  'payments.test.decline': 'Die Zahlung wird abgelehnt',
  'payments.test.authenticate': 'Die Bank verlangt eine Bestätigung',
  'payments.test.slow': 'Die Bank lässt sich Zeit',
  'payments.testAccount.title': 'Willow-Konto',
  'payments.testAccount.description':
    'Sie bestätigen die Zahlung bei Willow und kommen dann zu uns zurück.',
  'payments.mark.title': 'Zahlungsarten',
  'payments.mark.card': 'Karte',
  'payments.mark.wallet': 'Wallet',
  'payments.mark.account': 'Willow',
  'payments.mark.paypal': 'PayPal',
  'payments.mark.bank': 'Überweisung',
  'payments.mark.cheque': 'Scheck',
  'payments.mark.cash': 'Nachnahme',
  'payments.bacs.title': 'Überweisung',
  'payments.bacs.description':
    'Bitte überweisen Sie auf unser Bankkonto und geben Sie Ihre Bestellnummer an. Wir packen Ihre Bestellung, sobald die Zahlung eingeht.',
  'payments.bacs.instructions':
    'Bitte überweisen Sie die Gesamtsumme auf dieses Konto und geben Sie Ihre Bestellnummer an, damit wir die Zahlung zuordnen können.',
  'payments.bacs.account': 'Kontoinhaber',
  'payments.bacs.bank': 'Bank',
  'payments.bacs.number': 'Kontonummer',
  'payments.bacs.sortCode': 'Bankleitzahl',
  'payments.bacs.routingNumber': 'Routing Number',
  'payments.bacs.transitNumber': 'Bank Transit Number',
  'payments.bacs.branchCode': 'Filialnummer',
  'payments.bacs.bankCode': 'Bankleitzahl',
  'payments.bacs.bsb': 'BSB',
  'payments.bacs.ifsc': 'IFSC',
  'payments.bacs.iban': 'IBAN',
  'payments.bacs.bic': 'BIC',
  'payments.cheque.title': 'Scheck',
  'payments.cheque.description':
    'Bitte senden Sie uns einen Scheck per Post. Wir packen Ihre Bestellung, sobald er eingeht.',
  'payments.cheque.instructions':
    'Bitte senden Sie Ihren Scheck per Post und schreiben Sie Ihre Bestellnummer darauf.',
  'payments.cheque.payee': 'Zahlbar an',
  'payments.cheque.address': 'Senden an',
  'payments.cod.title': 'Nachnahme',
  'payments.cod.description': 'Sie zahlen, wenn Ihr Paket geliefert wird.',
  'payments.cod.instructions': 'Sie zahlen, wenn Ihr Paket geliefert wird.',
  'orderNotes.giftReturned': '{amount} zurückgebucht, weil die Bestellung geändert wurde: {card}.',
  'orderNotes.giftCardSpent':
    'Wieder geöffnet, nachdem die Geschenkkarten anderswo eingelöst wurden: Ein Teil ist unbezahlt.',
  'orderNotes.returnRequested': 'Rücksendung {id} vom Käufer angefragt.',
  'orderNotes.stockShort':
    'Wieder geöffnet, nachdem die Artikel zurück im Lager waren: Der Bestand reicht nicht mehr.',
  'orderNotes.couponUsed':
    'Der Gutschein {id} war aufgebraucht, als diese Bestellung wieder geöffnet wurde.',
  'orderNotes.sent': 'Versendet: {goods}',
  'orderNotes.sentBy': 'Versendet: {goods} ({carrier})',
  'orderNotes.refundRefused':
    'Der Zahlungsdienstleister hat eine Erstattung abgelehnt; es wurde nichts zurückgezahlt.',
  'orderNotes.reminded': 'Der Käufer wurde per E-Mail an die Zahlung erinnert.',
  'orderNotes.emailSent': 'E-Mail „{kind}“ gesendet von {name}.',
  'orderNotes.failed': 'Zahlung {reference} fehlgeschlagen.',
  'orderNotes.failedBecause': 'Zahlung {reference} fehlgeschlagen: {reason}.',
  'orderNotes.reserved': 'Zahlung {reference}: autorisiert, noch nicht eingezogen.',
  'orderNotes.paid': 'Bezahlt: {reference}.',
  'orderNotes.paidPart': 'Bezahlt: {reference}. {released} wurden nicht eingezogen.',
  'orderNotes.mismatch':
    'Zahlung {reference}: {came} erhalten statt {expected}. Nicht abgeschlossen: Ein Manager muss entscheiden.',
  'orderNotes.unwanted':
    'Die Zahlung {reference} kam an, als die Bestellung „{status}“ war, und wird deshalb erstattet.',
  'orderNotes.paidTwice':
    'Die Zahlung {reference} kam an, als die Bestellung schon bezahlt war, und wird deshalb erstattet.',
};
