import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const shop = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css', { cwd: shop }).map((name) => ({
  name,
  css: readFileSync(`${shop}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Every place where `pattern` is found, as "file: text". */
function findings(pattern: RegExp, among = sheets): string[] {
  return among.flatMap(({ name, css }) =>
    [...css.matchAll(pattern)].map((found) => `${name}: ${found[0].trim()}`),
  );
}

test('layout changes at 550 and 850 px and nowhere else [TH-43]', () => {
  // The slider of reviews counts its columns by its own width, at edges of its own (RV-10, RV-11).
  // The product page has two columns from 700 px on, so that a tablet shows the price (decision 040).
  // The search field shows its categories where it is wide enough itself, beside a menu of any length.
  const allowed: [folder: string, query: RegExp][] = [
    ['product/', /@media \((?:min-width: 700|max-width: 699\.98)px\)/g],
    ['pages/product/', /@media \((?:min-width: 700|max-width: 699\.98)px\)/g],
    ['layout/search-form.module.css', /@container \(min-width: 19rem\)/g],
  ];
  const others = sheets
    .filter(({ name }) => name !== 'reviews/layouts/slider.module.css')
    .map(({ name, css }) => ({
      name,
      css: allowed.reduce(
        (left, [folder, query]) => (name.startsWith(folder) ? left.replaceAll(query, '') : left),
        css,
      ),
    }));
  const queries = findings(/@(?:media|container)[^{]*(?:width|inline-size)[^{]*/g, others);
  const widths = queries.flatMap((query) =>
    [...query.matchAll(/([\d.]+)(px|rem|em)/g)].map((found) => `${found[1]}${found[2]}`),
  );
  // "Below 850 px" is written 849.98px where a sheet needs the other side of the same edge.
  expect(
    new Set(widths.map((width) => width.replace('549.98', '550').replace('849.98', '850'))),
  ).toEqual(new Set(['550px', '850px']));
});

test('colours are named in tokens.css only', () => {
  const others = sheets.filter(({ name }) => name !== 'styles/tokens.css');
  expect(
    findings(/:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch)a?\()[^;]*/gi, others),
  ).toEqual([]);
});

test('sides are named by reading direction, so that right-to-left needs no second sheet', () => {
  const physical =
    /(?<![\w.-])(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom)\s*:[^;]+|text-align:\s*(?:left|right)|(?:margin|padding|inset):(?:\s+[^\s;]+){4};/g;
  expect(findings(physical)).toEqual([]);
});

test('no component writes an inline style, which the content policy would refuse', () => {
  const components = globSync('**/*.tsx', { cwd: shop })
    .filter((name) => !name.endsWith('.test.tsx'))
    .map((name) => ({ name, css: readFileSync(`${shop}/${name}`, 'utf8') }));
  expect(findings(/\sstyle=\{/g, components)).toEqual([]);
});
