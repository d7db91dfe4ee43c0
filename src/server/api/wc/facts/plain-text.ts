const NAMED: Readonly<Record<string, string>> = {
  atilde: 'ã',
  eacute: 'é',
  euro: '€',
  fnof: 'ƒ',
  iacute: 'í',
  nbsp: '\u00a0',
  oacute: 'ó',
  ouml: 'ö',
  pound: '£',
  yen: '¥',
};

/** What the HTML entities of a name or symbol stand for: `&#36;` is `$`. */
export function plainText(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED[name] ?? entity);
  });
}
