import { BUILDER_MARK } from '#wire/layout.ts';

/** Asked at each event: the builder may mark the document after the page has started. */
export function isInBuilder(): boolean {
  return document.documentElement.hasAttribute(BUILDER_MARK);
}
