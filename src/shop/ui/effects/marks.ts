// Elements of stored HTML are marked by attributes: `data-parallax` (-3 to 3: slower or faster than the
// page), `data-animate` (the name of an entrance in effects.css), `data-count-up` (a number).
const MARK = /<[^>]*\sdata-(?:parallax|animate|count-up)[\s=>]/;

/** Whether some HTML has a marked element: '<p data-animate="fadeIn">Oak</p>' has one. */
export function hasEffects(html: string): boolean {
  return MARK.test(html);
}
