// How deep JSON is nested is counted before it is parsed: a few kilobytes of brackets would otherwise
// become thousands of objects inside each other, and every function that walks them a deep recursion.
// Example: isShallowJson('{"a":[1]}', 2) is true, isShallowJson('[[[]]]', 2) is false; brackets in a
// text count for nothing: isShallowJson('"[[["', 0) is true.

/** No call of the shop nests deeper than a third of this. */
const MAX_DEPTH = 32;

export function isShallowJson(text: string, maxDepth = MAX_DEPTH): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > maxDepth) return false;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return true;
}
