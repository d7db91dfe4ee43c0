/**
 * Sets an input's value like a user: listeners, React included, receive the input and change
 * events.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  // React has its own setter on the element, which would hide the change from it.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
