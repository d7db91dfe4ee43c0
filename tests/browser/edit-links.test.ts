import { expectAccessible } from './support/accessible.ts';
import { register, typeLogIn } from './support/account.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

onWideScreenOnly();

test('an editor finds links over each block and menu panel; a customer and a guest find none [CB-02] [CB-03] [CB-04]', async ({
  page,
}) => {
  const links = page.getByRole('group', { name: /^Edit Block: / });
  const cached = await (await page.request.get('/')).text();
  expect(cached).not.toMatch(/Edit Block|\/admin\/builder/);
  await page.goto('/');
  await expect(links).toHaveCount(0);

  await register(page);
  const response = page.waitForResponse(/vitrine_visitor/);
  await page.goto('/');
  await response;
  await expect(page.locator('body')).toHaveClass(/logged-in/);
  await expect(links).toHaveCount(0);

  await page.context().clearCookies({ name: /^(?!vitrine_consent)/ });
  await page.goto('/my-account');
  await typeLogIn(page, 'editor@example.com', process.env.SHOP_PASSWORD);
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  await page.goto('/');
  const blocks = page.locator('[data-block]');
  const count = await blocks.count();
  expect(count).toBeGreaterThan(3);
  await expect(blocks.locator('> [role="group"]')).toHaveCount(count);
  const first = blocks.first().getByRole('group', { name: /^Edit Block: / });
  const id = await blocks.first().getAttribute('data-block');
  await blocks.first().hover();
  await expect(first).toHaveCSS('opacity', '1');
  await expect(first.getByRole('link', { name: 'Visual builder' })).toHaveAttribute(
    'href',
    new RegExp(`^/admin/builder/\\d+\\?edit_post_id=${id}&app=uxbuilder&type=editor$`),
  );
  await expect(first.getByRole('link', { name: 'Standard editor' })).toHaveAttribute(
    'href',
    new RegExp(`^/admin/pages/\\d+\\?post=${id}&action=edit$`),
  );
  await expectAccessible(page, `[data-block="${id}"]`);

  const entry = page.locator('[data-ready] > [data-entry][data-mega]').first();
  const item = await entry.getAttribute('data-entry');
  await entry.getByRole('button').click();
  const panel = entry.getByRole('group', { name: /^Edit Block: / });
  await panel.getByRole('link', { name: 'Standard editor' }).focus();
  await expect(panel).toBeVisible();
  for (const name of ['Visual builder', 'Standard editor']) {
    await expect(panel.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`[?&]menu_id=${item}$`),
    );
  }
});
