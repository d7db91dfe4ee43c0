import { attention, type Finding, failed, good } from './finding.ts';

/** Of every page, whatever the settings; the one of https alone is added there. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
];

export interface SeenPage {
  status: number;
  https: boolean;
  headers: ReadonlyMap<string, string>;
}

export function judgePage({ status, https, headers }: SeenPage): Finding {
  if (status !== 200) {
    return failed(
      `The home page was answered with status ${status} instead of 200.`,
      'Look into the log of the shop and of the server in front of it.',
    );
  }
  const needed = https ? [...SECURITY_HEADERS, 'strict-transport-security'] : SECURITY_HEADERS;
  const missing = needed.filter((name) => !headers.get(name));
  if (missing.length > 0) {
    return failed(
      `The home page has no header ${missing.join(', ')}.`,
      'The shop sends it: let the server in front of it pass it on.',
    );
  }
  if (!headers.get('content-encoding')) {
    return attention(
      'The home page is not compressed.',
      'The shop compresses it: let the server in front of it pass Accept-Encoding on.',
    );
  }
  if (!headers.get('cache-control')) {
    return attention(
      'The home page does not say how long it may be cached.',
      'The shop says it: let the server in front of it pass Cache-Control on.',
    );
  }
  if (!https) {
    return attention(
      'The home page is complete and compressed, but this address is not encrypted.',
      'Check the https address that visitors use, too.',
    );
  }
  return good('The home page is there, compressed and with all its headers.');
}

export interface TriedAccess {
  /** As a person says it: "read the orders as a visitor". */
  what: string;
  status: number;
  allowed: boolean;
}

/** A refusal is 401, 403 or 404; what was to be refused and was not is a hole. */
export function judgeRights(tried: readonly TriedAccess[]): Finding {
  const allowedByMistake = tried.filter(
    ({ status, allowed }) => !allowed && ![401, 403, 404].includes(status),
  );
  if (allowedByMistake.length > 0) {
    const list = allowedByMistake
      .map(({ what, status }) => `${what} (status ${status})`)
      .join(', ');
    return failed(
      `This was not refused as it should be: ${list}.`,
      'Look whether the server in front adds credentials or answers by itself.',
    );
  }
  const locked = tried.filter(({ status, allowed }) => allowed && status !== 200);
  if (locked.length > 0) {
    const list = locked.map(({ what, status }) => `${what} (status ${status})`).join(', ');
    return attention(
      `This should have been allowed and was not: ${list}.`,
      'Look whether the server in front passes the header Authorization on.',
    );
  }
  return good('What they may not do was refused.');
}

/** An answer to an order: the number of the order, or null where it was refused. */
export interface OrderReply {
  status: number;
  order: number | null;
}

export interface Purchase {
  /** Statuses of the answers when the product was put in the two carts. */
  added: readonly number[];
  /** Of the two shoppers, at the same moment. */
  raced: readonly OrderReply[];
  /** Of the winner’s order, sent again. */
  repeated: readonly OrderReply[];
  /** As the database has them afterwards. */
  orders: number;
  left: number;
}

const ASK_FOR_HELP = 'Close the shop until this is found, and look into its log.';

export function judgePurchase({ added, raced }: Pick<Purchase, 'added' | 'raced'>): Finding {
  const refused = added.find((status) => status >= 400);
  if (refused !== undefined) {
    return failed(
      `The test product could not be put in the cart (status ${refused}).`,
      'Look whether another copy of this shop answers there, and into the log of the shop.',
    );
  }
  if (raced.some(({ order }) => order !== null)) return good('The order was accepted.');
  const statuses = raced.map(({ status }) => status).join(' and ');
  return failed(`No order was accepted (status ${statuses}).`, ASK_FOR_HELP);
}

export function judgeRace({ raced, left }: Pick<Purchase, 'raced' | 'left'>): Finding {
  const winners = raced.filter(({ order }) => order !== null);
  const broken = raced.filter(({ status }) => status >= 500);
  if (winners.length > 1 || left < 0) {
    return failed('The last piece was sold twice.', ASK_FOR_HELP);
  }
  if (winners.length === 0) return failed('Neither of the two got the last piece.', ASK_FOR_HELP);
  if (broken.length > 0) {
    return failed(
      `One got it, but the other was answered with status ${broken[0]?.status ?? 0} instead of being told that it is sold out.`,
      'Look into the log of the shop.',
    );
  }
  return good('One of them got it; the other was told that it is sold out.');
}

export function judgeRepeat({
  raced,
  repeated,
  orders,
}: Omit<Purchase, 'added' | 'left'>): Finding {
  const first = raced.find(({ order }) => order !== null)?.order ?? null;
  if (first === null) return failed('There was no order to repeat.', 'See the purchase above.');
  if (orders !== 1) {
    return failed(`The same order became ${orders} orders.`, ASK_FOR_HELP);
  }
  const others = repeated.filter(({ order }) => order !== first);
  if (others.length > 0) {
    return failed(
      `There is one order, but ${others.length} of ${repeated.length} answers did not name it (status ${others.map(({ status }) => status).join(', ')}).`,
      'Look whether the server in front passes the header Idempotency-Key on.',
    );
  }
  return good('It stayed one order, and each answer named it.');
}

export function judgeWebhooks({
  failures,
  disabled,
}: {
  failures: number;
  disabled: number;
}): Finding {
  if (disabled > 0) {
    return attention(
      `${disabled === 1 ? 'One webhook was' : `${disabled} webhooks were`} switched off after too many failures.`,
      'Look at Settings, Webhooks, and switch it on when its receiver works again.',
    );
  }
  if (failures > 0) {
    return attention(
      `${failures === 1 ? 'One delivery' : `${failures} deliveries`} of the last day did not arrive.`,
      'Look at Settings, Webhooks, to see what the receiver answered.',
    );
  }
  return good('No delivery of the last day has failed.');
}

export interface ProviderKeys {
  name: string;
  verdict:
    | 'works'
    | 'refused'
    | 'no-answer'
    | 'no-keys'
    | 'incomplete-keys'
    | 'mixed-keys'
    | 'unreadable-keys'
    | 'no-provider';
  isLive: boolean | null;
  hearsEvents: boolean | null;
}

export function judgePaymentKeys(providers: readonly ProviderKeys[]): Finding {
  if (providers.length === 0) return good('No payment provider with keys is set up.');
  const refused = providers.filter(({ verdict }) => verdict === 'refused');
  if (refused.length > 0) {
    return failed(
      `${names(refused)} does not accept the keys of the shop.`,
      'Copy the keys from the provider’s dashboard again.',
    );
  }
  const silent = providers.filter(({ verdict }) => verdict !== 'works');
  if (silent.length > 0) {
    return attention(`${names(silent)} did not answer.`, 'Try again later.');
  }
  const deaf = providers.filter(({ hearsEvents }) => hearsEvents === false);
  if (deaf.length > 0) {
    return attention(
      `The messages of ${names(deaf)} cannot be read.`,
      'Set the secret or the id of the webhook, so that payments are known at once.',
    );
  }
  const list = providers.map(({ name, isLive }) => `${name}${isLive ? '' : ' (test mode)'}`);
  return good(`The keys are accepted: ${list.join(', ')}.`);
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

const DAY = 24 * 60 * 60_000;

export interface HeardProvider {
  name: string;
  /** Null where none ever came. */
  lastAgeMs: number | null;
  /** Payments that were begun in the last seven days. */
  payments: number;
}

export function judgePaymentEvents(providers: readonly HeardProvider[]): Finding {
  if (providers.length === 0) return good('No payment provider sends messages to this shop.');
  const deaf = providers.filter(
    ({ lastAgeMs, payments }) => payments > 0 && (lastAgeMs === null || lastAgeMs > 7 * DAY),
  );
  if (deaf.length > 0) {
    return attention(
      `${names(deaf)} took payments in the last seven days, but none of its messages arrived.`,
      'Check the address of the webhook in the provider’s dashboard.',
    );
  }
  const list = providers.map(({ name, lastAgeMs }) =>
    lastAgeMs === null
      ? `${name}: none yet`
      : `${name}: ${Math.max(0, Math.round(lastAgeMs / DAY))} days ago`,
  );
  return good(`The last message came (${list.join('; ')}).`);
}
