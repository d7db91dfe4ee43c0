import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newProduct, openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

/**
 * By the keys alone: the browser's list finds what is typed. It begins a new search after a pause of
 * a second, which a busy machine can make between two keys.
 */
async function choose(list: Locator, words: string): Promise<void> {
  await expect(async () => {
    await list.focus();
    await list.page().keyboard.type(words);
    await expect(list.locator('option:checked')).toHaveText(words, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

async function write(box: Locator, text: string): Promise<void> {
  await box.press('Control+a');
  await box.page().keyboard.insertText(text);
}

test('a form with a condition and a formula is built by keyboard, assigned and priced', async ({
  page,
}) => {
  await openAdmin(page, '/admin/option-forms/create');
  const product = await newProduct(page);
  await write(page.getByLabel('Title'), 'By measure');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/option-forms\/\d+$/);

  const kind = page.getByLabel('Add a field: Section 1');
  const add = page.getByRole('button', { name: 'Add a field', exact: true });
  const label = page.getByRole('textbox', { name: 'Label', exact: true });
  await choose(kind, 'Number');
  await add.press('Enter');
  await write(label, 'Width');
  await write(page.getByLabel('Name in formulas and conditions'), 'width');
  await page.getByRole('button', { name: 'Done: Width' }).press('Enter');

  // A price by a formula, its names completed by the arrow keys and Enter.
  await choose(kind, 'Number');
  await add.press('Enter');
  await write(label, 'Length');
  await choose(page.getByLabel('How it costs'), 'By a formula');
  const formula = page.getByRole('textbox', { name: 'Formula', exact: true });
  await write(formula, '{wid');
  await expect(page.getByRole('option', { name: '{field.width.value}' })).toBeVisible();
  await formula.press('Enter');
  await page.keyboard.type(' * {value} * hight');
  await expect(page.getByText('a word that is not understood: hight').first()).toBeVisible();
  const save = page.getByRole('button', { name: 'Save form' });
  await expect(save).toBeDisabled();
  await write(formula, '{field.width.value} * {value} / 100');
  await formula.press('Escape');
  await expect(page.getByText('The formula is valid.')).toBeVisible();

  await page.getByRole('button', { name: 'Show or hide by a condition' }).press('Enter');
  await choose(page.getByLabel('How 1'), 'is at least');
  await write(page.getByLabel('Value 1'), '10');
  await expect(page.getByText('Shown when Width is at least 10').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done: Length' }).press('Enter');
  await page.getByRole('button', { name: 'Move: Length', exact: true }).press('ArrowUp');
  await expect(page.getByRole('button', { name: /^Move: / }).first()).toHaveAccessibleName(
    'Move: Length',
  );

  // A category is found by its name; then the one product after all.
  const requested = page.getByLabel('On the pages of');
  await choose(requested, 'The products of these categories');
  const category = page.getByRole('combobox', { name: 'Add a category' });
  await write(category, 'Tablewa');
  await category.press('ArrowDown');
  await category.press('Enter');
  await expect(page.getByRole('button', { name: 'Tableware' })).toBeVisible();
  await choose(requested, 'These products');

  const picker = page.getByRole('combobox', { name: 'Add a product' });
  await write(picker, product.name);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([product.name]);
  await picker.press('ArrowDown');
  await picker.press('Enter');

  // Beside it the shopper's page, and what the server charges: 12.00 and 20 × 30 / 100.
  const preview = page.frameLocator('iframe');
  await expect(preview.getByLabel('Width')).toBeVisible();
  await expect(preview.getByLabel('Length')).toBeHidden();
  await write(preview.getByLabel('Width'), '20');
  // The condition is met once the page's script has read the width.
  await expect(preview.getByLabel('Length')).toBeVisible();
  await write(preview.getByLabel('Length'), '30');
  await expect(page.getByRole('row', { name: 'Total for 1' })).toContainText('$18.00');
  await save.press('Enter');
  await expect(page.getByText('Version 2')).toBeVisible();
  await expect(save).toBeDisabled();

  await page.goto(product.path);
  await write(page.getByLabel('Width'), '5');
  await expect(page.getByLabel('Length')).toBeHidden();
  await write(page.getByLabel('Width'), '20');
  await expect(page.getByLabel('Length')).toBeVisible();
  await write(page.getByLabel('Length'), '30');
  await expect(page.locator('.wcpa_price_summary')).toContainText('$18.00');
});
