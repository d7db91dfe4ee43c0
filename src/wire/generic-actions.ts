/** Names of generic calls the shop's own pages make; without schemas, so that a browser reads only these. */
export const QUICK_VIEW_ACTION = 'flatsome_quickview';
export const SEARCH_ACTION = 'flatsome_ajax_search_products';
export const PRODUCT_CARDS_ACTION = 'product_cards';
export const PRODUCT_CHOICES_ACTION = 'product_choices';
export const SHIPPING_COUNTRIES_ACTION = 'delivery_countries';
export const STOCK_ALERT_ACTION = 'vitrine_stock_alert';
export const CART_REMINDER_ACTION = 'vitrine_basket_reminder';
export const EXPORT_DATA_ACTION = 'vitrine_export_data';
export const VISITOR_ACTION = 'vitrine_visitor';
export const VISIT_ACTION = 'vitrine_visit';
export const EDIT_LINKS_ACTION = 'vitrine_edit_links';
export const PASSKEY_NEW_ACTION = 'vitrine_passkey_new';
export const PASSKEY_ADD_ACTION = 'vitrine_passkey_add';
export const PASSKEY_ASK_ACTION = 'vitrine_passkey_ask';
export const PASSKEY_LOG_IN_ACTION = 'vitrine_passkey_log_in';
