import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { toCurrency } from '#server/language/currency.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testDocument } from './frame-document.ts';
import { type TestRow, toDetails } from './test-payments.ts';

/** The page on which the owner of an account approves a payment, or leaves it. */
export function accountDocument(settings: Settings, row: TestRow): string {
  const t = translator(settings);
  const shop = settings['shop.name'];
  const { approval } = toDetails(row);
  const total = formatMoney(money(row.amount), toCurrency(settings));
  const intro = t('testPay.account.intro', { shop, number: approval?.order ?? '' });
  return testDocument(
    settings,
    'account',
    `<main class="account">
<p class="account-name">Willow</p>
<h1>${escapeHtml(total)}</h1>
<p>${escapeHtml(intro)}</p>
<p class="from">${escapeHtml(t('testPay.account.from'))}</p>
<form method="post">
<button class="main" name="decision" value="confirm">${escapeHtml(t('testPay.account.agree', { total }))}</button>
<button name="decision" value="leave">${escapeHtml(t('testPay.account.leave', { shop }))}</button>
</form>
</main>`,
  );
}

/** Opened again after it was decided. */
export function closedDocument(settings: Settings, row: TestRow | null): string {
  const t = translator(settings);
  const back = (row && toDetails(row).approval?.done) ?? settings['routes.home'];
  return testDocument(
    settings,
    'account',
    `<main class="account">
<p class="account-name">Willow</p>
<h1>${escapeHtml(t('testPay.account.done'))}</h1>
<p><a href="${escapeHtml(back)}">${escapeHtml(t('testPay.account.back'))}</a></p>
</main>`,
  );
}
