import type { ColorFamily } from '#rules/catalog/color-families.ts';
import type { SwatchKind } from '#rules/catalog/product.ts';
import { termColors, termFamilies } from './term-colors.ts';

export interface DemoTerm {
  slug: string;
  name: string;
  kind: SwatchKind;
  colours: string[];
  families: ColorFamily[];
}

export interface DemoSharedAttribute {
  name: string;
  label: string;
  kind: SwatchKind;
  terms: DemoTerm[];
}

const color = (slug: string, name: string): DemoTerm => {
  const colors = termColors(slug);
  return {
    slug,
    name,
    kind: colors.length > 1 ? 'dual-colour' : 'colour',
    colours: colors,
    families: termFamilies(slug),
  };
};
const label = (slug: string, name: string): DemoTerm => ({
  slug,
  name,
  kind: 'label',
  colours: [],
  families: [],
});
const image = (slug: string, name: string): DemoTerm => ({
  slug,
  name,
  kind: 'image',
  colours: [],
  families: [],
});

/** The shared attributes; the colours are those the drawings use. */
export const attributes: DemoSharedAttribute[] = [
  {
    name: 'color',
    label: 'Colour',
    kind: 'colour',
    terms: [
      color('sand', 'Sand'),
      color('moss', 'Moss'),
      color('ink', 'Ink'),
      color('clay', 'Clay'),
      color('oat', 'Oat'),
      color('rust', 'Rust'),
      color('sky', 'Sky'),
      color('sand-ink', 'Sand and ink'),
      color('clay-oat', 'Clay and oat'),
      color('moss-sand', 'Moss and sand'),
    ],
  },
  {
    name: 'size',
    label: 'Size',
    kind: 'label',
    terms: [
      label('small', 'Small'),
      label('medium', 'Medium'),
      label('large', 'Large'),
      label('a5', 'A5'),
      label('a4', 'A4'),
      label('a3', 'A3'),
      label('100-ml', '100 ml'),
      label('200-ml', '200 ml'),
      label('140x140', '140 × 140 cm'),
      label('140x200', '140 × 200 cm'),
      label('140x260', '140 × 260 cm'),
      label('160x320', '160 × 320 cm'),
    ],
  },
  {
    name: 'edge',
    label: 'Edge',
    kind: 'label',
    terms: [
      label('hemmed', 'Plain hem'),
      label('fringed', 'Fringe'),
      label('scalloped', 'Scallop'),
    ],
  },
  {
    name: 'scent',
    label: 'Scent',
    kind: 'label',
    terms: [
      label('fig-leaf', 'Fig leaf'),
      label('cedar-smoke', 'Cedar smoke'),
      label('orange-clove', 'Orange and clove'),
      label('lavender-hay', 'Lavender and hay'),
      label('unscented', 'Unscented'),
    ],
  },
  {
    name: 'cover',
    label: 'Cover',
    kind: 'image',
    terms: [
      image('fern', 'Fern'),
      image('terrazzo', 'Terrazzo'),
      image('stripe', 'Stripe'),
      image('tide', 'Tide'),
    ],
  },
  {
    name: 'material',
    label: 'Material',
    kind: 'label',
    terms: [
      label('stoneware', 'Stoneware'),
      label('terracotta', 'Terracotta'),
      label('glass', 'Glass'),
      label('oak', 'Oak'),
      label('walnut', 'Walnut'),
      label('brass', 'Brass'),
      label('steel', 'Steel'),
      label('linen', 'Linen'),
      label('cotton', 'Cotton'),
      label('wool', 'Wool'),
      label('beeswax', 'Beeswax'),
      label('soy-wax', 'Soy wax'),
      label('paper', 'Paper'),
      label('rattan', 'Rattan and wicker'),
      label('jute', 'Jute'),
    ],
  },
];
