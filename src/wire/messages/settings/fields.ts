// Labels of the fields inside a setting, by the first word of the setting and the name of the field.

export const settingFields = {
  'payments.enabled': 'Offered at the checkout',
  'payments.title': 'Name',
  'payments.description': 'What shoppers read below it',
  'payments.instructions': 'Instructions after the order',
  'payments.minTotal': 'From an order of',
  'payments.maxTotal': 'Up to an order of',
  'payments.shippingMethods': 'Only with these shipping methods',
  'payments.countries': 'Only in these countries',
  'payments.withoutDelivery': 'Also for orders that are not delivered',
  'payments.capture': 'The money is taken',
  'payments.statement': 'Text on the bank statement',
  'payments.accounts': 'Bank accounts',
  'payments.name': 'Account holder',
  'payments.bank': 'Bank',
  'payments.number': 'Account number',
  'payments.sortCode': 'Sort code',
  'payments.iban': 'IBAN',
  'payments.bic': 'BIC',
  'boosters.where': 'Shown',
  'boosters.time': 'Ends at',
  'boosters.startDate': 'From the day',
  'boosters.end': 'When it ends, it',
  'boosters.title': 'Title',
  'boosters.message': 'Message',
  'boosters.upTo': 'Shown up to',
  'boosters.ship': 'Days until it is shipped',
  'boosters.arrival': 'Days until it arrives',
  'boosters.cutOff': 'Orders until',
  'boosters.workingDays': 'Working days',
  'boosters.holidays': 'Holidays',
  'boosters.method': 'Name of the delivery',
  'boosters.days': 'Sales of the last days',
  'boosters.who': 'What is said about the buyer',
  'boosters.mode': 'The number is',
  'boosters.start': 'First number',
  'boosters.step': 'Changes by',
  'boosters.pause': 'Seconds between changes',
  'boosters.direction': 'Goes',
  'boosters.minutes': 'Counted over minutes',
  'boosters.minimum': 'Shown from',
} as const;

/** The fields that other programs added have no label of ours; their name is shown. */
export function fieldText(field: string): string {
  const texts: Readonly<Record<string, string>> = settingFields;
  return texts[field] ?? field.split('.').at(-1) ?? field;
}
