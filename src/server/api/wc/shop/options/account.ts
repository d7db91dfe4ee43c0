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
];
