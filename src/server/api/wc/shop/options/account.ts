import { fixedOption, flagOption, type MappedOption } from './option-kinds.ts';

export const ACCOUNT: readonly MappedOption[] = [
  flagOption(
    'woocommerce_enable_guest_checkout',
    ['Checkout', 'Enable guest checkout (recommended)'],
    'checkout.guests',
  ),
  flagOption(
    'woocommerce_enable_checkout_login_reminder',
    ['Login', 'Enable log-in during checkout'],
    'checkout.logIn',
    'no',
  ),
  flagOption(
    'woocommerce_enable_signup_and_login_from_checkout',
    ['Account creation', 'During checkout'],
    'checkout.createAccount',
    'no',
  ),
  flagOption(
    'woocommerce_enable_myaccount_registration',
    ['Account creation', 'On "My account" page'],
    'accounts.registration',
    'no',
  ),
  fixedOption(
    'woocommerce_registration_generate_username',
    ['Account creation options', 'Use email address as account login (recommended)'],
    'checkbox',
    'yes',
  ),
  // Whoever registers types a password; a customer that a program makes is sent a link.
  fixedOption(
    'woocommerce_registration_generate_password',
    ['Account creation options', 'Send password setup link (recommended)'],
    'checkbox',
    'yes',
  ),
  // Whoever deletes an account is taken out of their orders, and with that out of their downloads.
  fixedOption(
    'woocommerce_erasure_request_removes_order_data',
    [
      'Account erasure requests',
      'Remove personal data from orders on request',
      'When handling an account erasure request, should personal data within orders be retained or removed?',
    ],
    'checkbox',
    'yes',
    { fallback: 'no' },
  ),
  fixedOption(
    'woocommerce_erasure_request_removes_download_data',
    [
      '',
      'Remove access to downloads on request',
      'When handling an account erasure request, should access to downloadable files be revoked and download logs cleared?',
    ],
    'checkbox',
    'yes',
    { fallback: 'no' },
  ),
  fixedOption(
    'woocommerce_allow_bulk_remove_personal_data',
    [
      'Personal data removal',
      'Allow personal data to be removed in bulk from orders',
      'Adds an option to the orders screen for removing personal data in bulk. Note that removing personal data cannot be undone.',
    ],
    'checkbox',
    'no',
  ),
];
