import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { due, type Fault, faults, notify, signed } from './events.ts';
import {
  detach,
  getFingerprint,
  mockCustomers,
  mockSetups,
  saveCard,
  savedMethod,
  savePaidCard,
  typeCard,
} from './saved.ts';
import { type Intent, ok, type Result, refused, save, state } from './state.ts';

// Plays Stripe as a process of its own: it speaks the HTTP that the official client sends, keeps what it
// knows in a file (STATE_FILE) so that it survives a kill, signs its notifications, and does wrong what
// it is asked to (`POST /control`). Shoppers pay by `POST /control/pay`, or in a browser by the script
// and the frames in `browser/`, to which a test routes the provider's hosts.
// Environment: PORT (0: any), WEBHOOK_SECRET, WEBHOOK_URLS (with commas; none: nothing is sent), STATE_FILE.

/** What the provider's hosts serve to browsers. */
const FILES: Readonly<Record<string, { name: string; type: string }>> = {
  '/v3/': { name: 'script.js', type: 'text/javascript' },
  '/fields.html': { name: 'fields.html', type: 'text/html' },
  '/redirect.html': { name: 'redirect.html', type: 'text/html' },
  '/bank.html': { name: 'bank.html', type: 'text/html' },
};

const { PORT = '0' } = process.env;

function createIntent(fields: URLSearchParams): Result {
  const id = `pi_${randomUUID().replaceAll('-', '')}`;
  const metadata: Record<string, string> = {};
  for (const [name, value] of fields) {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    if (key !== undefined) metadata[key] = value;
  }
  const intent: Intent = {
    id,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: Number(fields.get('amount')),
    amount_received: 0,
    amount_capturable: 0,
    currency: fields.get('currency') ?? '',
    capture_method: fields.get('capture_method') ?? 'automatic',
    client_secret: `${id}_secret_${randomUUID()}`,
    metadata,
    cancellation_reason: null,
    last_payment_error: null,
    latest_charge: null,
    statement_descriptor_suffix: fields.get('statement_descriptor_suffix'),
    next_action: null,
    customer: fields.get('customer'),
    setup_future_usage: fields.get('setup_future_usage'),
    payment_method: null,
  };
  state.intents[id] = intent;
  const method = fields.get('payment_method');
  return method === null ? ok(intent) : chargeSaved(intent, method, fields.get('return_url') ?? '');
}

/** A saved card is charged: the bank may ask, or decline. */
function chargeSaved(intent: Intent, id: string, returnUrl: string): Result {
  const method = state.methods[id];
  if (method?.customer == null || method.customer !== intent.customer) {
    return refused(400, 'The payment method belongs to another customer.', 'resource_missing');
  }
  intent.payment_method = method;
  const result = SAVED_CARDS[method.number] ?? 'accept';
  if (result === 'authenticate') {
    const url = `https://hooks.stripe.com/redirect.html?${new URLSearchParams({ intent: intent.client_secret, back: returnUrl })}`;
    intent.status = 'requires_action';
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url } };
    return ok(intent);
  }
  pay(intent.id, result, method.number);
  if (result !== 'decline') return ok(intent);
  const { body } = refused(402, DECLINED, 'card_declined');
  return {
    status: 402,
    body: { error: { ...body.error, type: 'card_error', payment_intent: intent } },
  };
}

function getCharge(intent: Intent, number: string): NonNullable<Intent['latest_charge']> {
  return {
    id: `ch_${intent.id}`,
    object: 'charge',
    amount_refunded: 0,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { fingerprint: getFingerprint(number) } },
  };
}

function take(intent: Intent, amount: number, number: string): void {
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.amount_capturable = 0;
  intent.latest_charge = getCharge(intent, number);
}

function changeIntent(intent: Intent, action: string, fields: URLSearchParams): Result {
  if (action === 'cancel') {
    if (intent.status === 'succeeded') return refused(400, 'Already paid.', 'unexpected_state');
    intent.status = 'canceled';
    intent.cancellation_reason = 'abandoned';
    notify('payment_intent.canceled', intent);
    return ok(intent);
  }
  if (action === '') {
    if (intent.status !== 'requires_payment_method') return refused(400, 'Not now.', 'unexpected');
    intent.customer = fields.get('customer');
    intent.payment_method = state.methods[fields.get('payment_method') ?? ''] ?? null;
    return ok(intent);
  }
  if (intent.status !== 'requires_capture') return refused(400, 'Not now.', 'unexpected_state');
  take(intent, Number(fields.get('amount_to_capture') ?? intent.amount), '');
  notify('payment_intent.succeeded', intent);
  return ok(intent);
}

function refund(fields: URLSearchParams): Result {
  const intent = state.intents[fields.get('payment_intent') ?? ''];
  const amount = Number(fields.get('amount'));
  const charge = intent?.latest_charge;
  if (!intent || !charge) return refused(404, 'No such payment.', 'resource_missing');
  if (charge.amount_refunded + amount > intent.amount_received) {
    return refused(400, 'More than is left.', 'charge_already_refunded');
  }
  charge.amount_refunded += amount;
  const id = `re_${randomUUID().replaceAll('-', '')}`;
  state.refunds[id] = {
    id,
    object: 'refund',
    status: 'succeeded',
    amount,
    payment_intent: intent.id,
  };
  notify('charge.refunded', charge);
  return ok(state.refunds[id]);
}

const DECLINED = 'Your card was declined.';
/** Test cards of the provider; every other number is accepted. */
const CARDS: Readonly<Record<string, string>> = {
  '4000000000000002': 'decline',
  '4000002500003155': 'authenticate',
};

/** The same once they are saved: saving works with each. */
const SAVED_CARDS: Readonly<Record<string, string>> = {
  '4000000000000341': 'decline',
  '4000002760003184': 'authenticate',
};

/** What the frames send from the browser: a card, and then what was said at the bank. */
function confirmInBrowser(intent: Intent, fields: URLSearchParams): Result {
  if (fields.get('client_secret') !== intent.client_secret) {
    return refused(401, 'No such payment.', 'resource_missing');
  }
  const order = fields.get('amount');
  if (order !== null && Number(order) !== intent.amount) {
    return refused(400, 'The amount of the fields is another.', 'amount_mismatch');
  }
  if ((fields.get('saves') ?? '') !== (intent.setup_future_usage ?? '') && order !== null) {
    return refused(400, 'The fields were not told that the card is saved.', 'usage_mismatch');
  }
  typeCard(intent, fields.get('number') ?? '');
  const result = fields.get('outcome') ?? CARDS[fields.get('number') ?? ''] ?? 'accept';
  if (result === 'authenticate') {
    intent.status = 'requires_action';
    return ok({ status: intent.status });
  }
  pay(intent.id, result, fields.get('number') ?? '');
  return result === 'decline' ? refused(402, DECLINED, 'card_declined') : ok({ status: 'done' });
}

/** The shopper has paid, or tried to. */
function pay(id: string, result: string, number: string): Result {
  const intent = state.intents[id];
  if (!intent) return refused(404, 'No such payment.', 'resource_missing');
  if (intent.status === 'canceled' || intent.status === 'succeeded') return ok(intent);
  if (result !== 'decline') savePaidCard(intent);
  if (result === 'decline') {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { message: DECLINED };
    intent.latest_charge = getCharge(intent, number);
    notify('payment_intent.payment_failed', intent);
  } else if (result === 'process') {
    intent.status = 'processing';
    notify('payment_intent.processing', intent);
  } else if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    notify('payment_intent.amount_capturable_updated', intent);
  } else {
    take(intent, result === 'short' ? intent.amount - 1 : intent.amount, number);
    notify('payment_intent.succeeded', intent);
  }
  return ok(intent);
}

function control(path: string, fields: URLSearchParams): Result {
  if (path === '/control/pay') {
    const number = fields.get('number') ?? '';
    const id = fields.get('id') ?? '';
    const intent = state.intents[id];
    if (intent) typeCard(intent, number);
    return pay(id, fields.get('outcome') ?? 'accept', number);
  }
  if (path === '/control/save') {
    const setup = Object.values(state.setups).at(-1);
    return setup ? saveCard(setup, fields.get('number') ?? '') : ok({});
  }
  if (path === '/control/event') {
    const intent = state.intents[fields.get('id') ?? ''];
    const at = Number(fields.get('at') ?? Date.now());
    const type = fields.get('type') ?? 'payment_intent.succeeded';
    const object = type.startsWith('charge.dispute')
      ? { id: 'dp_1', object: 'dispute', reason: 'fraudulent', payment_intent: intent?.id }
      : intent;
    return ok(signed(type, object, at));
  }
  if (path === '/control/state') return ok(state);
  for (const [name, value] of fields) {
    if (name in faults) faults[name as Fault] = Number(value);
  }
  return ok(faults);
}

function mockApi(method: string, path: string, fields: URLSearchParams): Result {
  const [, , resource = '', id = '', action = ''] = path.split('/');
  if (resource === 'balance') return ok({ object: 'balance', livemode: false });
  if (resource === 'refunds') return refund(fields);
  if (resource === 'customers') return mockCustomers(method, id, fields);
  if (resource === 'setup_intents') return mockSetups(id, action, fields);
  if (resource === 'payment_methods') return method === 'GET' ? savedMethod(id) : detach(id);
  if (id === '') return createIntent(fields);
  if (resource === 'elements') return ok({});
  const intent = state.intents[id];
  if (!intent) return refused(404, 'No such payment.', 'resource_missing');
  if (action === 'confirm' && !fields.has('client_secret')) {
    return chargeSaved(intent, intent.payment_method?.id ?? '', fields.get('return_url') ?? '');
  }
  if (action === 'confirm' || action === 'bank') return confirmInBrowser(intent, fields);
  return method === 'GET' ? ok(intent) : changeIntent(intent, action, fields);
}

async function loadBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  const method = request.method ?? 'GET';
  const text = await loadBody(request);
  const fields = method === 'GET' ? searchParams : new URLSearchParams(text);
  const send = ({ status, body }: Result) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': randomUUID(),
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(body));
  };
  const file = FILES[pathname];
  if (file) {
    response.writeHead(200, { 'content-type': file.type });
    return void response.end(readFileSync(join(import.meta.dirname, 'browser', file.name)));
  }
  if (pathname.startsWith('/control')) {
    const response = control(pathname, fields);
    save();
    return send(response);
  }
  if (faults.slowMs > 0) await sleep(faults.slowMs);
  // As the provider refuses a key it does not know.
  if (request.headers.authorization?.includes('sk_test_wrong')) {
    return send(refused(401, 'Invalid API Key provided.', 'invalid_api_key'));
  }
  if (due('fail'))
    return send({ status: 500, body: { error: { message: 'Try again.', type: 'api_error' } } });
  const key = request.headers['idempotency-key'];
  // A shop that asks twice must not be charged twice: each of its requests has a key.
  if (method === 'POST' && key === undefined && request.headers.authorization !== undefined) {
    return send(refused(400, 'No idempotency key.', 'idempotency_key_missing'));
  }
  const known = typeof key === 'string' && method === 'POST' ? state.answers[key] : undefined;
  const reply = known ?? mockApi(method, pathname, fields);
  if (typeof key === 'string' && method === 'POST') state.answers[key] = structuredClone(reply);
  save();
  // Done, and the answer never arrives.
  if (due('lose')) return void response.destroy();
  send(reply);
});

// Whoever started it is gone, perhaps without a word: a run of tests that leaves this file out, or is killed.
process.once('disconnect', () => process.exit());

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`listening ${address.port}\n`);
});
