/**
 * Whether a number is a GTIN (EAN, UPC, ISBN-13) by its length and its last digit, as readers of
 * structured data check it. Example: 4006381333931 is one, 4006381333932 is mistyped.
 */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 1 ? 3 * digit : digit), 0);
  return sum % 10 === 0;
}
