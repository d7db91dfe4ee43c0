import { createHmac, randomUUID } from 'node:crypto';
import { type Intent, type Method, ok, type Result, refused, type Setup, state } from './state.ts';

// Customers of the stand-in, and the cards they save.

export const getFingerprint = (number: string) =>
  createHmac('sha256', 'cards').update(number).digest('hex').slice(0, 16);

function getMethod(number: string): Method {
  return {
    id: `pm_${randomUUID().replaceAll('-', '')}`,
    object: 'payment_method',
    type: 'card',
    customer: null,
    number,
    card: {
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      last4: number.slice(-4),
      exp_month: 4,
      exp_year: 2034,
      fingerprint: getFingerprint(number),
    },
  };
}

function attach(method: Method, customer: string | null): void {
  method.customer = customer;
  state.methods[method.id] = method;
}

/** A payment that was made saves its card where it was asked to. */
export function savePaidCard(intent: Intent): void {
  const { payment_method: method, setup_future_usage, customer } = intent;
  if (method && setup_future_usage !== null && method.customer === null) attach(method, customer);
}

/** The shopper has typed a card into the fields of a payment. */
export function typeCard(intent: Intent, number: string): void {
  if (number !== '') intent.payment_method = getMethod(number);
}

/** The customer has typed a card to be saved. */
export function saveCard(setup: Setup, number: string): Result {
  const method = getMethod(number);
  attach(method, setup.customer);
  setup.payment_method = method;
  setup.status = 'succeeded';
  return ok({ status: setup.status });
}

export function mockSetups(id: string, action: string, fields: URLSearchParams): Result {
  if (id === '') {
    const fresh = `seti_${randomUUID().replaceAll('-', '')}`;
    const setup: Setup = {
      id: fresh,
      object: 'setup_intent',
      status: 'requires_payment_method',
      client_secret: `${fresh}_secret_${randomUUID()}`,
      customer: fields.get('customer') ?? '',
      payment_method: null,
    };
    state.setups[fresh] = setup;
    return ok(setup);
  }
  const setup = state.setups[id];
  if (!setup) return refused(404, 'No such setup.', 'resource_missing');
  if (action !== 'confirm') return ok(setup);
  if (fields.get('client_secret') !== setup.client_secret) {
    return refused(401, 'No such setup.', 'resource_missing');
  }
  return saveCard(setup, fields.get('number') ?? '');
}

export function mockCustomers(method: string, id: string, fields: URLSearchParams): Result {
  if (method === 'DELETE') {
    delete state.customers[id];
    for (const saved of Object.values(state.methods)) {
      if (saved.customer === id) saved.customer = null;
    }
    return ok({ id, object: 'customer', deleted: true });
  }
  const fresh = `cus_${randomUUID().replaceAll('-', '')}`;
  state.customers[fresh] = { id: fresh, object: 'customer', email: fields.get('email') ?? '' };
  return ok(state.customers[fresh]);
}

export function savedMethod(id: string): Result {
  const method = state.methods[id];
  return method ? ok(method) : refused(404, 'No such method.', 'resource_missing');
}

export function detach(id: string): Result {
  const method = state.methods[id];
  if (method?.customer == null) return refused(400, 'Not attached.', 'resource_missing');
  method.customer = null;
  return ok(method);
}
