/** All of a price, in hundredths of a percent. */
export const FULL_RATE = 10_000;
