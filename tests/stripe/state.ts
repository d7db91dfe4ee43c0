import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

// What the stand-in knows, in a file so that it survives a kill, and how it answers.

export interface Intent {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  capture_method: string;
  client_secret: string;
  metadata: Record<string, string>;
  cancellation_reason: string | null;
  last_payment_error: { message: string } | null;
  latest_charge: {
    id: string;
    object: 'charge';
    amount_refunded: number;
    payment_intent: string;
    payment_method_details: { type: 'card'; card: { fingerprint: string } };
  } | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string } } | null;
  customer: string | null;
  setup_future_usage: string | null;
  payment_method: Method | null;
  statement_descriptor_suffix: string | null;
}

/** A card that a customer has saved; its number is what the stand-in decides by. */
export interface Method {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  number: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string };
}

export interface Setup {
  id: string;
  object: 'setup_intent';
  status: string;
  client_secret: string;
  customer: string;
  payment_method: Method | null;
}

interface State {
  intents: Record<string, Intent>;
  refunds: Record<
    string,
    { id: string; object: 'refund'; status: string; amount: number; payment_intent: string }
  >;
  customers: Record<string, { id: string; object: 'customer'; email: string }>;
  setups: Record<string, Setup>;
  methods: Record<string, Method>;
  /** Idempotency key to what was answered. */
  answers: Record<string, { status: number; body: unknown }>;
}

const { STATE_FILE = '' } = process.env;
export const state: State =
  STATE_FILE !== '' && existsSync(STATE_FILE)
    ? (JSON.parse(readFileSync(STATE_FILE, 'utf8')) as State)
    : { intents: {}, refunds: {}, customers: {}, setups: {}, methods: {}, answers: {} };

/** Written beside it first: a kill in between leaves the file whole. */
export function save(): void {
  if (STATE_FILE === '') return;
  writeFileSync(`${STATE_FILE}.new`, JSON.stringify(state));
  renameSync(`${STATE_FILE}.new`, STATE_FILE);
}

export interface Result {
  status: number;
  body: unknown;
}
export const ok = (body: unknown): Result => ({ status: 200, body });
export const refused = (status: number, message: string, code: string) => ({
  status,
  body: { error: { type: 'invalid_request_error', message, code } },
});
