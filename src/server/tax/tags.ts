/** What was worked out from tax rates carries it. */
export const TAX_TAG = 'tax';
