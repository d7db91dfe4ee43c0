/** A text as LIKE finds it literally, written with `escape '\\'`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The pattern that finds a text anywhere in a lower-case column. */
export function likeAnywhere(text: string): string {
  return `%${escapeLike(text.toLowerCase())}%`;
}
