import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

// Plays PayPal as a process of its own: it speaks the HTTP that the official client sends, signs its
// notifications and says whether a signature is its own, and does wrong what it is asked to
// (`POST /control`). Shoppers approve on the page they are led to, or by `POST /control/approve`.
// Environment: PORT (0: any), WEBHOOK_ID.

interface Amount {
  currency_code: string;
  value: string;
}
interface Capture {
  id: string;
  status: string;
  amount: Amount;
}
interface Refund {
  id: string;
  status: string;
  amount: Amount;
}
interface Order {
  id: string;
  status: string;
  intent: string;
  purchase_units: {
    custom_id: string;
    amount: Amount;
    payments: { captures: Capture[]; refunds: Refund[] };
  }[];
  links: { rel: string; href: string; method: string }[];
  /** What the shopper has chosen there. */
  outcome: string;
  return_url: string;
  cancel_url: string;
}

const { PORT = '0', WEBHOOK_ID = 'WH-stand-in' } = process.env;
const orders = new Map<string, Order>();
/** Request id to what was answered. */
const responses = new Map<string, Result>();
/** How often each fault is still to happen. */
const faults = { fail: 0, lose: 0 };

interface Result {
  status: number;
  body: unknown;
}
const ok = (body: unknown, status = 200): Result => ({ status, body });
const refused = (status: number, issue: string): Result => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', message: issue, debug_id: 'x', details: [{ issue }] },
});

function due(fault: keyof typeof faults): boolean {
  if (faults[fault] <= 0) return false;
  faults[fault] -= 1;
  return true;
}

interface OrderRequest {
  intent: string;
  purchase_units: { custom_id: string; amount: Amount }[];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
}

function toUrls({ payment_source }: OrderRequest) {
  const { return_url, cancel_url } = payment_source.paypal.experience_context;
  return { return_url, cancel_url };
}

function createOrder(requested: OrderRequest, base: string): Result {
  const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
  const [unit] = requested.purchase_units;
  if (!unit || !/^\d+(\.\d\d)?$/.test(unit.amount.value)) return refused(400, 'INVALID_AMOUNT');
  const order: Order = {
    id,
    status: 'PAYER_ACTION_REQUIRED',
    intent: requested.intent,
    purchase_units: [{ ...unit, payments: { captures: [], refunds: [] } }],
    links: [{ rel: 'payer-action', href: `${base}/checkoutnow?token=${id}`, method: 'GET' }],
    outcome: '',
    ...toUrls(requested),
  };
  orders.set(id, order);
  return ok(order, 201);
}

function capture(order: Order): Result {
  const [unit] = order.purchase_units;
  if (order.status === 'COMPLETED') return refused(422, 'ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED' || !unit) return refused(422, 'ORDER_NOT_APPROVED');
  if (order.outcome === 'decline') {
    order.status = 'PAYER_ACTION_REQUIRED';
    return refused(422, 'INSTRUMENT_DECLINED');
  }
  const status = order.outcome === 'pending' ? 'PENDING' : 'COMPLETED';
  unit.payments.captures.push({ id: `C-${order.id}`, status, amount: unit.amount });
  order.status = 'COMPLETED';
  return ok(order, 201);
}

function refund(captureId: string, requested: { amount: Amount }): Result {
  const unit = orders.get(captureId.slice(2))?.purchase_units[0];
  const capture = unit?.payments.captures[0];
  if (!unit || !capture) return refused(404, 'RESOURCE_NOT_FOUND');
  const before = unit.payments.refunds.reduce((sum, { amount }) => sum + Number(amount.value), 0);
  const after = before + Number(requested.amount.value);
  if (after > Number(capture.amount.value) + 0.001) return refused(422, 'REFUND_AMOUNT_EXCEEDED');
  const id = `R-${randomUUID()}`;
  unit.payments.refunds.push({ id, status: 'COMPLETED', amount: requested.amount });
  capture.status = after < Number(capture.amount.value) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return ok({ id, status: 'COMPLETED', amount: requested.amount }, 201);
}

function getSignature(id: string, time: string, webhook: string, event: unknown): string {
  const text = `${id}|${time}|${webhook}|${JSON.stringify(event)}`;
  return createHmac('sha256', 'the key of the stand-in').update(text).digest('base64');
}

function signedEvent(order: Order, type: string): Result {
  const [unit] = order.purchase_units;
  const related = { supplementary_data: { related_ids: { order_id: order.id } } };
  const resource = type.startsWith('CHECKOUT.ORDER')
    ? order
    : { id: `C-${order.id}`, custom_id: unit?.custom_id, ...related };
  const event = { id: `WH-${randomUUID()}`, event_type: type, resource };
  const [id, time] = [randomUUID(), new Date().toISOString()];
  const headers = {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': getSignature(id, time, WEBHOOK_ID, event),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
  };
  return ok({ body: JSON.stringify(event), headers });
}

interface Notification {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
  webhook_event: unknown;
}

function verify(sent: Notification): Result {
  const { transmission_id: id, transmission_time: time, webhook_id: webhook } = sent;
  const isValid = getSignature(id, time, webhook, sent.webhook_event) === sent.transmission_sig;
  return ok({ verification_status: isValid && webhook === WEBHOOK_ID ? 'SUCCESS' : 'FAILURE' });
}

function control(path: string, fields: URLSearchParams): Result {
  const order = orders.get(fields.get('id') ?? '');
  if (path === '/control/state') return ok([...orders.values()]);
  if (path === '/control/event' && order) return signedEvent(order, fields.get('type') ?? '');
  if (path === '/control/expire') return ok({ expired: orders.delete(fields.get('id') ?? '') });
  if (path === '/control/approve' && order) {
    order.status = 'APPROVED';
    order.outcome = fields.get('outcome') ?? 'accept';
    return ok({ return_url: order.return_url });
  }
  faults.fail = Number(fields.get('fail') ?? faults.fail);
  faults.lose = Number(fields.get('lose') ?? faults.lose);
  return ok(faults);
}

function mockApi(method: string, path: string, text: string, base: string): Result {
  const [, , resource = '', kind = '', id = '', action = ''] = path.split('/');
  // What the official client sends is JSON of these forms.
  if (resource === 'notifications') return verify(JSON.parse(text) as Notification);
  if (kind === 'captures') return refund(id, JSON.parse(text) as { amount: Amount });
  if (id === '') return createOrder(JSON.parse(text) as OrderRequest, base);
  const order = orders.get(id);
  if (!order) return refused(404, 'RESOURCE_NOT_FOUND');
  return method === 'POST' && action === 'capture' ? capture(order) : ok(order);
}

/** The page on which shoppers approve. */
function approvalPage({ id, cancel_url }: Order): string {
  return `<!doctype html><html lang="en"><title>PayPal</title><h1>Pay with PayPal</h1>
<form method="post" action="/checkoutnow?token=${id}"><button>Agree and pay</button></form>
<a href="${cancel_url.replaceAll('&', '&amp;')}">Cancel and return</a></html>`;
}

async function loadBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const server = createServer(async (request, response) => {
  const base = `http://${request.headers.host}`;
  const { pathname, searchParams } = new URL(request.url ?? '/', base);
  const method = request.method ?? 'GET';
  const text = await loadBody(request);
  const send = ({ status, body }: Result) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const order = pathname === '/checkoutnow' && orders.get(searchParams.get('token') ?? '');
  if (order && method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return void response.end(approvalPage(order));
  }
  if (order) {
    [order.status, order.outcome] = ['APPROVED', 'accept'];
    response.writeHead(303, { location: order.return_url });
    return void response.end();
  }
  if (pathname.startsWith('/control')) return send(control(pathname, new URLSearchParams(text)));
  if (pathname === '/v1/oauth2/token') {
    const [, input = ''] = (request.headers.authorization ?? '').split(' ');
    if (Buffer.from(input, 'base64').toString().startsWith('wrong:')) {
      const body = { error: 'invalid_client', error_description: 'Client Authentication failed' };
      return send({ status: 401, body });
    }
    return send(ok({ access_token: 'A21', token_type: 'Bearer', expires_in: 32_400, scope: '' }));
  }
  if (request.headers.authorization !== 'Bearer A21') return send(refused(401, 'NO_TOKEN'));
  if (due('fail')) return send(refused(500, 'INTERNAL_SERVER_ERROR'));
  const key = String(request.headers['paypal-request-id'] ?? '');
  const reply = responses.get(key) ?? mockApi(method, pathname, text, base);
  if (key !== '' && reply.status < 300) responses.set(key, structuredClone(reply));
  // Done, and the answer never arrives.
  if (method === 'POST' && due('lose')) return void response.destroy();
  send(reply);
});

// Whoever started it is gone, perhaps without a word: a run of tests that leaves this file out, or is killed.
process.once('disconnect', () => process.exit());

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`listening ${address.port}\n`);
});
