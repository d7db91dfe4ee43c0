/** The page's own buy box; one in a popup has no id. */
export const BUY_BOX_ID = 'buy';
export const BUY_FORM_ID = 'buy-form';
/** The row with the form's own button. */
export const BUY_ROW_ID = 'buy-row';
