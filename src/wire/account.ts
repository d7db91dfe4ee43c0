import type { AddressProblem } from '#rules/addresses/check-address.ts';
import type { FieldRequirements } from '#rules/addresses/field-requirements.ts';
import type { StateMap } from '#rules/addresses/postal-address.ts';
import type { Money } from '#rules/money/money.ts';
import type { Role } from '#rules/permissions/permissions.ts';
import type { Address, AddressKind } from './address.ts';
import type { Pagination } from './listing.ts';
import type { DownloadItem, OrderSummary, OrderView } from './order.ts';
import type { SavedMethodView } from './payments/saved-methods.ts';
import type { OrderReturns } from './returns.ts';

// What the account pages show, and what a cached page learns of a visitor who is logged in.

/** `1` while a customer is logged in; read by scripts of cached pages, it grants nothing. */
export const LOGGED_IN_COOKIE = 'vitrine_logged_in';

/** Answer of the generic call `vitrine_visitor`: what a cached page shows about its visitor. */
export interface VisitorResponse {
  /** Null where the session has ended meanwhile. */
  visitor: {
    id: number;
    name: string;
    email: string;
    role: Role;
    /** Permissions for which the browser shows links; the server checks again at every change. */
    permissions: string[];
    /** For REST calls in this visitor's own name. */
    rest_nonce: string;
    /** Of managers: the coming-soon banner is not shown any more. */
    coming_soon_dismissed: boolean;
  } | null;
}

export const ACCOUNT_MENU = [
  'dashboard',
  'orders',
  'downloads',
  'addresses',
  'details',
  'payments',
  'security',
  'privacy',
] as const;
export type AccountMenuKey = (typeof ACCOUNT_MENU)[number];

/** What every account page has around it. */
export interface AccountFrame {
  title: string;
  /** Null for a guest. */
  customer: { name: string; email: string } | null;
  menu: { key: AccountMenuKey; url: string; current: boolean }[];
  accountUrl: string;
  logOutUrl: string;
  /** Every form sends it back as `_wpnonce`. */
  nonce: string;
  notices: { kind: 'success' | 'info' | 'error'; text: string }[];
  /** What is wrong with the form; the field is '' where it is about the whole. */
  problems: { field: string; text: string }[];
}

export type AccountView =
  | {
      kind: 'log-in';
      username: string;
      email: string;
      registration: boolean;
      lostUrl: string;
      redirectTo: string;
    }
  | { kind: 'code'; challenge: string; redirectTo: string }
  | {
      kind: 'dashboard';
      since: number;
      emailVerified: boolean;
      /** Store credit that can be spent. */
      credit: Money;
      orders: OrderSummary[];
      ordersUrl: string;
    }
  | { kind: 'lost'; email: string }
  /** `shortest` is how many characters the password needs; staff types a code, too. */
  | { kind: 'reset'; token: string; shortest: number; needsCode: boolean }
  | { kind: 'verify'; token: string; email: string }
  | { kind: 'dead-link'; newUrl: string }
  | { kind: 'log-out' }
  | {
      kind: 'set-up';
      token: string;
      email: string;
      name: string;
      shortest: number;
      /** Where the shop is. */
      country: string;
      countries: { code: string; name: string }[];
    }
  | { kind: 'gone' };

export type AccountOrdersView =
  | { kind: 'list'; orders: OrderSummary[]; pagination: Pagination }
  | {
      kind: 'order';
      order: OrderView;
      invoiceUrl: string;
      payUrl: string;
      returns: OrderReturns;
    }
  | { kind: 'downloads'; downloads: DownloadItem[] };

export type AccountAddressesView =
  | { kind: 'list'; addresses: { kind: AddressKind; lines: string[]; url: string }[] }
  | {
      kind: 'edit';
      which: AddressKind;
      address: Address;
      problems: AddressProblem[];
      countries: { code: string; name: string }[];
      states: StateMap;
      asked: FieldRequirements;
    };

/** Dark on light, in a square of so many modules with its quiet zone. */
export interface QrImage {
  size: number;
  /** One SVG path. */
  path: string;
}

/** A device on which the account is open. */
export interface SessionView {
  id: string;
  /** '' where it is not known. */
  browser: string;
  system: string;
  seenAt: number;
  /** The session of the current device. */
  here: boolean;
}

export type AccountSettingsView =
  | {
      kind: 'details';
      firstName: string;
      lastName: string;
      displayName: string;
      email: string;
      /** Waits for its owner to open the email; '' where none does. */
      waitingEmail: string;
      /** How many characters a new password needs. */
      shortest: number;
    }
  | {
      kind: 'security';
      on: boolean;
      /** Shown while the second factor is being set up. */
      pending: { secret: string; url: string; picture: QrImage } | null;
      recoveryLeft: number;
      /** Only in the answer that made them. */
      recoveryCodes: string[];
      /** Staff who has to set one up before anything else. */
      owed: boolean;
      passkeys: { id: string; name: string; createdAt: number; usedAt: number | null }[];
      sessions: SessionView[];
    }
  | {
      kind: 'payments';
      saved: SavedMethodView[];
      /** A provider that saves payment methods is switched on. */
      canAdd: boolean;
      /** While another one is added: what the provider's script needs. */
      setup: {
        /** Id of the payment method. */
        provider: string;
        clientSecret: string;
        publishableKey: string;
        returnUrl: string;
      } | null;
    }
  /** `credit` is the store credit that ends with the account. */
  | { kind: 'privacy'; exportUrl: string; credit: Money };

export interface AccountPage {
  frame: AccountFrame;
  view: AccountView;
}
export interface AccountOrdersPage {
  frame: AccountFrame;
  view: AccountOrdersView;
}
export interface AccountAddressesPage {
  frame: AccountFrame;
  view: AccountAddressesView;
}
export interface AccountSettingsPage {
  frame: AccountFrame;
  view: AccountSettingsView;
}

/** The page's name in wire/page.ts to its data. */
export interface AccountPages {
  account: AccountPage;
  'account-orders': AccountOrdersPage;
  'account-addresses': AccountAddressesPage;
  'account-settings': AccountSettingsPage;
}
