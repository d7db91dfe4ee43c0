// Which blocks the panel of a menu entry shows. A panel is on every page and nothing in it is hydrated,
// so it takes what reads whole without script; large pictures of a page's top and forms stay out.
// Example: showsInPanel('category-tiles') is true, showsInPanel('contact') is false.

const PANEL_KINDS: ReadonlySet<string> = new Set([
  'text',
  'html',
  'columns',
  'category-tiles',
  'product-row',
  'product-grid',
  'story',
  'journal',
  'promises',
  'banner',
  'image',
  'gallery',
  'slider',
  'logos',
  'testimonials',
  'accordion',
  'table',
  'button',
  'divider',
  'spacer',
]);

export function showsInPanel(kind: string): boolean {
  return PANEL_KINDS.has(kind);
}
