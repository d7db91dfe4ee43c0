import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct, saveWith } from '../support/manager.ts';
import { goOffline, goOnline } from '../support/network.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('who saves second sees both versions and decides', async ({ page, trouble }) => {
  trouble.allow(/ 412 /);
  await logInAsStaff(page);
  const { id, name } = await newProduct(page);
  const { body } = await askApi(page, 'POST', 'wc/v3/orders', {
    set_paid: true,
    billing: { first_name: 'Ada', last_name: 'Moss', country: 'US', email: 'ada@example.com' },
    line_items: [{ product_id: id, quantity: 1 }],
  });
  const order = `wc/v3/orders/${String(body.id)}`;
  await page.goto(`/admin/orders/${String(body.id)}`);
  await page.getByRole('button', { name: `Why this price?: ${name}` }).click();
  await expect(page.getByText('Price of the product $12.00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'As the customer sees it' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit: Billing address' }).click();
  await page.getByLabel('City').fill('Kiel');
  const meanwhile = { billing: { city: 'Bonn', company: 'Moss & Co' } };
  expect((await askApi(page, 'PUT', order, meanwhile)).status).toBe(200);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved this in the meantime' });
  await expect(dialog.getByRole('row', { name: 'billing: city' })).toContainText('KielBonn');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Kiel');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Billing address' })).toBeVisible();
  expect((await askApi(page, 'GET', order)).body.billing).toMatchObject({ city: 'Kiel' });
});

test('an order by hand and a reply to a review are not left without asking', async ({ page }) => {
  await logInAsStaff(page);
  const { id } = await newProduct(page);
  const { body } = await askApi(page, 'POST', 'wc/v3/products/reviews', {
    product_id: id,
    review: 'Holds what it says.',
    reviewer: 'Bea',
    reviewer_email: 'bea@example.com',
    rating: 5,
    status: 'approved',
  });
  const elsewhere = page.getByRole('menuitem', { name: 'Customers' });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.goto('/admin/orders/create');
  await page.getByLabel('First name').fill('Ada');
  await elsewhere.click();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await elsewhere.click();
  await dialog.getByRole('button', { name: 'Leave, discard changes' }).click();
  await expect(page).toHaveURL(/\/admin\/customers/);

  await page.goto(`/admin/reviews/${String(body.id)}`);
  await page.getByLabel('Reply in the name of the shop').fill('Thank you');
  await elsewhere.click();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Reply in the name of the shop')).toHaveValue('Thank you');
  await page.getByRole('button', { name: 'Publish the reply' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Thank you' })).toBeVisible();
  await elsewhere.click();
  await expect(page).toHaveURL(/\/admin\/customers/);
});

test('a product form begins with what the server has, and keeps what is typed: while it is saved, without a network, and beside somebody else', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 412 |ERR_INTERNET_DISCONNECTED/);
  await logInAsStaff(page);
  const { id, name } = await newProduct(page);
  const path = new RegExp(`wc/v3/products/${id}\\b`);
  const ask = (method: string, data?: object) => askApi(page, method, `wc/v3/products/${id}`, data);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const price = page.getByLabel('Regular price');

  await test.step('it begins with what the server has, not with what the list had', async () => {
    await page.goto('/admin/products');
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    const changed = `${name} changed`;
    expect((await ask('PUT', { name: changed })).status).toBe(200);
    const held = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await held.promise;
      await route.continue();
    });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByLabel('Name')).toBeHidden();
    held.resolve();
    await expect(page.getByLabel('Name')).toHaveValue(changed);
    await page.unroute(path);
  });

  await test.step('what is typed while it is being saved stays, and is saved by the next click', async () => {
    await field.fill(`${name} sent`);
    await price.fill('13');
    const held = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await held.promise;
      await route.continue();
    });
    const sending = page.waitForRequest((request) => request.method() !== 'GET');
    await save.click();
    const request = await sending;
    await field.fill(`${name} typed`);
    held.resolve();
    expect((await request.response())?.ok()).toBe(true);
    // What was typed since is not touched, and is still to be saved.
    await expect(save).toBeEnabled();
    await expect(price).toHaveValue('13');
    await expect(field).toHaveValue(`${name} typed`);

    await price.fill('14');
    await saveWith(page, save, /wc\/v3\/products\/\d+/);
    await expect(field).toHaveValue(`${name} typed`);
    await expect(price).toHaveValue('14');
    expect((await ask('GET')).body).toMatchObject({ name: `${name} typed`, regular_price: '14' });
    await page.unroute(path);
  });

  await test.step('without a network it stays, is said, and is saved afterwards', async () => {
    const renamed = `Renamed ${crypto.randomUUID().slice(0, 8)}`;
    await field.fill(renamed);
    await goOffline(page);
    await save.click();
    await expect(page.getByText('No connection to the shop.')).toBeVisible();
    await expect(field).toHaveValue(renamed);
    await goOnline(page);
    await expect(page.getByText('No connection to the shop.')).toBeHidden();
    await expect.poll(async () => (await ask('GET')).body.name).toBe(renamed);
    await expect(save).toBeDisabled();
  });

  await test.step('what somebody else saves meanwhile is asked about at Save', async () => {
    await field.fill(`${name} mine`);
    expect((await ask('PUT', { name: `${name} theirs` })).status).toBe(200);
    const readAgain = page
      .waitForRequest((request) => request.url().includes(`/wc/v3/products/${id}`), {
        timeout: 3000,
      })
      .then(
        () => true,
        () => false,
      );
    // Back from another window.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    expect(await readAgain).toBe(false);
    await expect(field).toHaveValue(`${name} mine`);

    await save.click();
    const dialog = page.getByRole('dialog', {
      name: 'Someone else has saved this in the meantime',
    });
    await expect(dialog.getByRole('row', { name: 'name' })).toContainText(
      `${name} mine${name} theirs`,
    );
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect.poll(async () => (await ask('GET')).body.name).toBe(`${name} mine`);
  });
});

test('what is typed in a variation while it is saved stays, and two tabs do not overwrite each other', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 412 /);
  await logInAsStaff(page);
  const name = `Test ribbon ${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await askApi(page, 'POST', 'wc/v3/products', {
    name,
    type: 'variable',
    catalog_visibility: 'hidden',
    attributes: [{ name: 'Length', options: ['Short', 'Long'], visible: true, variation: true }],
  });
  const path = `wc/v3/products/${body.id}`;
  const short = { regular_price: '10.00', attributes: [{ name: 'Length', option: 'Short' }] };
  const { body: stored } = await askApi(page, 'POST', `${path}/variations`, short);
  const variation = `${path}/variations/${stored.id}`;
  await page.goto(`/admin/products/${body.id}`);
  const price = page.getByLabel('Regular price: Short');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await price.fill('11.00');
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  const sending = page.waitForRequest((request) => request.method() !== 'GET');
  await save.click();
  await sending;
  await page.getByRole('button', { name: 'Generate all variations' }).click();
  await price.fill('12.00');
  held.resolve();
  await expect(save).toBeEnabled();
  await expect(price).toHaveValue('12.00');
  await page.getByLabel('Regular price: Long').fill('20.00');
  await saveWith(page, save, new RegExp(`${path}(\\?|$)`));
  expect((await askApi(page, 'GET', variation)).body.regular_price).toBe('12.00');

  await price.fill('13.00');
  expect((await askApi(page, 'PUT', variation, { regular_price: '14.00' })).status).toBe(200);
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved this in the meantime' });
  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(price).toHaveValue('13.00');
  expect((await askApi(page, 'GET', variation)).body.regular_price).toBe('14.00');
  await save.click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(save).toBeDisabled();
  expect((await askApi(page, 'GET', variation)).body.regular_price).toBe('13.00');
});
