/** The id of a form on its page: what was posted without script is answered there. */
export function contactAnchor(blockId: number): string {
  return `contact-${blockId}`;
}
