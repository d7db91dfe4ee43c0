import type { Message } from '#rules/messages/format.ts';

/**
 * Texts of bundles: the builder on their page, the popup after adding (a group of its own, for other
 * pages open it too), and what may be wrong.
 */
export const bundleMessages = {
  'bundles.title': 'Make it yours',
  'bundles.item': 'Include {name}',
  'bundles.itemFixed': 'Always included',
  'bundles.itemGone': 'Out of stock',
  'bundles.itemPrice': '{price} each',
  'bundles.itemOff': '{discount} off',
  'bundles.pieces': {
    one: '{count} piece, from your entries',
    other: '{count} pieces, from your entries',
  },
  'bundles.choose': 'Choose {name}',
  'bundles.options': 'Options',
  'bundles.optionsOf': 'Options of {name}',
  'bundles.reset': 'Clear',
  'bundles.resetOf': 'Clear the choice of {name}',
  'bundles.noMatch':
    'Sorry, no products matched your selection. Please choose a different combination.',
  'bundles.selectOptions': 'Please select the options of {name} before adding it to your basket.',
  'bundles.checkEntries': 'Please check what is marked before adding {name} to your basket.',
  'bundles.offline': 'Please check your internet connection and try again.',
  'bundles.meter': 'Your discount',
  'bundles.meterNone': 'Choose {count} items for {discount} off.',
  'bundles.meterNext': {
    one: 'One more for {discount} off.',
    other: '{count} more for {discount} off.',
  },
  'bundles.meterNow': '{discount} off.',
  'bundles.meterBest': '{discount} off: our best discount.',
  'bundles.tier': { one: '{count} item', other: '{count} items' },
  'bundles.chosen': { one: '{count} item chosen', other: '{count} items chosen' },
  'bundles.atLeast': {
    one: 'Choose at least {count} item.',
    other: 'Choose at least {count} items.',
  },
  'bundles.total': 'Bundle price',
  'bundles.from': 'From {price}',
  'bundles.saving': 'You save {amount}',
  'bundles.spoken': 'Bundle price {price}. {meter}',
  'bundles.add': 'Add the bundle to your basket',
  'bundles.change': 'Change the bundle',
  'bundles.optional': '(optional)',
  'bundles.tierStep': '{discount} off for {count} items',

  'addedPopup.title': 'In your basket',
  'addedPopup.times': '{quantity} × {name}',
  'addedPopup.saving': 'You save {amount}',
  'addedPopup.total': 'Together',
  'addedPopup.cart': 'View basket',
  'addedPopup.checkout': 'Go to checkout',
  'addedPopup.continue': 'Continue shopping',
  'addedPopup.suggestions': 'Goes well with it',

  'bundles.problem.choose': 'Please choose what goes into the bundle.',
  'bundles.problem.unreadable': 'We could not read your selection. Please choose again.',
  'bundles.problem.notInBundle': '“{name}” is not part of this bundle.',
  'bundles.problem.twice': '“{name}” is in it twice.',
  'bundles.problem.required': '“{name}” is part of every bundle and cannot be left out.',
  'bundles.problem.notAllowed': 'This choice of “{name}” is not part of the bundle.',
  'bundles.problem.quantity': '“{name}”: please choose {min} to {max}.',
  'bundles.problem.few': {
    one: 'Please choose at least {count} item.',
    other: 'Please choose at least {count} items.',
  },
  'bundles.problem.many': {
    one: 'Please choose no more than {count} item.',
    other: 'Please choose no more than {count} items.',
  },
  'bundles.problem.price': 'A price has changed since you opened this page. Please check it again.',
  'bundles.problem.gone': '“{name}” is no longer available.',
  'bundles.problem.stock': {
    one: 'Only {count} of “{name}” is left.',
    other: 'Only {count} of “{name}” are left.',
  },
  'bundles.problem.stockHeld':
    'Only {count} of “{name}” are left, and {held} are in your basket already.',
  'bundles.problem.part': 'This belongs to a bundle. Please change or remove the whole bundle.',
  'bundles.problem.ofItem': '{name}: {problem}',
  'bundles.problem.fieldEmpty': '{name}: please fill this in.',
  'bundles.problem.unticked': '{name}: please tick this.',
  'bundles.problem.email': '{name}: please enter an e-mail address.',
  'bundles.problem.phone': '{name}: digits, spaces and # _ - + / ( ) . only.',
  'bundles.problem.fieldLong': '{name}: this is too long.',
} satisfies Record<string, Message>;
