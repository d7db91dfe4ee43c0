import type { couponMessages } from '../../coupons.ts';
import type { Texts } from '../../texts.ts';

export const germanCouponMessages: Texts<typeof couponMessages> = {
  'coupons.problem.empty': 'Bitte geben Sie einen Gutscheincode ein.',
  'coupons.problem.unknown':
    'Wir konnten diesen Gutschein nicht finden. Bitte prüfen Sie den Code.',
  'coupons.problem.notStarted': 'Dieser Gutschein gilt ab {at}.',
  'coupons.problem.expired': 'Dieser Gutschein ist abgelaufen.',
  'coupons.problem.usedUp': 'Dieser Gutschein ist aufgebraucht.',
  'coupons.problem.usedByYou': {
    one: 'Sie haben diesen Gutschein bereits eingelöst.',
    other: 'Sie haben diesen Gutschein bereits {count}-mal eingelöst.',
  },
  'coupons.problem.minimumSpend': 'Dieser Gutschein gilt ab einem Warenwert von {amount}.',
  'coupons.problem.maximumSpend': 'Dieser Gutschein gilt bis zu einem Warenwert von {amount}.',
  'coupons.problem.otherProducts':
    'Dieser Gutschein gilt nicht für die Produkte in Ihrem Warenkorb.',
  'coupons.problem.excludedProducts':
    'Dieser Gutschein gilt nicht zusammen mit einem Artikel in Ihrem Warenkorb.',
  'coupons.problem.saleItems': 'Dieser Gutschein gilt nicht für Produkte im Angebot.',
  'coupons.problem.range': 'Ihr Warenkorb erfüllt die Bedingungen dieses Gutscheins noch nicht.',
  'coupons.problem.buyMore': {
    one: 'Legen Sie noch ein passendes Produkt in den Warenkorb, um diesen Gutschein einzulösen.',
    other:
      'Legen Sie noch {count} passende Produkte in den Warenkorb, um diesen Gutschein einzulösen.',
  },
  'coupons.problem.addFree': 'Legen Sie zuerst das Gratisprodukt in den Warenkorb.',
  'coupons.problem.cheapestFree': {
    one: 'Noch ein Artikel, und der günstigste ist gratis.',
    other: 'Noch {count} Artikel, und der günstigste ist gratis.',
  },
  'coupons.problem.cheapestLess': {
    one: 'Noch ein Artikel, und der günstigste kostet weniger.',
    other: 'Noch {count} Artikel, und der günstigste kostet weniger.',
  },
  'coupons.problem.setIncomplete': {
    one: 'Ein Stück dieses Sets fehlt in Ihrem Warenkorb.',
    other: '{count} Stücke dieses Sets fehlen in Ihrem Warenkorb.',
  },
  'coupons.problem.alreadyLess': 'Ihr Warenkorb kostet schon weniger als mit diesem Gutschein.',
  'coupons.problem.spendMore':
    'Legen Sie passende Produkte für weitere {amount} in den Warenkorb, um diesen Gutschein einzulösen.',
  'coupons.problem.otherPerson':
    'Dieser Gutschein wurde für eine andere E-Mail-Adresse ausgestellt.',
  'coupons.problem.otherRole': 'Dieser Gutschein gilt nicht für Ihr Konto.',
  'coupons.problem.otherCountry': 'Dieser Gutschein gilt nicht für Lieferungen in dieses Land.',
  'coupons.problem.otherShipping': 'Dieser Gutschein gilt nicht für diese Versandart.',
  'coupons.problem.otherPayment': 'Dieser Gutschein gilt nicht für diese Zahlungsart.',
  'coupons.problem.alreadyApplied': 'Dieser Gutschein ist bereits eingelöst.',
  'coupons.problem.standsAlone': 'Der Gutschein {other} ist nicht mit anderen kombinierbar.',
  'coupons.problem.notApplied': 'Dieser Gutschein ist nicht in Ihrem Warenkorb.',
  'coupons.problem.tooManyTries': {
    one: 'Zu viele ungültige Codes. Bitte versuchen Sie es in einer Minute erneut.',
    other: 'Zu viele ungültige Codes. Bitte versuchen Sie es in {count} Minuten erneut.',
  },
  'coupons.reason.cheapestFree': {
    one: 'Von je {quantity} ist der günstigste gratis.',
    other: 'Von je {quantity} sind die {count} günstigsten gratis.',
  },
  'coupons.reason.cheapestLess': {
    one: 'Von je {quantity} kostet der günstigste weniger.',
    other: 'Von je {quantity} kosten die {count} günstigsten weniger.',
  },
  'coupons.reason.bundle': 'Zusammen zahlen Sie dafür weniger.',
  'coupons.reason.tiers': 'Je mehr Sie kaufen, desto weniger kostet jedes Stück.',
  'coupons.next.pieces': {
    one: 'Noch ein Stück, und Sie sparen {percent}.',
    other: 'Noch {count} Stück, und Sie sparen {percent}.',
  },
  'coupons.next.piecesOf': {
    one: 'Noch einmal {name}, und Sie sparen {percent}.',
    other: 'Noch {count} × {name}, und Sie sparen {percent}.',
  },
  'coupons.next.spend': 'Noch {amount}, und Sie sparen {percent}.',
  'coupons.next.about': '{about}: {text}',
  'coupons.offer.state.usable': 'Gutschein einlösen',
  'coupons.offer.state.waiting': 'Noch nicht',
  'coupons.offer.state.applied': 'Eingelöst',
  'coupons.offer.state.used': 'Verbraucht',
};
