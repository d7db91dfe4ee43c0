import type { Message } from '#rules/messages/format.ts';

/**
 * Why an order cannot be placed, changed or refunded, the built-in payment methods, and what the shop
 * itself notes with an order for its managers.
 */
export const orderingMessages = {
  'ordering.notTaken': 'Not charged: less was taken than was reserved.',
  'ordering.problem.empty':
    'Your basket is empty. If you have ordered just now, your order is on its way to your e-mail.',
  'ordering.problem.key': 'This form has lost its key. Please reload the page and send it again.',
  'ordering.problem.foreignKey':
    'This form belongs to another visit. Please reload the page and send it again.',
  'ordering.problem.field': 'Please fill in this field.',
  'ordering.problem.tooLong': 'Please use at most {count} characters here.',
  'ordering.problem.email': 'Please give an e-mail address such as ada@example.com.',
  'ordering.problem.country': 'Please choose a country.',
  'ordering.problem.gone': '“{name}” is no longer sold. Please take it out of your basket.',
  'ordering.problem.bundle':
    '“{name}” is not offered like this any more. Please edit it in your basket.',
  'ordering.problem.soldOut': '“{name}” has just been sold out.',
  'ordering.problem.stockLow': {
    one: 'Only {count} piece of “{name}” is left. Please change the quantity.',
    other: 'Only {count} pieces of “{name}” are left. Please change the quantity.',
  },
  'ordering.problem.addOnsLow':
    'There are only {count} of “{addOns}” left, which you chose with “{name}”. Please edit it in your basket.',
  'ordering.problem.options': 'The choices made for “{name}” have to be looked at again.',
  'ordering.problem.quantity': 'The quantity of “{name}” has to be changed in your basket.',
  'ordering.problem.giftCardSpent':
    'What its gift cards had paid was spent elsewhere meanwhile. Please order again.',
  'ordering.problem.giftCard':
    'There is less on a gift card, or in your store credit, than before. Please look at the total once more.',
  'ordering.problem.coupon': 'Coupon {code} cannot be used: {problem}',
  'ordering.problem.shipping': 'Please choose a way of delivery that is on offer.',
  'ordering.problem.noDelivery': 'We do not deliver to this address.',
  'ordering.problem.payment': 'Please choose a way to pay that is on offer.',
  'ordering.problem.priceChanged':
    'The total is now {total} and not {shown}. Please have a look before you order.',
  'ordering.problem.changed':
    'Your basket has just been changed. Please have a look and order again.',
  'ordering.problem.tooMany': {
    one: 'That was a lot of orders in a short time. Please wait a minute.',
    other: 'That was a lot of orders in a short time. Please wait {count} minutes.',
  },
  'ordering.problem.unknown': 'There is no such order.',
  'ordering.problem.line': 'Line {line} cannot be ordered: {problem}',
  'ordering.problem.customer': 'There is no such customer.',
  'ordering.problem.notEditable': 'An order that is {status} or paid cannot be edited any more.',
  'ordering.template.customer_on_hold_order': 'Order on hold',
  'ordering.template.customer_on_hold_order.description':
    'Tells the buyer that the order is here and waits for its payment.',
  'ordering.template.customer_processing_order': 'Order in preparation',
  'ordering.template.customer_processing_order.description':
    'Tells the buyer that the payment is here and the order is being prepared.',
  'ordering.template.customer_completed_order': 'Completed order',
  'ordering.template.customer_completed_order.description':
    'Tells the buyer that the order is complete and on its way.',
  'ordering.template.customer_invoice': 'Order details',
  'ordering.template.customer_invoice.description':
    'Sends the buyer the order with all its lines and how to pay.',
  'ordering.problem.unknownLine': 'The order has no such line.',
  'ordering.problem.noLines': 'An order needs at least one line.',
  'ordering.problem.provider': 'The payment provider could not refund this order.',
  'ordering.problem.noAccount':
    'This order was placed without an account: there is no store credit to put the money onto.',
  'ordering.problem.noProvider':
    'The payment method of this order does not support automatic refunds.',
  'ordering.problem.status': 'An order that is {from} cannot become {to}.',
  'ordering.problem.noStock': 'There are not enough pieces left to take this order up again.',
  'ordering.problem.notPaid': 'Nothing has been paid for this order.',
  'ordering.problem.refundAmount': 'At most {amount} can be refunded.',
  'ordering.problem.refundLine': 'That is more than was ordered.',
  'ordering.problem.refundNothing': 'Please say what is to be refunded.',
  'ordering.problem.shipStatus': 'An order that is {status} is not sent.',
  'ordering.problem.shipNothing': 'Nothing is left to send, or nothing was chosen.',
  'ordering.problem.shipLine': {
    one: 'Only one piece is left to send.',
    other: 'Only {count} pieces are left to send.',
  },
  'ordering.problem.declined':
    'Your payment did not go through and nothing was charged. Please try again, or pay in another way.',
  'ordering.problem.note': 'Please write something.',

  'payments.free': 'Nothing to pay',
  'payments.giftCard': 'Gift card',
  'payments.storeCredit': 'Store credit',
  'payments.amount': 'Amount',
  'payments.reference': 'Reference',
  'payments.saved.title': '{brand} ending in {last4}',
  'payments.stripe.title': 'Card or wallet',
  'payments.stripe.description':
    'Pay by card or by a wallet of your phone. Your card number goes to our payment provider alone.',
  'payments.paypal.title': 'PayPal',
  'payments.paypal.description': 'You confirm the payment at PayPal and come back to us.',
  'payments.test.title': 'Test payment (no money)',
  'payments.test.description':
    'For trying out the shop: no card is asked for and nothing is charged. Choose what should happen.',
  'payments.test.accept': 'The payment is accepted',
  'payments.test.decline': 'The payment is declined',
  'payments.test.authenticate': 'The bank asks for a confirmation',
  'payments.test.slow': 'The bank takes its time',
  'payments.bacs.title': 'Bank transfer',
  'payments.bacs.description':
    'Please pay into our bank account and name your order’s number. We pack your order as soon as the payment arrives.',
  'payments.bacs.instructions':
    'Please transfer the total to this account and name your order’s number, so that we know it is yours.',
  'payments.bacs.account': 'Account holder',
  'payments.bacs.bank': 'Bank',
  'payments.bacs.number': 'Account number',
  'payments.bacs.sortCode': 'Sort code',
  'payments.bacs.iban': 'IBAN',
  'payments.bacs.bic': 'BIC',
  'payments.cheque.title': 'Cheque',
  'payments.cheque.description':
    'Please send a cheque by post. We pack your order as soon as it arrives.',
  'payments.cheque.instructions':
    'Please send your cheque by post and note your order’s number on it.',
  'payments.cheque.payee': 'Payable to',
  'payments.cheque.address': 'Send it to',
  'payments.cod.title': 'Cash on delivery',
  'payments.cod.description': 'Pay when your parcel is handed to you.',
  'payments.cod.instructions': 'You pay when your parcel is handed to you.',
  'orderNotes.giftCardSpent':
    'Taken up again after its gift cards were spent elsewhere: a part is not paid.',
  'orderNotes.stockShort':
    'Taken up again after its pieces had gone back: not enough of them are left.',
  'orderNotes.couponUsed': 'Coupon {id} had no use left when this order was taken up again.',
  'orderNotes.sent': 'Sent: {goods}',
  'orderNotes.sentBy': 'Sent: {goods} ({carrier})',
  'orderNotes.refundRefused': 'The payment provider refused a refund; nothing was returned.',
  'orderNotes.reminded': 'The buyer was reminded of the payment by email.',
  'orderNotes.emailSent': 'Email “{kind}” sent by {name}.',
  'orderNotes.failed': 'Payment {reference} failed.',
  'orderNotes.failedBecause': 'Payment {reference} failed: {reason}.',
  'orderNotes.reserved': 'Payment {reference}: the money is reserved and has to be captured.',
  'orderNotes.paid': 'Paid: {reference}.',
  'orderNotes.paidPart': 'Paid: {reference}. {released} were not taken.',
  'orderNotes.mismatch':
    'Payment {reference}: {came} came instead of {expected}. Not finished: a manager has to decide.',
  'orderNotes.unwanted': 'Payment {reference} came when the order was “{status}”: it is refunded.',
  'orderNotes.paidTwice':
    'Payment {reference} came when the order is paid already: it is refunded.',
} satisfies Record<string, Message>;
