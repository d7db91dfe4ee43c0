/** The buy box of the page itself; one in a popup has no address. */
export const BUY_BOX_ID = 'buy';
export const BUY_FORM_ID = 'buy-form';
