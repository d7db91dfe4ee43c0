// @ts-check
// The outline of the world's countries for maps without tiles: Natural Earth's map (public domain)
// at 1:50 million, simplified to what is visible at that size. A plugin of the build, so that
// browsers fetch the small result and never the large map.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { quantize } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';

const NAME = 'virtual:world-outline';
/** Corners smaller than this are dropped, in square degrees. */
const CORNER = 0.01;
const STEPS = 1e5;

/** @returns {string} */
function outline() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const weighed = presimplify(JSON.parse(readFileSync(file, 'utf8')));
  const plain = simplify(weighed, CORNER);
  const simplified = filter(plain, filterWeight(plain, CORNER));
  const { countries } = /** @type {any} */ (simplified.objects);
  for (const geometry of countries.geometries) delete geometry.properties;
  return JSON.stringify(quantize({ ...simplified, objects: { countries } }, STEPS));
}

/** @returns {import('vite').Plugin} */
export function worldOutline() {
  return {
    name: 'world-outline',
    resolveId: { filter: { id: /^virtual:world-outline$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:world-outline$/ },
      // Parsed from a string: browsers do that faster than an object literal. The server shows no
      // map.
      handler: (_id, options) =>
        options?.ssr
          ? 'export default null;'
          : `export default JSON.parse(${JSON.stringify(outline())});`,
    },
  };
}
