/** classNames('a', false, 'b') is "a b": joins the classes that apply. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
