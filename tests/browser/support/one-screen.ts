import { test } from './shop-test.ts';

/** Called once at the top of a file whose tests are the same on a phone. */
export function onWideScreenOnly(): void {
  test.beforeEach(({ isMobile }, info) => info.skip(isMobile, 'no different on a phone'));
}
