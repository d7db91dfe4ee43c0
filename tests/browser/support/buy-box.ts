import type { Page } from '@playwright/test';

export const MUG = '/product/stoneware-mug';

export const swatchGroup = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name, exact: true });

export const swatch = (page: Page, name: string) => page.getByRole('radio', { name });

/** What a pointer hits: the visible swatch, not the radio hidden under it. */
export const face = (page: Page, slug: string) =>
  page.locator(`.summary label[data-value="${slug}"]`).first();

export const price = (page: Page) => page.locator('.summary .price').first();
