/** The columns of a file of tax rates, as it is exported and imported. */
export const TAX_COLUMNS = [
  'country',
  'state',
  'postcode',
  'city',
  'rate',
  'name',
  'priority',
  'compound',
  'shipping',
  'class',
] as const;
