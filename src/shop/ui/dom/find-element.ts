/** The element of markup that is known to have it; without it, or with another kind, it throws. */
export function findElement<T extends Element>(
  root: ParentNode,
  selector: string,
  kind: abstract new () => T,
): T {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${kind.name} matches ${selector}`);
  return found;
}
