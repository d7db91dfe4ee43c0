/** The first enabled swatch: of any attribute, or of the missing ones. */
export function firstRadio(
  form: HTMLFormElement,
  missing?: readonly string[],
): HTMLInputElement | null {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const isMissing = ({ name }: HTMLInputElement) => missing?.includes(name) ?? true;
  return radios.find((radio) => !radio.disabled && isMissing(radio)) ?? null;
}
