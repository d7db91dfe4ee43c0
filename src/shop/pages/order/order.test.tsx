import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { ORDER_STATUSES } from '#wire/order.ts';
import type { OrderReceivedPage } from '#wire/order-page.ts';
import { sampleOrder, sampleOrderLine, sampleOrderSummary } from '#wire/samples/order.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { OrderAddresses } from '../../order/order-addresses.tsx';
import { OrderDetails } from '../../order/order-details.tsx';
import { OrderNotes } from '../../order/order-notes.tsx';
import { OrderPayment } from '../../order/order-payment.tsx';
import { OrderTable } from '../../order/order-table.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { InvoicePageView } from './invoice-page.tsx';
import { OrderPayPageView } from './order-pay-page.tsx';
import { OrderReceivedPageView } from './order-received-page.tsx';
import { OrderSheetsPageView } from './order-sheets-page.tsx';

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

function received(change: Partial<OrderReceivedPage> = {}): string {
  const urls = { invoiceUrl: '/i?key=k', payUrl: '', cancelUrl: '' };
  const returns = { url: '', open: false, returns: [] };
  const page = { problem: '', owned: false, working: false, returns };
  const data = { order: sampleOrder(), ...urls, ...page };
  return renderPage(<OrderReceivedPageView data={{ ...data, ...change }} />);
}

describe('the details of an order', () => {
  test('are its lines with what was chosen, and its sums', () => {
    const text = words(renderPage(<OrderDetails order={sampleOrder()} />));
    expect(text).toContain('Stoneware mug × 2 Colour: Sand Size: Small Gift box: $2.00 $32.00');
    expect(text).toContain('Discount WELCOME10 -$8.00');
    expect(text).toContain('Total $78.20');
    expect(text).toContain('Please ring twice.');
  });

  test('a file that was sent along can be had where the order is shown', () => {
    const files = [{ name: 'me & you.jpg', url: '/files?file=abc' }];
    const attributes = [{ name: 'photo', label: 'Photo', value: 'me & you.jpg', files }];
    const lines = [sampleOrderLine(1, { attributes })];
    const html = renderPage(<OrderDetails order={sampleOrder({ lines })} />);
    expect(html).toContain('href="/files?file=abc" download="me &amp; you.jpg"');
    expect(words(html).match(/me &amp; you\.jpg/g)).toHaveLength(1);
  });

  test('a product that is gone has its name and no link; a refund is shown at its line', () => {
    const lines = [
      sampleOrderLine(1, { url: '', quantity: 3, refundedQuantity: 2 }),
      sampleOrderLine(2, { url: '', refundedAmount: money(500) }),
    ];
    const html = renderPage(<OrderDetails order={sampleOrder({ lines })} />);
    expect(html).not.toContain('<a ');
    expect(words(html)).toContain('2 pieces refunded');
    expect(words(html)).toContain('$5.00 refunded');
  });

  test('what a buyer typed stays words', () => {
    const order = sampleOrder({ customerNote: '<b>bold</b>', billingLines: ['<i>Ada</i>'] });
    const html = renderPage(
      <>
        <OrderDetails order={order} />
        <OrderAddresses order={order} />
      </>,
    );
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(html).toContain('&lt;i&gt;Ada&lt;/i&gt;');
  });
});

describe('how to pay', () => {
  test('is shown while the order waits for its money, with every detail', () => {
    const text = words(renderPage(<OrderPayment order={sampleOrder()} />));
    expect(text).toContain('Please use the order number as the reason for payment.');
    expect(text).toContain('Please pay by November 22, 2026.');
    expect(text).toContain('IBAN XX00 1234 5678 9012');
  });

  test('is not shown for one that is paid, done with, or paid elsewhere', () => {
    const { payment } = sampleOrder();
    const paid = sampleOrder({ payment: { ...payment, paidAt: 1 } });
    const elsewhere = sampleOrder({ payment: { ...payment, instructions: '', details: [] } });
    const gone = sampleOrder({ status: 'cancelled' });
    for (const order of [paid, elsewhere, gone]) {
      expect(renderPage(<OrderPayment order={order} />)).toBe('');
    }
  });
});

describe('the page after buying', () => {
  test('thanks, says where the confirmation went and what happens next', () => {
    const text = words(received());
    expect(text).toContain('Thank you, Ada. We have received your order.');
    expect(text).toContain('A confirmation is on its way to ada@example.com.');
    expect(text).toContain('pack them as soon as your payment arrives');
    expect(received()).toContain('href="/i?key=k"');
  });

  test.each(ORDER_STATUSES)('has words of its own for an order that is %s', (status) => {
    const text = words(received({ order: sampleOrder({ status }) }));
    expect(text).not.toMatch(/orders\.\w/);
    const thanks = !['failed', 'cancelled', 'refunded'].includes(status);
    expect(text.includes('Thank you')).toBe(thanks);
  });

  test.each(ORDER_STATUSES)('promises an email only where one was sent: %s', (status) => {
    const text = words(received({ order: sampleOrder({ status }) }));
    expect(text.includes('A confirmation is on its way')).toBe(
      status === 'on-hold' || status === 'processing',
    );
  });

  test('offers to pay where that is possible, and interrupts where it failed', () => {
    const html = received({ order: sampleOrder({ status: 'failed' }), payUrl: '/pay?key=k' });
    expect(html).toContain('href="/pay?key=k"');
    expect(html).toContain('role="alert"');
  });

  test.each(ORDER_STATUSES)('says nothing of a parcel where there is none: %s', (status) => {
    const order = sampleOrder({ status, shipping: null, shippingLines: [] });
    const text = words(received({ order }));
    expect(text).not.toMatch(/\bpack\b|the house|our house|orders\.\w/);
  });

  test('cancelling is opened first and confirmed then, by a form any browser sends', () => {
    const order = sampleOrder({ status: 'on-hold', number: '1007' });
    const html = received({ order, cancelUrl: '/received?key=k' });
    const [form = ''] = html.match(/<details.*<\/details>/s) ?? [];
    expect(form).not.toContain('<details open');
    expect(form).toMatch(/<form[^>]* action="\/received\?key=k" method="post"/);
    expect(form).toMatch(/<input type="hidden"[^>]* name="_wpnonce"/);
    expect(form).toMatch(/<button[^>]* name="cancel_order"/);
    expect(words(form)).toContain('Yes, cancel order 1007');
    expect(words(form)).toContain('If you have already paid,');
    expect(received()).not.toContain('cancel_order');
    const late = received({ problem: 'Too <b>late</b>' });
    expect(late).toMatch(/role="alert".*Too &lt;b&gt;late/s);
  });

  test('tells a guest to keep the address, and not an owner', () => {
    expect(words(received())).toContain('Bookmark this page');
    expect(words(received({ owned: true }))).not.toContain('Bookmark this page');
  });
});

describe('the page on which an order is paid', () => {
  const data = {
    order: sampleOrder({ status: 'pending' }),
    payments: [
      { id: 'bacs', title: 'Bank transfer', description: 'By bank' },
      { id: 'cod', title: 'Cash on delivery', description: '' },
    ],
    chosen: 'cod',
    saved: [],
    cancelUrl: '',
    problem: '',
    confirm: null,
  };

  test('is a form that any browser sends, with the sum on its button', () => {
    const html = renderPage(<OrderPayPageView data={data} />);
    expect(html).toMatch(/<form id="order_review"[^>]* method="post"/);
    expect(html).toMatch(/name="_wpnonce"/);
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="cod"|<input[^>]*value="cod"[^>]*checked=""/,
    );
    expect(html).not.toMatch(/value="bacs"[^>]*checked|checked=""[^>]*value="bacs"/);
    expect(words(html)).toContain('Pay $78.20');
  });

  test('says what went wrong, and where there is no payment method', () => {
    const refused = renderPage(<OrderPayPageView data={{ ...data, problem: 'Sold <b>out</b>' }} />);
    expect(refused).toMatch(/role="alert".*Sold &lt;b&gt;out/s);
    const none = renderPage(<OrderPayPageView data={{ ...data, payments: [], chosen: '' }} />);
    expect(words(none)).toContain('This order cannot be paid for here');
    expect(none).not.toContain('<form');
    const open = renderPage(<OrderPayPageView data={{ ...data, cancelUrl: '/received?key=k' }} />);
    expect(open).toMatch(/<form[^>]* action="\/received\?key=k" method="post"/);
  });
});

test('days are those of the shop’s time zone', () => {
  const order = sampleOrder({ placedAt: Date.UTC(2026, 10, 15, 23, 30), notes: [] });
  const urls = { invoiceUrl: '', payUrl: '', cancelUrl: '' };
  const returns = { url: '', open: false, returns: [] };
  const page = { order, ...urls, returns, problem: '', owned: false, working: false };
  const config = sampleConfig({ timeZone: 'Asia/Tokyo' });
  expect(renderPage(<OrderReceivedPageView data={page} />, config)).toContain('November 16, 2026');
});

test('what the shop wrote is shown by its day, and nothing where it wrote nothing', () => {
  const notes = [{ at: Date.UTC(2026, 0, 5), text: 'Sent.\nParcel 1' }];
  expect(words(renderPage(<OrderNotes notes={notes} />))).toContain('January 5, 2026');
  expect(renderPage(<OrderNotes notes={[]} />)).toBe('');
});

test('the list of orders sits in a wrapper that scrolls and can be reached by keyboard [CO-20]', () => {
  const orders = [sampleOrderSummary(7), sampleOrderSummary(8, { count: 1, status: 'failed' })];
  const html = renderPage(<OrderTable orders={orders} nonce="n" />);
  expect(html).toMatch(
    /^<section aria-label="Your orders" tabindex="0" class="touch-scroll-table /,
  );
  expect(html).toContain('href="/my-account/view-order/7"');
  expect(words(html)).toContain('$78.20 for 3 pieces');
  expect(words(html)).toContain('$78.20 for 1 piece ');
});

test('an order that may be cancelled asks first, above the list and without any script [CO-20]', () => {
  const waiting = sampleOrderSummary(8, { status: 'on-hold', canCancel: true });
  const html = renderPage(<OrderTable orders={[sampleOrderSummary(7), waiting]} nonce="n1" />);
  expect(html.match(/popover="auto"/g)).toHaveLength(1);
  expect(html).toMatch(
    /<button type="button" popoverTarget="cancel-order-8" aria-label="Cancel order 1008"/i,
  );
  expect(html).toMatch(/<div id="cancel-order-8" popover="auto" role="dialog"/);
  expect(html).toMatch(/<form [^>]*action="\/my-account\/view-order\/8" method="post"/);
  expect(html).toContain('name="_wpnonce" value="n1"');
  expect(html).toContain('value="1" name="cancel_order"');
  expect(words(html)).toContain('Cancel order 1008?');
  expect(words(html)).toContain('If you have already paid,');
  expect(words(html)).toContain('Yes, cancel order 1008 Keep the order');
});

const urls = { backUrl: '/b?key=k', pdfUrl: '/b/pdf?key=k' };

test('the invoice has sender, both addresses, item numbers, pieces, prices and sums', () => {
  const order = sampleOrder();
  order.payment.paidAt = Date.UTC(2026, 10, 16);
  const data = { order, sender: ['1 Shop Lane'], shopName: 'Hearth & Hand', logo: null, ...urls };
  const html = renderPage(<InvoicePageView data={data} />);
  const text = words(html);
  for (const fact of [
    'Invoice 1007',
    '1 Shop Lane',
    'Ada Moss',
    'Ben Moss',
    'Item no. HH-TAB-001',
    ' 2 $16.00 $32.00',
    'Total $78.20',
    'Paid on November 16, 2026',
  ]) {
    expect(text, fact).toContain(fact);
  }
  expect(html).toContain('href="/b?key=k"');
  // Without script there is no button that does nothing.
  expect(html).not.toContain('<button');
  expect(text).toContain('Print this page from your browser');
});

describe('what a manager prints', () => {
  const sender = ['1 Shop Lane', 'Portland, OR 97201', 'Tax number 12-3456789'];
  const sheet = { order: sampleOrder(), sender, shopName: 'Hearth & Hand', logo: null };
  const two = [sheet, { ...sheet, order: sampleOrder({ id: 8, number: '1008' }) }];
  const sheets = (html: string) => html.match(/<article.*?<\/article>/gs) ?? [];

  test('an invoice is the very sheet that the buyer prints', () => {
    const page = { kind: 'invoice' as const, sheets: two, ...urls };
    const printed = sheets(renderPage(<OrderSheetsPageView data={page} />));
    const bought = sheets(renderPage(<InvoicePageView data={{ ...sheet, ...urls }} />));
    expect(printed).toHaveLength(2);
    const asHeading = (html = '') => html.replaceAll(/<(\/?)h1/g, '<$1h2');
    expect(printed[0]).toBe(asHeading(bought[0]));
    expect(words(printed[1] ?? '')).toContain('Tax number 12-3456789');
  });

  test('a packing slip has the shop, the address and the pieces, and no price', () => {
    const page = { kind: 'slip' as const, sheets: two, ...urls };
    const html = renderPage(<OrderSheetsPageView data={page} />);
    const [slip = ''] = sheets(html);
    const text = words(slip);
    for (const fact of [
      'Packing slip 1007',
      ...sender,
      'Ben Moss',
      'Stoneware mug',
      'Colour: Sand',
    ]) {
      expect(text, fact).toContain(fact);
    }
    expect(text).not.toContain('$');
    expect(html).toContain('href="/b/pdf?key=k"');
  });

  test('a slip of an order without goods says so', () => {
    const order = sampleOrder({ lines: [] });
    const page = { kind: 'slip' as const, sheets: [{ ...sheet, order }], ...urls };
    const text = words(renderPage(<OrderSheetsPageView data={page} />));
    expect(text).toContain('Nothing in this order is shipped.');
  });
});
