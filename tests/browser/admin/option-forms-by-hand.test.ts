import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { askApi, logInAsStaff, newProduct } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

// Two forms of the demo shop, built again as a manager builds them, on products that cost the same.

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const total = (page: Page) => page.locator('.wcpa_price_summary > :last-child dd');

async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/admin/option-forms/create');
  await page.getByLabel('Title').fill(title);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/admin\/option-forms\/\d+$/);
}

/** Adds a field of a kind and opens it; its label is the first that the editor asks for. */
async function addField(page: Page, kind: string, label: string): Promise<void> {
  await page.getByLabel(/^Add a field: /).selectOption({ label: kind });
  await button(page, 'Add a field').click();
  await box(page, 'Label').first().fill(label);
}

const done = (page: Page, label: string) => button(page, `Done: ${label}`).click();

interface Choice {
  label: string;
  value?: string;
  price?: string;
}

/** A field of choices begins with one; the others are added. */
async function fillChoices(page: Page, choices: readonly Choice[]): Promise<void> {
  for (const [at, { label, value, price }] of choices.entries()) {
    if (at > 0) await button(page, 'Add a choice').click();
    const row: Locator = page.getByRole('group', { name: `Choice ${at + 1}`, exact: true });
    await row.getByLabel('Label').fill(label);
    if (value !== undefined) await row.getByLabel('Value').fill(value);
    if (price !== undefined) await row.getByLabel('Price').fill(price);
    if (at === 0 && choices.length > 1) await row.getByLabel('Chosen at first').check();
  }
}

/** Assigned and saved, the form is the one the demo shop has, but for its title and its product. */
async function saveLike(page: Page, demoTitle: string, productName: string): Promise<void> {
  const picker = list(page, 'Add a product');
  await picker.fill(productName);
  await page.getByRole('option', { name: productName }).click();
  await button(page, 'Save form').click();
  await expect(page.getByText('Version 2')).toBeVisible();
  const built = await askApi(page, 'GET', `vitrine/v1/option-forms/${page.url().match(/\d+$/)}`);
  const { body } = await askApi(page, 'GET', 'vitrine/v1/option-forms?per_page=100');
  const demo = Object.values(body).find(
    (each): each is Record<string, unknown> =>
      typeof each === 'object' && each !== null && 'title' in each && each.title === demoTitle,
  );
  const parts = ['sections', 'override', 'priceUnit', 'quantity', 'asFee', 'priority'];
  for (const part of parts) expect(built.body[part], part).toEqual(demo?.[part]);
}

async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test('the engraving of the demo shop is built by hand and costs the same to the cent', async ({
  page,
}) => {
  await logInAsStaff(page);
  const product = await newProduct(page, '32.00');
  await begin(page, 'Engraving by hand');
  await box(page, 'Heading 1').fill('Make it yours');
  await box(page, 'Name of the section 1').fill('engraving_part');

  await addField(page, 'Line of text', 'Engraving');
  await box(page, 'Help below the field').fill(
    'Letters, digits, spaces, & and full stops. Spaces are free.',
  );
  await page.getByLabel('Characters, at most').fill('24');
  await page.getByLabel(/^Allowed characters/).fill('A-Za-z0-9 &.');
  await page.getByLabel('Show how many characters are left').check();
  await list(page, 'How it costs').selectOption('For each character');
  await box(page, 'Amount').fill('0.80');
  await list(page, 'Characters that are free').selectOption('These');
  await box(page, 'Free characters').fill(' ');
  await done(page, 'Engraving');

  // The first condition that is offered is the one that is wanted.
  await addField(page, 'Choice of one', 'Lettering');
  await box(page, 'Name in formulas and conditions').fill('font');
  await fillChoices(page, [{ label: 'Serif' }, { label: 'Script', price: '3' }]);
  await button(page, 'Show or hide by a condition').click();
  await expect(page.getByText('Shown when Engraving is not empty').first()).toBeVisible();
  await done(page, 'Lettering');

  await addField(page, 'Boxes to tick', 'Wrapping');
  await box(page, 'Name in formulas and conditions').fill('gift_wrap');
  await page
    .getByLabel('Hint behind the question mark')
    .fill('One parcel, one bow: charged once, however many boards you order.');
  await page.getByLabel('Several may be chosen').check();
  await fillChoices(page, [{ label: 'Wrap it as a gift', value: 'yes', price: '4.50' }]);
  await page.getByLabel('Once, regardless of quantity', { exact: true }).check();
  await done(page, 'Wrapping');

  // Where the words stand on the picture, in the letters that the second field chooses.
  await button(page, 'Edit: Engraving').click();
  await page.getByRole('switch', { name: 'Text on the product’s picture' }).check();
  await page.getByLabel('Centre from the left, in %').fill('49.2');
  await page.getByLabel('Centre from the top, in %').fill('57.5');
  await page.getByLabel('Width, in %').fill('43');
  await page.getByLabel('Height of letters, in %').fill('6');
  await box(page, 'Colour').fill('#5a3517');
  await list(page, 'Lettering by the field').selectOption('Lettering');
  await saveLike(page, 'Engraving', product.name);

  for (const path of ['/product/engraved-cutting-board', product.path]) {
    await openProduct(page, path);
    await expect(page.getByRole('radio', { name: /Script/ })).toBeHidden();
    await page.getByRole('textbox', { name: /^Engraving/ }).fill('Ada & Bo');
    await page.getByRole('radio', { name: /Script/ }).check();
    await page.getByRole('checkbox', { name: /Wrap it/ }).check();
    await page.getByLabel('Quantity').fill('3');
    // Three times 32.00, six letters at 0.80 and the script at 3.00, and once 4.50.
    await expect(total(page)).toHaveText('$123.90');
  }
});

test('the curtain of the demo shop is built by hand and costs the same to the cent', async ({
  page,
}) => {
  await logInAsStaff(page);
  const product = await newProduct(page, '38.00');
  await begin(page, 'Curtain by hand');
  await box(page, 'Heading 1').fill('Your window');
  await box(page, 'Name of the section 1').fill('measure');
  const area = '{field.width.value} * {field.drop.value} / 10000';

  for (const [label, max] of [
    ['Width', '400'],
    ['Drop', '300'],
  ] as const) {
    // The field is called by its first label, which then becomes longer.
    await addField(page, 'Number', label);
    await button(page, `Done: ${label}`).click();
    await button(page, `Edit: ${label}`).click();
    await box(page, 'Label').fill(`${label} in cm`);
    await box(page, 'Help below the field').fill(`40 to ${max} cm`);
    await list(page, 'Width').selectOption('Half');
    await page.getByLabel('Required').check();
    await page.getByLabel('At least', { exact: true }).fill('40');
    await page.getByLabel('At most', { exact: true }).fill(max);
    if (label === 'Drop') {
      await list(page, 'How it costs').selectOption('By a formula');
      await box(page, 'Formula').fill(`${area} * 38`);
      await expect(page.getByText('The formula is valid.')).toBeVisible();
    }
    await done(page, `${label} in cm`);
  }

  await addField(page, 'List to choose from', 'Lining');
  await fillChoices(page, [
    { label: 'None', price: '0' },
    { label: 'Cotton, $8 per m²', value: 'cotton', price: '8' },
    { label: 'Blackout, $14 per m²', value: 'blackout', price: '14' },
  ]);
  await list(page, 'How it costs').selectOption('By a formula');
  await box(page, 'Formula').fill(`${area} * {option_price}`);
  await done(page, 'Lining');

  await addField(page, 'Text with computed values', '');
  await box(page, 'Name in formulas and conditions').fill('area');
  await box(page, 'Text').fill(`#= round(${area}, 2) =# square metres of linen, cut for you.`);
  await button(page, 'Show or hide by a condition').click();
  await list(page, 'How 1').selectOption('is greater than');
  await box(page, 'Value 1').fill('0');
  await button(page, 'Add a condition').click();
  await list(page, 'What is asked 2').selectOption('Drop in cm');
  await list(page, 'How 2').selectOption('is greater than');
  await box(page, 'Value 2').fill('0');
  await expect(
    page
      .getByText('Shown when Width in cm is greater than 0 and Drop in cm is greater than 0')
      .first(),
  ).toBeVisible();

  await list(page, 'Price of the product').selectOption('The options replace it');
  await box(page, 'The product’s price is for (such as m²)').fill('m²');
  await saveLike(page, 'Curtain by measure', product.name);

  for (const path of ['/product/made-to-measure-curtain', product.path]) {
    await openProduct(page, path);
    await expect(page.locator('.summary .price').first()).toHaveText('$38.00 per m²');
    await page.getByRole('textbox', { name: /^Width/ }).fill('143');
    await page.getByRole('textbox', { name: /^Drop/ }).fill('217');
    await expect(page.getByText('3.1 square metres of linen, cut for you.')).toBeVisible();
    await page.getByRole('combobox', { name: /^Lining/ }).selectOption('blackout');
    // 3.1031 m²: 117.92 of linen and 43.44 of lining.
    await expect(total(page)).toHaveText('$161.36');
  }
});
