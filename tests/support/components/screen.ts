import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

type Media = Record<string, string>;

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Movement is decoration: tests that are about it ask for it. */
const STILL: Media = { 'prefers-reduced-motion': 'reduce' };
const TOUCHED: Media = { pointer: 'coarse', hover: 'none' };

let touched = false;

async function setMedia(media: Media): Promise<void> {
  const features = Object.entries({ ...STILL, ...(touched && TOUCHED), ...media });
  await cdp().send('Emulation.setEmulatedMedia', {
    features: features.map(([name, value]) => ({ name, value })),
  });
}

async function setTouch(enabled: boolean): Promise<void> {
  touched = enabled;
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await setMedia({});
}

/** The rest of the test is on a phone: narrow, with a finger and without a pointer that hovers. */
export async function onPhone(): Promise<void> {
  onTestFinished(async () => {
    await setTouch(false);
    await page.viewport(WIDE.width, WIDE.height);
  });
  await page.viewport(PHONE.width, PHONE.height);
  await setTouch(true);
}

/** `await withMedia({ 'prefers-reduced-motion': 'no-preference' })` until the end of the test. */
export async function withMedia(media: Media): Promise<void> {
  onTestFinished(() => setMedia({}));
  await setMedia(media);
}

/** The rest of the test is in a window of this size. */
export async function inWindow(width: number, height = WIDE.height): Promise<void> {
  onTestFinished(() => page.viewport(WIDE.width, WIDE.height));
  await page.viewport(width, height);
}
