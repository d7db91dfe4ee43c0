import type { WalletLine, WalletRate } from '#rules/payments/wallet.ts';
import type { FrameHandlers, Notify } from './frame-messages.ts';
import { requestToken } from './request-token.ts';

// The sheet of the wallet, inside its frame. Its owner and their addresses are invented.

const OWNER = { name: 'Wanda Wallet', email: 'wanda@example.com', phone: '5035550123' };

const ADDRESSES = {
  home: {
    line1: '12 Harbour Street',
    line2: '',
    city: 'Portland',
    state: 'OR',
    postal_code: '97205',
    country: 'US',
  },
  work: {
    line1: '400 Pine Street',
    line2: '',
    city: 'Seattle',
    state: 'WA',
    postal_code: '98101',
    country: 'US',
  },
} as const;

/** What the shop has computed. */
interface Prices {
  amount: number;
  rates: WalletRate[];
  lines: WalletLine[];
}

function isPrices(value: unknown): value is Prices {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    'rates' in value &&
    'lines' in value
  );
}

export function openWalletSheet(notify: Notify): FrameHandlers {
  const sheet = element('#wallet');
  const pay = element<HTMLButtonElement>('#pay');
  const problem = element('#problem');
  let currency = 'USD';
  let delivers = true;
  let rate = '';
  let paying = false;
  /** Of the latest question: the answer to an earlier one is out of date. */
  let latest = 0;

  const format = (amount: number) => {
    const money = new Intl.NumberFormat(document.documentElement.lang, {
      style: 'currency',
      currency,
    });
    return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
  };
  const text = (name: string) => sheet?.dataset[name] ?? '';
  const chosen = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? '';
  const contact = () => ({
    ...OWNER,
    address: chosen('address') === 'work' ? ADDRESSES.work : ADDRESSES.home,
  });

  function showProblem(what: string): void {
    if (problem) problem.textContent = what;
  }

  function wait(): number {
    latest += 1;
    if (pay) pay.disabled = true;
    const total = element('#total');
    if (total) total.textContent = text('pending');
    return latest;
  }

  function show(prices: Prices | null): void {
    const rates = element('#rates');
    const lines = element('#lines');
    const total = element('#total');
    if (!rates || !lines || !total || !pay) return;
    showProblem(prices ? '' : text('nowhere'));
    const [first] = prices?.rates ?? [];
    if (!prices?.rates.some(({ id }) => id === rate)) rate = first?.id ?? '';
    rates.replaceChildren(...(prices?.rates ?? []).map(toChoice));
    lines.replaceChildren(...(prices?.lines ?? []).flatMap(toLine));
    total.textContent = prices ? format(prices.amount) : '';
    pay.disabled = !prices;
    pay.textContent = prices ? `${text('pay')} ${format(prices.amount)}` : text('pay');
  }

  function toChoice({ id, displayName, amount }: WalletRate): HTMLElement {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = 'rate';
    input.value = id;
    input.checked = id === rate;
    input.addEventListener('change', () => {
      rate = id;
      notify('rate', { to: wait(), rate: { id, displayName, amount } });
    });
    const name = document.createElement('span');
    name.textContent = displayName;
    const price = document.createElement('span');
    price.className = 'price';
    price.textContent = format(amount);
    label.append(input, name, price);
    return label;
  }

  function toLine({ name, amount }: WalletLine): HTMLElement[] {
    const term = document.createElement('dt');
    term.textContent = name;
    const value = document.createElement('dd');
    value.textContent = format(amount);
    return [term, value];
  }

  function askForPlace(): void {
    if (delivers) notify('address', { to: wait(), contact: contact() });
  }

  function setPaying(is: boolean): void {
    paying = is;
    for (const input of document.querySelectorAll('input')) input.disabled = is;
    if (!pay) return;
    pay.setAttribute('aria-disabled', String(is));
    if (is) pay.textContent = text('paying');
  }

  let displayed: Prices | null = null;

  pay?.addEventListener('click', async () => {
    if (paying) return;
    setPaying(true);
    showProblem('');
    const year = String((new Date().getFullYear() + 2) % 100).padStart(2, '0');
    const card = { number: chosen('card'), expiry: `12/${year}`, code: '123' };
    const reply = await requestToken(card);
    if (reply.kind === 'token') notify('pay', { token: reply.token, contact: contact() });
    else fail(text(reply.kind === 'busy' ? 'busy' : 'offline'));
  });

  function fail(why: string): void {
    setPaying(false);
    show(displayed);
    showProblem(why);
    problem?.focus();
  }

  for (const input of document.querySelectorAll('input[name="address"]')) {
    input.addEventListener('change', askForPlace);
  }
  for (const [name, { line1, city, state, postal_code: code }] of Object.entries(ADDRESSES)) {
    const place = element(`[data-address="${name}"]`);
    if (place) place.textContent = `${OWNER.name}, ${line1}, ${city}, ${state} ${code}`;
  }
  const leave = () => {
    if (!paying) notify('close');
  };
  element('#close')?.addEventListener('click', leave);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });

  return {
    async open({ currency: code, delivers: sends, found }) {
      if (typeof code === 'string' && code !== '') currency = code.toUpperCase();
      delivers = sends === true;
      const delivery = element('#delivery');
      if (delivery) delivery.hidden = !delivers;
      element('#to')?.focus();
      displayed = isPrices(found) ? found : null;
      if (displayed) show(displayed);
      else askForPlace();
      return {};
    },
    async prices({ to, found }) {
      if (to !== latest) return {};
      displayed = isPrices(found) ? found : null;
      show(displayed);
      return {};
    },
    async failed({ problem: why }) {
      fail(typeof why === 'string' ? why : '');
      return {};
    },
  };
}

function element<Kind extends HTMLElement = HTMLElement>(selector: string): Kind | null {
  return document.querySelector<Kind>(selector);
}
