import { test } from './shop-test.ts';

/** Called once on top of a file whose tests are about what is no different on a phone. */
export function onWideScreenOnly(): void {
  test.beforeEach(({ isMobile }, info) => info.skip(isMobile, 'no different on a phone'));
}
