import type { Message } from '#rules/messages/format.ts';

/**
 * Why an order cannot be placed, changed or refunded, the built-in payment methods, and what the shop
 * itself notes with an order for its managers.
 */
export const orderingMessages = {
  'ordering.notTaken': 'Not charged: less was captured than was authorised.',
  'ordering.problem.empty':
    'Your basket is empty. If you have just placed an order, the confirmation is on its way to your inbox.',
  'ordering.problem.key': 'This form has expired. Please reload the page and send it again.',
  'ordering.problem.foreignKey':
    'This form belongs to another session. Please reload the page and send it again.',
  'ordering.problem.gone': '“{name}” is no longer sold. Please remove it from your basket.',
  'ordering.problem.bundle':
    '“{name}” is no longer available in this form. Please edit it in your basket.',
  'ordering.problem.soldOut': '“{name}” has just sold out.',
  'ordering.problem.stockLow': {
    one: 'Only {count} of “{name}” is left. Please change the quantity.',
    other: 'Only {count} of “{name}” are left. Please change the quantity.',
  },
  'ordering.problem.addOnsLow':
    'Only {count} of “{addOns}” left, which you chose with “{name}”. Please edit it in your basket.',
  'ordering.problem.options': 'Please check the options you chose for “{name}”.',
  'ordering.problem.quantity': 'Please change the quantity of “{name}” in your basket.',
  'ordering.problem.giftCardSpent':
    'The gift cards on this order have since been spent. Please order again.',
  'ordering.problem.giftCard':
    'The balance of a gift card or your store credit has changed. Please check the total again.',
  'ordering.problem.coupon': 'Coupon {code} cannot be used: {problem}',
  'ordering.problem.payment': 'Please choose an available payment method.',
  'ordering.problem.priceChanged':
    'The total is now {total} instead of {shown}. Please check it before you order.',
  'ordering.problem.changed': 'Your basket has just changed. Please check it and order again.',
  'ordering.problem.tooMany': {
    one: 'You have placed a lot of orders in a short time. Please wait a minute.',
    other: 'You have placed a lot of orders in a short time. Please wait {count} minutes.',
  },
  'ordering.problem.draftChanged':
    'The total is now {total} instead of {shown}. Please check it and save again.',
  'ordering.problem.rateGone':
    'This way of shipping is no longer offered for the address and the goods. Please choose another.',
  'ordering.problem.priceReason': 'Please say why this price was agreed.',
  'ordering.problem.unknown': 'This order does not exist.',
  'ordering.problem.line': 'Line {line} cannot be ordered: {problem}',
  'ordering.problem.customer': 'This customer does not exist.',
  'ordering.problem.shipped': {
    one: 'One piece of “{name}” has been shipped already and stays in the order.',
    other: '{count} pieces of “{name}” have been shipped already and stay in the order.',
  },
  'ordering.problem.notEditable': 'An order that is {status} or paid can no longer be edited.',
  'ordering.template.customer_on_hold_order': 'Order on hold',
  'ordering.template.customer_on_hold_order.description':
    'Tells the buyer that the order was received and is awaiting payment.',
  'ordering.template.customer_processing_order': 'Order in preparation',
  'ordering.template.customer_processing_order.description':
    'Tells the buyer that the payment was received and the order is being prepared.',
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
    'This order was placed without an account, so it cannot be refunded as store credit.',
  'ordering.problem.noProvider':
    'The payment method of this order does not support automatic refunds.',
  'ordering.problem.status': 'An order that is {from} cannot become {to}.',
  'ordering.problem.noStock': 'There is not enough stock left to reopen this order.',
  'ordering.problem.notPaid': 'Nothing has been paid for this order.',
  'ordering.problem.refundAmount': 'At most {amount} can be refunded.',
  'ordering.problem.refundLine': 'That is more than was ordered.',
  'ordering.problem.refundNothing': 'Please choose what to refund.',
  'ordering.problem.shipStatus': 'An order that is {status} cannot be shipped.',
  'ordering.problem.shipNothing': 'There is nothing left to ship, or nothing was selected.',
  'ordering.problem.shipLine': {
    one: 'Only one item is left to ship.',
    other: 'Only {count} items are left to ship.',
  },
  'ordering.problem.declined':
    'Your payment did not go through and you have not been charged. Try another card or another way to pay.',
  'ordering.problem.declinedFunds':
    'There is not enough money on this card, and you have not been charged. Try another card or another way to pay.',
  'ordering.problem.declinedExpired':
    'Your bank says that this card has expired, and you have not been charged. Try another card or another way to pay.',
  'ordering.problem.note': 'Please write something.',

  'payments.free': 'Nothing to pay',
  'payments.giftCard': 'Gift card',
  'payments.storeCredit': 'Store credit',
  'payments.amount': 'Amount',
  'payments.reference': 'Reference',
  'payments.saved.title': '{brand} ending in {last4}',
  'payments.stripe.title': 'Card or wallet',
  'payments.stripe.description':
    'Pay by card or with a wallet on your phone. Only our payment provider sees your card number.',
  'payments.paypal.title': 'PayPal',
  'payments.paypal.description': 'You confirm the payment at PayPal and come back to us.',
  'payments.test.title': 'Card',
  'payments.test.description':
    'Visa, Mastercard, American Express or Discover. Only our payment provider sees your card number.',
  'payments.test.accept': 'The payment is accepted',
  'payments.test.decline': 'The payment is declined',
  'payments.test.authenticate': 'The bank asks for a confirmation',
  'payments.test.slow': 'The bank takes its time',
  'payments.testAccount.title': 'Willow account',
  'payments.testAccount.description': 'You confirm the payment with Willow and come back to us.',
  'payments.mark.title': 'Ways to pay',
  'payments.mark.card': 'Card',
  'payments.mark.wallet': 'Wallet',
  'payments.mark.account': 'Willow',
  'payments.mark.paypal': 'PayPal',
  'payments.mark.bank': 'Bank transfer',
  'payments.mark.cheque': 'Cheque',
  'payments.mark.cash': 'Cash on delivery',
  'payments.bacs.title': 'Bank transfer',
  'payments.bacs.description':
    'Please pay into our bank account, quoting your order number. We pack your order as soon as the payment arrives.',
  'payments.bacs.instructions':
    'Please transfer the total to this account, quoting your order number so that we know it is yours.',
  'payments.bacs.account': 'Account holder',
  'payments.bacs.bank': 'Bank',
  'payments.bacs.number': 'Account number',
  'payments.bacs.sortCode': 'Sort code',
  'payments.bacs.routingNumber': 'Routing number',
  'payments.bacs.transitNumber': 'Bank transit number',
  'payments.bacs.branchCode': 'Branch code',
  'payments.bacs.bankCode': 'Bank code',
  'payments.bacs.bsb': 'BSB',
  'payments.bacs.ifsc': 'IFSC',
  'payments.bacs.iban': 'IBAN',
  'payments.bacs.bic': 'BIC',
  'payments.cheque.title': 'Cheque',
  'payments.cheque.description':
    'Please send a cheque by post. We pack your order as soon as it arrives.',
  'payments.cheque.instructions':
    'Please send your cheque by post and write your order number on it.',
  'payments.cheque.payee': 'Payable to',
  'payments.cheque.address': 'Send it to',
  'payments.cod.title': 'Cash on delivery',
  'payments.cod.description': 'Pay when your parcel is delivered.',
  'payments.cod.instructions': 'You pay when your parcel is delivered.',
  'orderNotes.giftReturned': '{amount} went back, because the order was changed: {card}.',
  'orderNotes.giftCardSpent':
    'Reopened after its gift cards were spent elsewhere: part of it is unpaid.',
  'orderNotes.stockShort':
    'Reopened after its items were restocked: there is not enough stock left.',
  'orderNotes.couponUsed': 'Coupon {id} had no uses left when this order was reopened.',
  'orderNotes.returnRequested': 'Return {id} was requested by the buyer.',
  'orderNotes.sent': 'Sent: {goods}',
  'orderNotes.sentBy': 'Sent: {goods} ({carrier})',
  'orderNotes.refundRefused': 'The payment provider refused a refund; nothing was returned.',
  'orderNotes.reminded': 'The buyer was reminded of the payment by email.',
  'orderNotes.emailSent': 'Email “{kind}” sent by {name}.',
  'orderNotes.failed': 'Payment {reference} failed.',
  'orderNotes.failedBecause': 'Payment {reference} failed: {reason}.',
  'orderNotes.reserved': 'Payment {reference}: authorised, waiting to be captured.',
  'orderNotes.paid': 'Paid: {reference}.',
  'orderNotes.paidPart': 'Paid: {reference}. {released} was not captured.',
  'orderNotes.mismatch':
    'Payment {reference}: received {came} instead of {expected}. Not completed: a manager has to decide.',
  'orderNotes.unwanted':
    'Payment {reference} arrived when the order was “{status}”, so it is being refunded.',
  'orderNotes.paidTwice':
    'Payment {reference} arrived when the order was already paid, so it is being refunded.',
} satisfies Record<string, Message>;
