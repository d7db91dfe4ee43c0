/**
 * Types a value into an input as a shopper would: whoever listens, React too, hears of it, and then
 * that the change is complete.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  // React keeps its own setter on the element, which would hide the change from it.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
