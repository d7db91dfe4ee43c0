import type { returnMessages } from '../../returns.ts';
import type { Texts } from '../../texts.ts';

export const germanReturnMessages: Texts<typeof returnMessages> = {
  'orders.returns.title': 'Rücksendungen',
  'orders.returns.ask': 'Zurückgeben oder umtauschen',
  'orders.returns.see': 'Ihre Rücksendungen ansehen',
  'orders.returns.of': 'Rücksendung {id} vom {date}',
  'orders.returns.label': 'Etikett drucken',
  'orders.returns.carrier': 'Zum Versanddienst',
  'orders.returns.said': 'Unsere Nachricht',

  'returns.title': 'Zurückgeben oder umtauschen',
  'returns.text': 'Was möchten Sie aus der Bestellung {number} zurücksenden?',
  'returns.nothing': 'Aus dieser Bestellung kann derzeit nichts zurückgesendet werden.',
  'returns.until': 'Rücksendung möglich bis {date}.',
  'returns.howMany': 'Anzahl',
  'returns.none': 'Keine',
  'returns.why': 'Grund',
  'returns.choose': 'Bitte wählen',
  'returns.more': 'Erzählen Sie uns mehr (freiwillig)',
  'returns.photo': {
    one: 'Ein Foto (freiwillig)',
    other: 'Bis zu {count} Fotos (freiwillig)',
  },
  'returns.instead': 'Was möchten Sie dafür?',
  'returns.way.refund': 'Mein Geld zurück',
  'returns.way.credit': 'Guthaben',
  'returns.way.exchange': 'Einen Ersatz',
  'returns.terms': 'Gut zu wissen',
  'returns.readMore': 'Mehr über Rücksendungen',
  'returns.send': 'Rücksendung anfragen',
  'returns.withdraw': 'Diese Rücksendung zurückziehen',
  'returns.withdrawn': 'Ihre Rücksendung ist zurückgezogen.',
  'returns.asked': 'Vielen Dank. Wir haben Ihre Anfrage und antworten per E-Mail.',
  'returns.yours': 'Ihre Rücksendungen',

  'returns.because.expected': 'Nicht wie erwartet',
  'returns.because.size': 'Die Größe passt nicht',
  'returns.because.mind': 'Ich habe es mir anders überlegt',
  'returns.because.damaged': 'Beschädigt angekommen',
  'returns.because.wrong': 'Nicht das, was ich bestellt habe',
  'returns.because.incomplete': 'Es fehlt etwas',
  'returns.because.late': 'Zu spät angekommen',
  'returns.because.other': 'Ein anderer Grund',

  'returns.state.requested': 'Angefragt',
  'returns.state.accepted': 'Angenommen',
  'returns.state.received': 'Eingegangen',
  'returns.state.refunded': 'Erstattet',
  'returns.state.credited': 'Gutgeschrieben',
  'returns.state.exchanged': 'Umgetauscht',
  'returns.state.refused': 'Abgelehnt',
  'returns.state.withdrawn': 'Zurückgezogen',

  'returns.next.requested':
    'Wir sehen es uns an und antworten per E-Mail. Bitte senden Sie noch nichts.',
  'returns.next.accepted': 'Bitte gut verpacken und an uns zurücksenden.',
  'returns.next.received':
    'Es ist wieder bei uns. Sobald wir es angesehen haben, hören Sie von uns.',
  'returns.next.refunded':
    'Wir haben Ihnen das Geld erstattet. Bis Ihre Bank es anzeigt, kann es einige Tage dauern.',
  'returns.next.credited': 'Wir haben Ihnen den Betrag gutgeschrieben.',
  'returns.next.exchanged': 'Ihr Ersatz kommt mit einer eigenen Bestellung.',

  'returns.terms.days': {
    one: 'Rücksendungen sind innerhalb von {count} Tag nach der Lieferung möglich.',
    other: 'Rücksendungen sind innerhalb von {count} Tagen nach der Lieferung möglich.',
  },
  'returns.terms.shopPays': 'Wir bezahlen das Porto.',
  'returns.terms.buyerPays':
    'Sie bezahlen das Porto, außer wir haben etwas Falsches oder Beschädigtes gesendet.',
  'returns.terms.buyerPaysAll': 'Sie bezahlen das Porto.',
  'returns.terms.fee':
    'Wir behalten {percent} % des Preises ein, außer wir haben etwas Falsches oder Beschädigtes gesendet.',
  'returns.terms.feeAll': 'Wir behalten {percent} % des Preises ein.',

  'returns.problem.nothing': 'Bitte geben Sie an, wie viel wovon Sie zurücksenden möchten.',
  'returns.problem.unknown':
    'Dieser Artikel gehört nicht zur Bestellung. Bitte laden Sie die Seite neu.',
  'returns.problem.virtual': 'Downloads und Gutscheine können nicht zurückgesendet werden.',
  'returns.problem.excluded': 'Dieser Artikel kann nicht zurückgesendet werden.',
  'returns.problem.notSent': 'Dieser Artikel ist noch nicht verschickt.',
  'returns.problem.late': 'Die Frist für diesen Artikel ist vorbei.',
  'returns.problem.none': 'Alles davon ist erstattet oder schon in einer Rücksendung.',
  'returns.problem.quantity': 'Davon können höchstens {left} zurückgesendet werden.',
  'returns.problem.reason': 'Bitte wählen Sie einen Grund.',
  'returns.problem.way': 'Bitte wählen Sie, was Sie dafür möchten.',
  'returns.problem.photos': 'Bitte senden Sie höchstens {count} Fotos je Artikel.',
  'returns.problem.photo':
    '„{name}“ ist kein Foto, das wir lesen können, oder größer als {size} MB. Bitte senden Sie ein JPEG, PNG oder WebP.',
  'returns.problem.off':
    'Rücksendungen können hier nicht angefragt werden. Bitte schreiben Sie uns.',
  'returns.problem.often':
    'Zu viele Anfragen. Bitte versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns.',
  'returns.problem.expired':
    'Diese Seite war zu lange geöffnet. Bitte senden Sie das Formular noch einmal.',
  'returns.problem.gone': 'Diese Rücksendung kann nicht mehr zurückgezogen werden: {state}.',
  'returns.problem.amount':
    'Der Betrag darf nicht höher sein als der Preis der zurückgesendeten Artikel.',
  'returns.problem.exchangeOrder':
    'Es gibt keine andere Bestellung dieses Käufers mit dieser Nummer.',
  'returns.problem.exchangeTaken':
    'Diese Bestellung ist älter als die Rücksendung oder ersetzt schon eine andere.',
  'returns.problem.state': 'Das ist schon geschehen: Die Rücksendung ist „{state}“.',
};
