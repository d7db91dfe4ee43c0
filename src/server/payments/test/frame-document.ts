import { groupDigits } from '#rules/payments/test-pay/card-brand.ts';
import { CARD_FIELDS, CARD_PROBLEMS, type CardField } from '#rules/payments/test-pay/check-card.ts';
import { LISTED_CARDS } from '#rules/payments/test-pay/test-cards.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';

// The documents of the test provider: the fields for a card and the wallet, each in a frame of the shop's
// pages, and the page on which an account approves a payment. Their script and their style are files of
// their own, asked for with CORS, since a frame of an opaque origin could not read its style otherwise; colours and fonts come from the page around the frame.

export type TestDocument = 'card' | 'wallet' | 'account';

export function testDocument(settings: Settings, kind: TestDocument, body: string): string {
  const script = kind === 'account' ? '' : '<script src="/test-pay/frame.js" defer></script>';
  return `<!doctype html>
<html lang="${escapeHtml(settings['shop.locale'])}" dir="${settings['shop.dir']}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(settings['shop.name'])}</title>
<link rel="stylesheet" href="/test-pay/pay.css" crossorigin>
${script}
</head>
<body data-frame="${kind}">
${body}
</body>
</html>`;
}

const AUTOFILL = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' } as const;

/** The fields for a card. What is wrong with one is written beside it by the frame's script. */
export function cardDocument(settings: Settings): string {
  const t = translator(settings);
  const field = (name: CardField) => {
    const texts = CARD_PROBLEMS[name].map((code) => {
      const key = `testPay.${name}.${code}` as Parameters<typeof t>[0];
      return `data-${code}="${escapeHtml(t(key))}"`;
    });
    const hint = name === 'expiry' ? ` placeholder="${escapeHtml(t('testPay.expiryForm'))}"` : '';
    return `<div class="field ${name}">
<label for="${name}">${escapeHtml(t(`testPay.${name}`))}</label>
<div class="box"><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${AUTOFILL[name]}" required aria-describedby="${name}-problem"${hint} ${texts.join(' ')}>${
      name === 'number' ? '<span id="brand" class="brand" role="status"></span>' : ''
    }</div>
<p id="${name}-problem" class="problem" role="alert"></p>
</div>`;
  };
  const [first] = LISTED_CARDS;
  const note = t('testPay.note', { number: groupDigits(first?.digits ?? '') });
  const others = LISTED_CARDS.slice(1).map(({ digits, reaction }) => {
    const number = groupDigits(digits);
    const what = t(`testPay.reaction.${reaction}`);
    const label = t('testPay.fill', { number, reaction: what });
    return `<li><button type="button" data-number="${digits}" aria-label="${escapeHtml(label)}">${number}</button> ${escapeHtml(what)}</li>`;
  });
  const body = `<main aria-labelledby="title">
<h1 id="title" class="hidden">${escapeHtml(t('payments.mark.card'))}</h1>
<form id="fields" novalidate data-busy="${escapeHtml(t('testPay.busy'))}" data-offline="${escapeHtml(t('testPay.offline'))}">
${CARD_FIELDS.map(field).join('\n')}
</form>
<p class="note">${escapeHtml(note)}</p>
<details class="note"><summary>${escapeHtml(t('testPay.others'))}</summary><ul>${others.join('')}</ul></details>
</main>`;
  return testDocument(settings, 'card', body);
}

/** The wallet: card, address, delivery and total of the basket as the shop prices it. */
export function walletDocument(settings: Settings): string {
  const t = translator(settings);
  const text = (key: Parameters<typeof t>[0]) => escapeHtml(t(key));
  const card = (digits: string, checked: boolean) =>
    `<label><input type="radio" name="card" value="${digits}"${checked ? ' checked' : ''}>${escapeHtml(
      t('payments.saved.title', { brand: 'Visa', last4: digits.slice(-4) }),
    )}</label>`;
  const place = (value: string, key: 'testPay.wallet.home' | 'testPay.wallet.work') =>
    `<label><input type="radio" name="address" value="${value}"${value === 'home' ? ' checked' : ''}><span><strong>${text(key)}</strong> <span data-address="${value}"></span></span></label>`;
  const to = escapeHtml(t('testPay.wallet.to', { shop: settings['shop.name'] }));
  const body = `<main id="wallet" aria-labelledby="to" data-pending="${text('testPay.wallet.pending')}" data-nowhere="${text('testPay.wallet.nowhere')}" data-busy="${text('testPay.busy')}" data-offline="${text('testPay.offline')}" data-paying="${text('testPay.wallet.paying')}" data-pay="${text('testPay.wallet.pay')}">
<header><p class="wallet-name">Elm Pay</p><button type="button" id="close">${text('testPay.wallet.close')}</button></header>
<h1 id="to" tabindex="-1">${to}</h1>
<fieldset><legend>${text('testPay.wallet.card')}</legend>${card('4242424242424242', true)}${card('4000000000000002', false)}</fieldset>
<fieldset><legend>${text('testPay.wallet.address')}</legend>${place('home', 'testPay.wallet.home')}${place('work', 'testPay.wallet.work')}</fieldset>
<fieldset id="delivery"><legend>${text('testPay.wallet.delivery')}</legend><div id="rates"></div></fieldset>
<dl id="lines"></dl>
<p class="total"><span>${text('testPay.wallet.total')}</span> <output id="total"></output></p>
<p id="problem" class="problem" role="alert"></p>
<button type="button" id="pay" class="main">${text('testPay.wallet.pay')}</button>
</main>`;
  return testDocument(settings, 'wallet', body);
}
