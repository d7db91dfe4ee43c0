// A quantity has at most three decimals. Binary numbers only approximate them, so every sum,
// difference and product of quantities is rounded here and nowhere else.
// Example: addQuantities(0.1, 0.2) is 0.3; 1.5 is a quantity, 1.0005 and 1e300 are none.

const PER_PIECE = 1000;

/** The nearest quantity to a number that was reckoned. */
export function exactQuantity(value: number): number {
  return thousandths(value) / PER_PIECE;
}

/** Whether a number is exactly what a quantity may be; negative ones are, as stock can be owed. */
export function isQuantity(value: number): boolean {
  return Number.isSafeInteger(thousandths(value)) && exactQuantity(value) === value;
}

export function addQuantities(...quantities: readonly number[]): number {
  return quantities.reduce((sum, each) => sum + thousandths(each), 0) / PER_PIECE;
}

export function subtractQuantity(from: number, quantity: number): number {
  return addQuantities(from, -quantity);
}

/**
 * How many things a quantity is: what is sold by fractions is one, however much of it.
 * pieceCount(3, 1) is 3, pieceCount(0.5, 0.5) is 1.
 */
export function pieceCount(quantity: number, step: number): number {
  return Number.isInteger(step) ? quantity : Math.ceil(Math.min(1, quantity));
}

export function multiplyQuantity(quantity: number, times: number): number {
  return exactQuantity(quantity * times);
}

/** How often one quantity fits into another: timesWithin(0.7, 0.1) is 7, timesWithin(7, 2) is 3. */
export function timesWithin(quantity: number, part: number): number {
  return Math.floor(thousandths(quantity) / thousandths(part));
}

/** How many parts make at least a quantity: timesToReach(7, 2) is 4. */
export function timesToReach(quantity: number, part: number): number {
  return Math.ceil(thousandths(quantity) / thousandths(part));
}

/** isMultipleOf(0.3, 0.1) is true. */
export function isMultipleOf(quantity: number, step: number): boolean {
  return isQuantity(quantity) && thousandths(quantity) % thousandths(step) === 0;
}

function thousandths(quantity: number): number {
  // Adding 0 makes 0 of -0, which would be written as "-0".
  return Math.round(quantity * PER_PIECE) + 0;
}
