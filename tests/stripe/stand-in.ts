import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Plays Stripe as a process of its own: it speaks the HTTP that the official client sends, keeps what it
// knows in a file (STATE_FILE) so that it survives a kill, signs its notifications, and does wrong what
// it is asked to (`POST /control`). Shoppers pay by `POST /control/pay`, or in a browser by the script
// and the frames in `browser/`, to which a test routes the provider's hosts.
// Environment: PORT (0: any), WEBHOOK_SECRET, WEBHOOK_URLS (with commas; none: nothing is sent), STATE_FILE.

interface Intent {
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
  } | null;
  statement_descriptor_suffix: string | null;
}

interface State {
  intents: Record<string, Intent>;
  refunds: Record<
    string,
    { id: string; object: 'refund'; status: string; amount: number; payment_intent: string }
  >;
  /** Idempotency key to what was answered. */
  answers: Record<string, { status: number; body: unknown }>;
}

/** What the provider's hosts serve to browsers. */
const FILES: Readonly<Record<string, { name: string; type: string }>> = {
  '/v3/': { name: 'script.js', type: 'text/javascript' },
  '/fields.html': { name: 'fields.html', type: 'text/html' },
  '/bank.html': { name: 'bank.html', type: 'text/html' },
};

/** How often each fault is still to happen. */
const faults = { fail: 0, lose: 0, slowMs: 0, dropWebhooks: 0, doubleWebhooks: 0 };
type Fault = keyof typeof faults;

const {
  PORT = '0',
  WEBHOOK_SECRET = 'whsec_stand_in',
  WEBHOOK_URLS = '',
  STATE_FILE = '',
} = process.env;
const state: State =
  STATE_FILE !== '' && existsSync(STATE_FILE)
    ? (JSON.parse(readFileSync(STATE_FILE, 'utf8')) as State)
    : { intents: {}, refunds: {}, answers: {} };

/** Written beside it first: a kill in between leaves the file whole. */
function save(): void {
  if (STATE_FILE === '') return;
  writeFileSync(`${STATE_FILE}.new`, JSON.stringify(state));
  renameSync(`${STATE_FILE}.new`, STATE_FILE);
}

function due(fault: Exclude<Fault, 'slowMs'>): boolean {
  if (faults[fault] <= 0) return false;
  faults[fault] -= 1;
  return true;
}

interface Answer {
  status: number;
  body: unknown;
}
const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, message: string, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, code } },
});

function createIntent(fields: URLSearchParams): Answer {
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
  };
  state.intents[id] = intent;
  return ok(intent);
}

function take(intent: Intent, amount: number): void {
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.amount_capturable = 0;
  intent.latest_charge = {
    id: `ch_${intent.id}`,
    object: 'charge',
    amount_refunded: 0,
    payment_intent: intent.id,
  };
}

function changeIntent(intent: Intent, action: string, fields: URLSearchParams): Answer {
  if (action === 'cancel') {
    if (intent.status === 'succeeded') return refused(400, 'Already paid.', 'unexpected_state');
    intent.status = 'canceled';
    intent.cancellation_reason = 'abandoned';
    notify('payment_intent.canceled', intent);
    return ok(intent);
  }
  if (intent.status !== 'requires_capture') return refused(400, 'Not now.', 'unexpected_state');
  take(intent, Number(fields.get('amount_to_capture') ?? intent.amount));
  notify('payment_intent.succeeded', intent);
  return ok(intent);
}

function refund(fields: URLSearchParams): Answer {
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

/** What the frames send from the browser: a card, and then what was said at the bank. */
function confirmInBrowser(intent: Intent, fields: URLSearchParams): Answer {
  if (fields.get('client_secret') !== intent.client_secret) {
    return refused(401, 'No such payment.', 'resource_missing');
  }
  const shown = fields.get('amount');
  if (shown !== null && Number(shown) !== intent.amount) {
    return refused(400, 'The amount of the fields is another.', 'amount_mismatch');
  }
  const outcome = fields.get('outcome') ?? CARDS[fields.get('number') ?? ''] ?? 'accept';
  if (outcome === 'authenticate') {
    intent.status = 'requires_action';
    return ok({ status: intent.status });
  }
  pay(intent.id, outcome);
  return outcome === 'decline' ? refused(402, DECLINED, 'card_declined') : ok({ status: 'done' });
}

/** The shopper has paid, or tried to. */
function pay(id: string, outcome: string): Answer {
  const intent = state.intents[id];
  if (!intent) return refused(404, 'No such payment.', 'resource_missing');
  if (intent.status === 'canceled' || intent.status === 'succeeded') return ok(intent);
  if (outcome === 'decline') {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { message: DECLINED };
    notify('payment_intent.payment_failed', intent);
  } else if (outcome === 'process') {
    intent.status = 'processing';
    notify('payment_intent.processing', intent);
  } else if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    notify('payment_intent.amount_capturable_updated', intent);
  } else {
    take(intent, outcome === 'short' ? intent.amount - 1 : intent.amount);
    notify('payment_intent.succeeded', intent);
  }
  return ok(intent);
}

function signed(type: string, object: unknown, at: number): { body: string; signature: string } {
  const created = Math.floor(at / 1000);
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } };
  const body = JSON.stringify(event);
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${created}.${body}`).digest('hex');
  return { body, signature: `t=${created},v1=${mac}` };
}

/** Sent after a while, so that they overtake each other and the answer. */
function notify(type: string, object: unknown): void {
  const urls = WEBHOOK_URLS.split(',').filter((url) => url !== '');
  if (urls.length === 0 || due('dropWebhooks')) return;
  const event = signed(type, object, Date.now());
  for (let times = due('doubleWebhooks') ? 2 : 1; times > 0; times -= 1) {
    void deliver(urls[Math.floor(Math.random() * urls.length)] ?? '', event);
  }
}

async function deliver(url: string, { body, signature }: ReturnType<typeof signed>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await sleep(Math.random() * 200 + tries * 300);
    try {
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      if ((await fetch(url, { method: 'POST', body, headers })).ok) return;
    } catch {
      // The shop is down: the provider tries again.
    }
  }
}

function control(path: string, fields: URLSearchParams): Answer {
  if (path === '/control/pay')
    return pay(fields.get('id') ?? '', fields.get('outcome') ?? 'accept');
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

function answerApi(method: string, path: string, fields: URLSearchParams): Answer {
  const [, , resource = '', id = '', action = ''] = path.split('/');
  if (resource === 'refunds') return refund(fields);
  if (id === '') return createIntent(fields);
  if (resource === 'elements') return ok({});
  const intent = state.intents[id];
  if (!intent) return refused(404, 'No such payment.', 'resource_missing');
  if (action === 'confirm' || action === 'bank') return confirmInBrowser(intent, fields);
  return method === 'GET' ? ok(intent) : changeIntent(intent, action, fields);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  const method = request.method ?? 'GET';
  const text = await bodyOf(request);
  const fields = method === 'GET' ? searchParams : new URLSearchParams(text);
  const send = ({ status, body }: Answer) => {
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
    const answer = control(pathname, fields);
    save();
    return send(answer);
  }
  if (faults.slowMs > 0) await sleep(faults.slowMs);
  if (due('fail'))
    return send({ status: 500, body: { error: { message: 'Try again.', type: 'api_error' } } });
  const key = request.headers['idempotency-key'];
  const known = typeof key === 'string' && method === 'POST' ? state.answers[key] : undefined;
  const answer = known ?? answerApi(method, pathname, fields);
  if (typeof key === 'string' && method === 'POST') state.answers[key] = structuredClone(answer);
  save();
  // Done, and the answer never arrives.
  if (due('lose')) return void response.destroy();
  send(answer);
});

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`listening ${address.port}\n`);
});
