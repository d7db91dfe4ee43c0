import { expect, type Locator, type Page } from '@playwright/test';

/** The search field of the header; on a narrow screen its panel is opened first. */
export async function openSearch(page: Page): Promise<Locator> {
  const opener = page.locator('[popovertarget="header-search"]');
  const field = page.locator('#header-search input[name="s"]');
  if (await opener.isVisible()) await opener.click();
  else await field.click();
  await expect(field).toHaveRole('combobox');
  return field;
}

export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
