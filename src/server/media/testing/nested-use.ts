/** An SVG of 2 KB: ten times ten times … one rectangle, rendered ten thousand million times. */
export function nestedUse(levels = 10): Uint8Array<ArrayBuffer> {
  const uses = (level: number) => `<use href="#g${level}"/>`.repeat(10);
  const groups = Array.from({ length: levels }, (_, at) => `<g id="g${at + 1}">${uses(at)}</g>`);
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs>` +
    `<rect id="g0" width="1" height="1"/>${groups.join('')}</defs><use href="#g${levels}"/></svg>`;
  return new TextEncoder().encode(text);
}
