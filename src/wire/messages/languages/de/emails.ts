import type { emailMessages } from '../../emails.ts';
import type { Texts } from '../../texts.ts';

export const germanEmailMessages: Texts<typeof emailMessages> = {
  'emails.hello': 'Guten Tag {name},',
  'emails.helloNobody': 'Guten Tag,',
  'emails.footer':
    'Sie erhalten diese E-Mail, weil Sie bei {shop} einkaufen oder von uns hören möchten.',
  'emails.linkHint': 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse: {url}',
  'emails.viewOrder': 'Bestellung ansehen',
  'emails.orderOf': 'Bestellung {number} vom {date}',
  'emails.questions': 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  'emails.newOrder.subject': '[{shop}] Neue Bestellung {number}, {total}',
  'emails.newOrder.title': 'Eine neue Bestellung',
  'emails.newOrder.intro': '{name} hat die Bestellung {number} aufgegeben.',
  'emails.newOrder.note': 'Anmerkung des Käufers',
  'emails.openInAdmin': 'Bestellung öffnen',
  'emails.onHold.subject': 'Wir haben Ihre Bestellung {number} erhalten',
  'emails.onHold.title': 'Vielen Dank für Ihre Bestellung',
  'emails.onHold.intro':
    'Wir haben Ihre Artikel reserviert und packen sie, sobald Ihre Zahlung eingeht.',
  'emails.onHold.introUnsent': 'Wir beginnen damit, sobald Ihre Zahlung eingeht.',
  'emails.processing.subject': 'Ihre Bestellung {number} ist in Bearbeitung',
  'emails.processing.title': 'Vielen Dank für Ihre Bestellung',
  'emails.processing.intro': 'Wir packen sie gerade und schreiben Ihnen, sobald sie versendet ist.',
  'emails.processing.introUnsent':
    'Wir bereiten sie vor und schreiben Ihnen, sobald sie fertig ist.',
  'emails.shipped.subject': 'Ihre Bestellung {number} ist unterwegs',
  'emails.shipped.title': 'Unterwegs zu Ihnen',
  'emails.shipped.intro':
    'Alles, was Sie bestellt haben, ist versendet. Hier sehen Sie den Inhalt des Pakets und wie Sie es verfolgen.',
  'emails.shippedPart.intro':
    'Ein Teil Ihrer Bestellung ist versendet, der Rest folgt. In diesem Paket:',
  'emails.completed.subject': 'Ihre Bestellung {number} ist abgeschlossen',
  'emails.completed.title': 'Ihre Bestellung ist abgeschlossen',
  'emails.completed.intro':
    'Alles, was Sie bestellt haben, ist versendet. Wir wünschen Ihnen viel Freude damit.',
  'emails.completed.introUnsent':
    'Alles, was Sie bestellt haben, ist fertig. Wir wünschen Ihnen viel Freude damit.',
  'emails.cancelled.subject': '[{shop}] Bestellung {number} wurde storniert',
  'emails.cancelled.title': 'Eine Bestellung wurde storniert',
  'emails.cancelled.intro':
    'Die Bestellung {number} von {name} wurde storniert. Die Artikel sind wieder auf Lager.',
  'emails.takenBack.subject': 'Ihre Bestellung {number} wurde storniert',
  'emails.takenBack.title': 'Ihre Bestellung wurde storniert',
  'emails.takenBack.intro':
    'Sie haben die Bestellung {number} storniert. Die Artikel sind wieder auf Lager, und es ist nichts zu zahlen.',
  'emails.takenBack.otherwise':
    'Wenn Sie das nicht waren oder schon bezahlt haben, geben Sie uns bitte Bescheid.',
  'emails.reminder.subject': 'Erinnerung: Bestellung {number} wartet auf Zahlung',
  'emails.reminder.title': 'Ihre Bestellung wartet auf Sie',
  'emails.reminder.intro':
    'Wir halten die Artikel der Bestellung {number} bis zum {date} zurück, aber Ihre Zahlung ist noch nicht bei uns eingegangen. Wenn sie unterwegs ist, brauchen Sie nichts zu tun.',
  'emails.campaign.why':
    'Sie erhalten diese E-Mail, weil Sie den Newsletter von {shop} abonniert haben.',
  'emails.campaign.end': 'Abmelden',
  'emails.campaign.from': 'ab {price}',
  'emails.newsletterConfirm.subject':
    'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von {shop}',
  'emails.newsletterConfirm.title': 'Ein Klick, und Sie sind dabei',
  'emails.newsletterConfirm.intro':
    'Jemand, vermutlich Sie, hat sich mit {email} zu unserem Newsletter angemeldet. Klicken Sie zur Bestätigung auf die Schaltfläche.',
  'emails.newsletterConfirm.action': 'Ja, anmelden',
  'emails.newsletterConfirm.otherwise':
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Wir schreiben Ihnen dann nicht mehr.',
  'emails.contactMessage.subject': '[{shop}] Eine Nachricht: {subject}',
  'emails.contactMessage.title': 'Eine Nachricht aus dem Kontaktformular',
  'emails.contactMessage.from': 'Von',
  'emails.contactMessage.about': 'Betreff',
  'emails.contactMessage.reply':
    'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an {name}.',
  'emails.newsletterWelcome.subject': 'Willkommen beim Newsletter von {shop}',
  'emails.newsletterWelcome.title': 'Schön, dass Sie dabei sind',
  'emails.newsletterWelcome.intro': 'Sie erhalten unseren Newsletter etwa einmal im Monat.',
  'emails.newsletterWelcome.otherwise':
    'Wenn Sie es sich anders überlegen, können Sie sich hier oder in jedem Newsletter abmelden.',
  'emails.newsletterWelcome.action': 'Abmelden',
  'emails.backInStock.subject': '{name} ist wieder da',
  'emails.backInStock.title': 'Es ist wieder da',
  'emails.backInStock.intro':
    'Sie wollten wissen, wann {name} wieder erhältlich ist. Jetzt ist es so weit, solange der Vorrat reicht.',
  'emails.backInStock.action': 'Jetzt ansehen',
  'emails.backInStock.once':
    'Das ist die eine E-Mail, um die Sie gebeten haben; Ihre Anfrage ist gelöscht. So löschen Sie alle weiteren Verfügbarkeitsanfragen:',
  'emails.backInStock.end': 'Keine dieser E-Mails mehr',
  'emails.basketReminder.subject': 'Ihr Warenkorb wartet auf Sie',
  'emails.basketReminder.title': 'Ihr Warenkorb wartet',
  'emails.basketReminder.intro':
    'Diese Artikel liegen noch in Ihrem Warenkorb, und Sie wollten erinnert werden. Wir haben sie für Sie gespeichert:',
  'emails.basketReminder.more': { one: 'und noch einer', other: 'und {count} weitere' },
  'emails.basketReminder.gift': 'Eine Kleinigkeit, wenn Sie wiederkommen:',
  'emails.basketReminder.code': 'Ihr Gutschein',
  'emails.basketReminder.action': 'Warenkorb wiederherstellen',
  'emails.basketReminder.stock':
    'Wir können die Artikel nicht reservieren. Bestellen Sie, solange der Vorrat reicht.',
  'emails.basketReminder.otherwise': 'Anders überlegt? Hier beenden Sie alle Erinnerungen:',
  'emails.basketReminder.end': 'Keine Erinnerungen mehr',
  'emails.giftCard.subject': 'Eine Geschenkkarte über {amount} für Sie',
  'emails.giftCard.title': 'Ein Geschenk für Sie',
  'emails.giftCard.intro': 'Hier ist eine Geschenkkarte über {amount} für unseren Shop.',
  'emails.giftCard.introFrom':
    '{sender} hat Ihnen eine Geschenkkarte über {amount} für unseren Shop geschenkt.',
  'emails.giftCard.code': 'Ihr Code',
  'emails.giftCard.until': 'Einlösbar bis',
  'emails.giftCard.how':
    'Geben Sie den Code im Warenkorb als Gutschein ein. Was übrig bleibt, bleibt für das nächste Mal auf der Karte. Bewahren Sie diese E-Mail auf: Wir speichern den Code nicht und können ihn nicht noch einmal anzeigen.',
  'emails.giftCard.action': 'Etwas Schönes aussuchen',
  'emails.expired.subject': 'Ihre Bestellung {number} ist verfallen',
  'emails.expired.title': 'Ihre Bestellung ist verfallen',
  'emails.expired.intro':
    'Die Zahlung für die Bestellung {number} ist nicht rechtzeitig bei uns eingegangen, deshalb sind die Artikel wieder auf Lager. Es ist nichts mehr zu zahlen.',
  'emails.expired.otherwise':
    'Wenn Sie schon bezahlt haben oder die Artikel noch möchten, antworten Sie einfach auf diese E-Mail, wir kümmern uns darum.',
  'emails.failed.subject': '[{shop}] Zahlung für Bestellung {number} fehlgeschlagen',
  'emails.failed.title': 'Eine Zahlung ist fehlgeschlagen',
  'emails.failed.intro': 'Die Zahlung von {name} für die Bestellung {number} ist fehlgeschlagen.',
  'emails.refunded.subject': 'Ihre Bestellung {number} wurde erstattet',
  'emails.refunded.title': 'Ihre Bestellung wurde erstattet',
  'emails.refunded.intro':
    'Wir haben {amount} erstattet. Es kann ein paar Tage dauern, bis Ihre Bank das anzeigt.',
  'emails.refundedCredit.intro':
    'Wir haben {amount} als Guthaben in Ihrem Konto erstattet. Verwenden Sie es bei Ihrer nächsten Bestellung im Warenkorb oder an der Kasse.',
  'emails.refundedCredit.card':
    'Wir haben Ihnen {amount} als Geschenkkarte erstattet. Ihr Code kommt in einer eigenen E-Mail.',
  'emails.refundedPart.subject': 'Ein Teil Ihrer Bestellung {number} wurde erstattet',
  'emails.refundedPart.title': 'Ein Teil Ihrer Bestellung wurde erstattet',
  'emails.refunded.reason': 'Grund: {reason}',
  'emails.note.subject': 'Neues zu Ihrer Bestellung {number}',
  'emails.note.title': 'Neues zu Ihrer Bestellung',
  'emails.note.intro': 'Wir haben Ihrer Bestellung eine Anmerkung hinzugefügt:',
  'emails.returnNew.subject': '[{shop}] Rücksendung zur Bestellung {number} angefragt',
  'emails.returnNew.title': 'Eine Rücksendung wurde angefragt',
  'emails.returnNew.intro': '{name} möchte etwas aus der Bestellung {number} zurücksenden:',
  'emails.returnNew.open': 'In der Verwaltung entscheiden',
  'emails.returnUpdate.requestedSubject': 'Ihre Anfrage zur Rücksendung, Bestellung {number}',
  'emails.returnUpdate.requestedTitle': 'Ihre Anfrage zur Rücksendung',
  'emails.returnUpdate.requestedIntro':
    'Wir haben Ihre Anfrage und sehen sie uns an. Bitte senden Sie noch nichts: Wir schreiben Ihnen, sobald wir entschieden haben.',
  'emails.returnUpdate.acceptedSubject': 'Ihre Rücksendung zur Bestellung {number} ist angenommen',
  'emails.returnUpdate.acceptedTitle': 'Ihre Rücksendung ist angenommen',
  'emails.returnUpdate.acceptedIntro': 'Bitte gut verpacken und an uns zurücksenden.',
  'emails.returnUpdate.receivedSubject': 'Ihre Rücksendung zur Bestellung {number} ist angekommen',
  'emails.returnUpdate.receivedTitle': 'Ihre Rücksendung ist angekommen',
  'emails.returnUpdate.receivedIntro':
    'Es ist wieder bei uns. Sobald wir es angesehen haben, hören Sie von uns.',
  'emails.returnUpdate.exchangedSubject': 'Ihr Umtausch zur Bestellung {number}',
  'emails.returnUpdate.exchangedTitle': 'Ihr Umtausch',
  'emails.returnUpdate.exchangedIntro':
    'Wir senden Ihnen einen Ersatz mit einer eigenen Bestellung, über die Sie eine E-Mail erhalten.',
  'emails.returnUpdate.refusedSubject': 'Ihre Rücksendung zur Bestellung {number}',
  'emails.returnUpdate.refusedTitle': 'Wir können es nicht zurücknehmen',
  'emails.returnUpdate.refusedIntro': 'Leider können wir diese Rücksendung nicht annehmen.',
  'emails.returnUpdate.postageShop': 'Wir bezahlen das Porto.',
  'emails.returnUpdate.postageBuyer': 'Bitte bezahlen Sie das Porto selbst.',
  'emails.returnUpdate.label': 'Etikett drucken',
  'emails.returnUpdate.carrier': 'Zum Versanddienst',
  'emails.returnUpdate.view': 'Ihre Rücksendung ansehen',
  'emails.invoice.subject': 'Rechnung zu Ihrer Bestellung {number}',
  'emails.invoice.title': 'Ihre Rechnung',
  'emails.invoice.intro': 'Hier ist die Rechnung zu Ihrer Bestellung.',
  'emails.invoice.paySubject': 'Ihre Bestellung {number}: So bezahlen Sie',
  'emails.invoice.payTitle': 'Bestellung bezahlen',
  'emails.invoice.payIntro':
    'Wir haben eine Bestellung für Sie angelegt. Hier können Sie sie bezahlen:',
  'emails.invoice.pay': 'Diese Bestellung bezahlen',
  'emails.invoice.print': 'Rechnung drucken',
  'emails.welcome.subject': 'Willkommen bei {shop}',
  'emails.welcome.title': 'Ihr Konto ist bereit',
  'emails.welcome.intro':
    'In Ihrem Konto finden Sie Ihre Bestellungen, Adressen und Angaben. Melden Sie sich mit {email} an.',
  'emails.welcome.action': 'Zu Ihrem Konto',
  'emails.verifyEmail.subject': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'emails.verifyEmail.title': 'Ist das Ihre Adresse?',
  'emails.verifyEmail.intro': 'Bitte bestätigen Sie, dass {email} Ihre Adresse ist.',
  'emails.verifyEmail.action': 'Adresse bestätigen',
  'emails.verifyEmail.otherwise':
    'Wenn Sie uns diese Adresse nicht gegeben haben, können Sie diese E-Mail ignorieren.',
  'emails.resetPassword.subject': 'Ein neues Passwort für {shop}',
  'emails.resetPassword.title': 'Neues Passwort wählen',
  'emails.resetPassword.intro': 'Jemand hat ein neues Passwort für {email} angefordert.',
  'emails.resetPassword.action': 'Neues Passwort wählen',
  'emails.resetPassword.otherwise':
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort ändert sich nicht.',
  'emails.staffInvitation.subject': 'Kommen Sie ins Team von {shop}',
  'emails.staffInvitation.title': 'Willkommen im Team',
  'emails.staffInvitation.intro':
    'Sie sind eingeladen, den Shop mit zu betreuen. Ihr Konto ist {email}; wählen Sie ein Passwort, um zu beginnen.',
  'emails.staffInvitation.action': 'Passwort wählen',
  'emails.staffInvitation.otherwise':
    'Wenn Sie damit nicht gerechnet haben, können Sie diese E-Mail ignorieren.',
  'emails.notYou.nothing': 'Wenn Sie das waren, brauchen Sie nichts zu tun.',
  'emails.notYou.action': 'Neues Passwort wählen',
  'emails.notYou.contact':
    'Brauchen Sie Hilfe? Antworten Sie auf diese E-Mail oder schreiben Sie an {contact}.',
  'emails.emailChanged.subject': 'Ihre E-Mail-Adresse bei {shop} wurde geändert',
  'emails.emailChanged.title': 'Ihre E-Mail-Adresse wurde geändert',
  'emails.emailChanged.intro':
    'Die E-Mail-Adresse Ihres Kontos bei {shop} wurde am {when} zu {email} geändert. Melden Sie sich ab jetzt damit an; auch unsere E-Mails gehen dorthin.',
  'emails.emailChanged.otherwise':
    'Wenn Sie das nicht waren, verwendet vielleicht jemand anderes Ihr Konto. Bitte antworten Sie gleich auf diese E-Mail oder schreiben Sie an {contact}, wir helfen Ihnen, es zurückzubekommen.',
  'emails.passwordChanged.subject': 'Ihr Passwort bei {shop} wurde geändert',
  'emails.passwordChanged.title': 'Ihr Passwort wurde geändert',
  'emails.passwordChanged.intro':
    'Das Passwort Ihres Kontos {email} bei {shop} wurde am {when} geändert. Alle anderen Geräte wurden abgemeldet.',
  'emails.passwordChanged.otherwise':
    'Wenn Sie das nicht waren, verwendet vielleicht jemand anderes Ihr Konto. Bitte wählen Sie jetzt ein neues Passwort:',
  'emails.secondFactorOff.subject':
    'Zwei-Faktor-Authentifizierung für Ihr Konto bei {shop} ausgeschaltet',
  'emails.secondFactorOff.title': 'Zwei-Faktor-Authentifizierung ausgeschaltet',
  'emails.secondFactorOff.intro':
    'Die Zwei-Faktor-Authentifizierung für Ihr Konto {email} bei {shop} wurde am {when} ausgeschaltet: Zum Anmelden genügt das Passwort.',
  'emails.secondFactorOff.otherwise':
    'Wenn Sie das nicht waren, kennt jemand anderes Ihr Passwort. Bitte wählen Sie jetzt ein neues und schalten Sie die Zwei-Faktor-Authentifizierung dann in Ihrem Konto wieder ein:',
  'emails.secondFactorOn.subject':
    'Zwei-Faktor-Authentifizierung für Ihr Konto bei {shop} eingeschaltet',
  'emails.secondFactorOn.title': 'Zwei-Faktor-Authentifizierung eingeschaltet',
  'emails.secondFactorOn.intro':
    'Die Zwei-Faktor-Authentifizierung für Ihr Konto {email} bei {shop} wurde am {when} eingeschaltet. Alle anderen Geräte wurden abgemeldet.',
  'emails.secondFactorOn.otherwise':
    'Wenn Sie das nicht waren, kennt jemand anderes Ihr Passwort und sperrt Sie vielleicht aus. Bitte wählen Sie jetzt ein neues Passwort und schreiben Sie uns:',
  'emails.passkeyAdded.subject': 'Ihrem Konto bei {shop} wurde ein Passkey hinzugefügt',
  'emails.passkeyAdded.title': 'Ein Passkey wurde hinzugefügt',
  'emails.passkeyAdded.intro':
    'Der Passkey „{passkey}“ wurde Ihrem Konto {email} bei {shop} am {when} hinzugefügt.',
  'emails.passkeyAdded.otherwise':
    'Wenn Sie das nicht waren, kennt jemand anderes Ihr Passwort. Bitte wählen Sie jetzt ein neues und entfernen Sie dann den Passkey aus Ihrem Konto:',
  'emails.passkeyRemoved.subject': 'Aus Ihrem Konto bei {shop} wurde ein Passkey entfernt',
  'emails.passkeyRemoved.title': 'Ein Passkey wurde entfernt',
  'emails.passkeyRemoved.intro':
    'Der Passkey „{passkey}“ wurde am {when} aus Ihrem Konto {email} bei {shop} entfernt.',
  'emails.passkeyRemoved.otherwise':
    'Wenn Sie das nicht waren, verwendet vielleicht jemand anderes Ihr Konto. Bitte wählen Sie jetzt ein neues Passwort:',
  'emails.newDevice.subject': 'Neue Anmeldung in Ihrem Konto bei {shop}',
  'emails.newDevice.title': 'Anmeldung mit einem neuen Gerät',
  'emails.newDevice.intro':
    'Jemand hat sich am {when} mit {device} in Ihrem Konto {email} bei {shop} angemeldet. Dieses Gerät kannten wir noch nicht.',
  'emails.newDevice.otherwise':
    'Wenn Sie das nicht waren, kennt jemand anderes Ihr Passwort. Bitte wählen Sie jetzt ein neues; damit werden alle abgemeldet:',
  'emails.device.both': '{browser} unter {system}',
  'emails.device.unknown': 'einem unbekannten Gerät',
  'emails.bundleItem': '– {name}',
  'emails.reviewRequest.subject': {
    one: 'Wie gefällt Ihnen {name}?',
    other: 'Wie gefällt Ihnen Ihre Bestellung?',
  },
  'emails.reviewRequest.title': 'Wie gefällt es Ihnen?',
  'emails.reviewRequest.intro':
    'Ihre Bestellung ist nun schon eine Weile bei Ihnen. Ein paar Worte oder ein Foto helfen anderen bei der Auswahl und uns, besser zu werden.',
  'emails.reviewRequest.action': '{name} bewerten',
  'emails.reviewRequest.otherwise':
    'Jeder Link gilt nur für Sie und nur einmal. Wenn Sie nicht möchten, ignorieren Sie diese E-Mail einfach.',
  'emails.reviewThanks.subject': 'Vielen Dank für Ihre Bewertung',
  'emails.reviewThanks.title': 'Vielen Dank für Ihre Bewertung',
  'emails.reviewThanks.intro':
    'Hier ist etwas für Ihre nächste Bestellung: {percent} % Rabatt mit diesem Code.',
  'emails.reviewThanks.code': 'Ihr Code',
  'emails.reviewThanks.until': 'Gültig bis',
  'emails.reviewThanks.action': 'Zum Shop',
  'emails.linkLastsDays': {
    one: 'Der Link ist {count} Tag gültig.',
    other: 'Der Link ist {count} Tage gültig.',
  },
  'emails.linkLastsHours': {
    one: 'Der Link ist {count} Stunde gültig.',
    other: 'Der Link ist {count} Stunden gültig.',
  },
  'emails.linkLasts': {
    one: 'Der Link ist {count} Minute gültig.',
    other: 'Der Link ist {count} Minuten gültig.',
  },
  'emails.salesReport.subject': '[{shop}] {sales} verkauft, {days}',
  'emails.salesReport.title': 'Was verkauft wurde: {days}',
  'emails.salesReport.days': '{first} bis {last}',
  'emails.salesReport.net':
    'Umsatz ist, was bezahlt wurde, abzüglich Erstattungen, ohne Steuern und Versand. In Klammern: die Veränderung zum vorigen Zeitraum.',
  'emails.salesReport.total':
    'Umsatz ist, was bezahlt wurde, abzüglich Erstattungen, mit Steuern und Versand. In Klammern: die Veränderung zum vorigen Zeitraum.',
  'emails.salesReport.sales': 'Umsatz',
  'emails.salesReport.profit': 'Gewinn, soweit die Kosten bekannt sind',
  'emails.salesReport.orders': 'Bestellungen',
  'emails.salesReport.average': 'Durchschnittliche Bestellung',
  'emails.salesReport.items': 'Verkaufte Artikel',
  'emails.salesReport.refunds': 'Erstattungen',
  'emails.salesReport.sold': '{items} Stück, {sales}',
  'emails.salesReport.best': 'Meistverkauft',
  'emails.salesReport.action': 'Bericht öffnen',
  'emails.salesReport.why':
    'Sie erhalten diese E-Mail, weil Ihre Adresse in den Einstellungen des Shops unter den Empfängern der Berichte steht.',
};
