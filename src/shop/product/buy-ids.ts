/** The page's own buy box; one in a popup has no id. */
export const BUY_BOX_ID = 'buy';
export const BUY_FORM_ID = 'buy-form';
