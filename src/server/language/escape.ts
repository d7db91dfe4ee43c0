/** Text and attribute values: `<b>` becomes `&lt;b&gt;`. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const written = new WeakMap<object, string>();

/** The same for what many pages carry unchanged: written once, as long as it is the same object. */
export function cachedScriptJson(value: object): string {
  let json = written.get(value);
  if (json === undefined) {
    json = scriptJson(value);
    written.set(value, json);
  }
  return json;
}

/** JSON inside a script element: no `<` is left that could close the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
