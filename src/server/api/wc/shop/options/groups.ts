import { ACCOUNT } from './account.ts';
import { ADVANCED } from './advanced.ts';
import { EMAIL, emailOptions } from './email.ts';
import { GENERAL } from './general.ts';
import type { MappedOption } from './option-kinds.ts';
import { PRODUCTS } from './products.ts';
import { SHIPPING } from './shipping.ts';
import { TAX } from './tax.ts';

// WooCommerce's groups of options and what of this shop they are. What this shop has under another
// name or decides by itself is not listed; a value it cannot have is refused.

export interface OptionGroup {
  id: string;
  label: string;
  description?: string;
  parent?: string;
  options: readonly MappedOption[];
}

const toManager = { toManager: true };
const OF_EMAILS: readonly OptionGroup[] = [
  {
    id: 'email_new_order',
    label: 'New order',
    description: 'New order emails are sent to chosen recipient(s) when a new order is received.',
    options: emailOptions('new-order', toManager),
  },
  {
    id: 'email_cancelled_order',
    label: 'Cancelled order',
    description:
      'Cancelled order emails are sent to chosen recipient(s) when orders have been marked cancelled (if they were previously processing or on-hold).',
    options: emailOptions('order-cancelled', toManager),
  },
  {
    id: 'email_failed_order',
    label: 'Failed order',
    description:
      'Failed order emails are sent to chosen recipient(s) when orders have been marked failed (if they were previously pending or on-hold).',
    options: emailOptions('order-failed', toManager),
  },
  {
    id: 'email_customer_on_hold_order',
    label: 'Order on-hold',
    description:
      'This is an order notification sent to customers containing order details after an order is placed on-hold from Pending, Cancelled or Failed order status.',
    options: emailOptions('order-on-hold'),
  },
  {
    id: 'email_customer_processing_order',
    label: 'Processing order',
    description:
      'This is an order notification sent to customers containing order details after payment.',
    options: emailOptions('order-processing'),
  },
  {
    id: 'email_customer_completed_order',
    label: 'Completed order',
    description:
      'Order complete emails are sent to customers when their orders are marked completed and usually indicate that their orders have been shipped.',
    options: emailOptions('order-completed'),
  },
  {
    id: 'email_customer_refunded_order',
    label: 'Refunded order',
    description: 'Order refunded emails are sent to customers when their orders are refunded.',
    options: emailOptions('order-refunded'),
  },
  {
    id: 'email_customer_invoice',
    label: 'Order details',
    description:
      'Order detail emails can be sent to customers containing their order information and payment links.',
    options: emailOptions('invoice'),
  },
  {
    id: 'email_customer_note',
    label: 'Customer note',
    description: 'Customer note emails are sent when you add a note to an order.',
    options: emailOptions('customer-note'),
  },
  {
    id: 'email_customer_reset_password',
    label: 'Reset password',
    description: 'Customer "reset password" emails are sent when customers reset their passwords.',
    options: emailOptions(null, { isOfOrder: false }),
  },
  {
    id: 'email_customer_new_account',
    label: 'New account',
    description:
      'Customer "new account" emails are sent to the customer when a customer signs up via checkout or account pages.',
    options: emailOptions('welcome', { isOfOrder: false }),
  },
];

export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    id: 'wc_admin',
    label: 'WooCommerce Admin',
    description: 'Settings for WooCommerce admin reporting.',
    options: [],
  },
  { id: 'general', label: 'General', options: GENERAL },
  { id: 'products', label: 'Products', options: PRODUCTS },
  { id: 'tax', label: 'Tax', options: TAX },
  { id: 'shipping', label: 'Shipping', options: SHIPPING },
  // Payment methods are at `payment_gateways`.
  { id: 'checkout', label: 'Payments', options: [] },
  { id: 'account', label: 'Accounts &amp; Privacy', options: ACCOUNT },
  { id: 'email', label: 'Emails', options: EMAIL },
  { id: 'integration', label: 'Integration', options: [] },
  { id: 'advanced', label: 'Advanced', options: ADVANCED },
  ...OF_EMAILS.map((group) => ({ ...group, parent: 'email' })),
];
