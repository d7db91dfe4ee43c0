import { createServer, type Server } from 'node:http';
import { freePort } from '../../support/free-port.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { type SecondShop, startSecondShop } from '../support/second-shop.ts';
import { expect, test } from '../support/shop-test.ts';

// A storefront on another host: a page of its own, which speaks the Store API from the browser. Its
// origin is named by the setting `api.origins`, and its cart by the `Cart-Token`.
onWideScreenOnly();
test.describe.configure({ mode: 'serial' });

let shop: SecondShop;
let site: Server;
let address = '';

/** All of the storefront. `api` is where the shop has its Store API. */
function storefront(api: string): string {
  return `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
<ul></ul><p role="status"></p><button>Order</button>
<script type="module">
let token = localStorage.getItem('cart-token') ?? '';
const say = (text) => { document.querySelector('p').textContent = text; };
async function ask(path, body) {
  const response = await fetch('${api}' + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { 'Cart-Token': token }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  token = response.headers.get('Cart-Token') ?? token;
  localStorage.setItem('cart-token', token);
  const answer = await response.json();
  if (!response.ok) say(answer.code);
  return { answer, total: response.headers.get('X-WP-Total'), ok: response.ok };
}
const { answer: listed, total } =
  await ask('/products?per_page=40&type=simple&stock_status=instock&orderby=price&order=desc');
const products = listed
  .filter((one) => !one.extensions.vitrine.option_form && one.add_to_cart.maximum > 4)
  .slice(0, 3);
for (const product of products) {
  const add = document.createElement('button');
  add.textContent = 'Add ' + product.name;
  add.onclick = async () => {
    await ask('/cart');
    const { answer, ok } = await ask('/cart/add-item', { id: product.id, quantity: 2 });
    if (ok) say(answer.items_count + ' in the cart');
  };
  document.querySelector('ul').append(add);
}
say(products.length + ' of ' + total);
document.querySelector('p + button').onclick = async () => {
  const ada = {
    first_name: 'Ada', last_name: 'Moss', address_1: '12 Elm Street', city: 'Albany', state: 'NY',
    postcode: '12207', country: 'US', phone: '5185550100',
  };
  const { answer, ok } = await ask('/checkout', {
    billing_address: { ...ada, email: 'ada@example.com' },
    shipping_address: ada,
    payment_method: 'bacs',
  });
  if (ok) say('Order ' + answer.order_id + ' is ' + answer.status);
};
</script>`;
}

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  shop = await startSecondShop({ 'api.origins': [address] });
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=UTF-8');
    response.end(storefront(`${shop.url}/wp-json/wc/store/v1`));
  }).listen(port, '127.0.0.1');
});
test.afterAll(async () => {
  await new Promise((closed) => site.close(closed));
  await shop.stop();
});

test('a page of an allowed origin lists, adds and orders without cookies', async ({ visitor }) => {
  const page = await visitor({ baseURL: address });
  await page.goto(`${address}/`);
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^3 of \d+$/);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(status).toHaveText('2 in the cart');
  // The cart is found again by its token alone.
  await page.reload();
  await page.getByRole('button', { name: /^Add / }).nth(1).click();
  await expect(status).toHaveText('4 in the cart');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(status).toHaveText(/^Order \d+ is on-hold$/);
  const cookies = await page.context().cookies(shop.url);
  expect(cookies.map(({ name }) => name)).not.toContain('vitrine_session');
});

test('a page of any other origin lists, and its cart is refused', async ({ visitor, trouble }) => {
  trouble.allow(/CORS|ERR_FAILED|Failed to fetch/);
  trouble.allow(/403/);
  const other = address.replace('127.0.0.1', 'localhost');
  const page = await visitor({ baseURL: other });
  await page.goto(`${other}/`);
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^3 of \d+$/);
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/cart/add-item'),
  );
  await page.getByRole('button', { name: /^Add / }).first().click();
  expect((await refused).method()).toBe('POST');
  await expect(status).toHaveText(/^3 of \d+$/);
});
