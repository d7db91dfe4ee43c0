const SVG = 'http://www.w3.org/2000/svg';

/** The document has the icons of its own HTML; what is rendered from now on may use any other. */
export function addIcons(paths: Readonly<Record<string, string>>): void {
  const sprite = document.getElementById('icons');
  for (const [name, path] of Object.entries(paths)) {
    const id = `i-${name}`;
    if (document.getElementById(id)) continue;
    const symbol = document.createElementNS(SVG, 'symbol');
    symbol.id = id;
    symbol.setAttribute('viewBox', '0 0 24 24');
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('d', path);
    symbol.append(shape);
    sprite?.append(symbol);
  }
}
