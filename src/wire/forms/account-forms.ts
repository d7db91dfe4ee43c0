import * as z from 'zod/mini';
import { billingFields, getBilling, getShipping, shippingFields } from './address-form.ts';
import { formButton, formText } from './form-fields.ts';
import { savedMethod } from './payment-data.ts';

// The forms of the account pages. What is missing or wrong is answered by what they ask for.

/** More than any password or token; what is longer fits none. */
const secret = formText(1024);
const email = formText(254);
const code = formText(60);
const nonce = { _wpnonce: formText(100) };

/** Log in, the code of the second factor, register, or ask for the link again. */
export const accountForm = z.object({
  ...nonce,
  send_again: formButton,
  register: formButton,
  username: email,
  email,
  password: secret,
  challenge: secret,
  code,
  redirect_to: formText(1024),
  /** People do not see it and leave it empty. */
  website: formText(200),
});
export type AccountForm = z.output<typeof accountForm>;

export const accountDetailsForm = z.object({
  ...nonce,
  account_first_name: formText(200),
  account_last_name: formText(200),
  account_display_name: formText(200),
  account_email: formText(300),
  password_current: secret,
  password_1: secret,
  password_2: secret,
});

export const accountSecurityForm = z.object({
  ...nonce,
  start: formButton,
  cancel: formButton,
  end_sessions: formButton,
  /** The session to log out; '' where another button was pressed. */
  end_session: formText(40),
  remove_passkey: formText(1400),
  stop: formButton,
  renew: formButton,
  password: secret,
  code,
});
export type AccountSecurityForm = z.output<typeof accountSecurityForm>;

/** Saved payment methods, by their numbers. */
export const accountPaymentsForm = z.object({
  ...nonce,
  add: formButton,
  make_default: savedMethod,
  remove: savedMethod,
});
export type AccountPaymentsForm = z.output<typeof accountPaymentsForm>;

/** Deletes the account. */
export const accountPrivacyForm = z.object({ ...nonce, password: secret });

/** Asks for a link, or sets a new password by one. */
export const lostPasswordForm = z.object({
  ...nonce,
  token: secret,
  user_login: email,
  password_1: secret,
  password_2: secret,
  code,
});

/** By the link of an email. */
export const linkForm = z.object({ ...nonce, token: secret });

export const logOutForm = z.object(nonce);

/** The first administrator. */
export const setUpForm = z.object({
  ...nonce,
  token: secret,
  email,
  name: formText(80),
  password: secret,
  country: formText(2),
  locale: formText(35),
  time_zone: formText(60),
});

const line = formText(500);

/** Both kinds; a page has the fields of one of them. */
export const addressForm = z.pipe(
  z.object({ ...nonce, ...billingFields(line), ...shippingFields(line) }),
  z.transform((sent) => ({
    _wpnonce: sent._wpnonce,
    billing: getBilling(sent),
    shipping: getShipping(sent),
  })),
);

/** Downloads everything the shop knows about the customer. */
export const exportDataForm = z.object(nonce);
