// The families under which shoppers look for colours: a shop may call a blue Ink and another one Sky.

export const COLOR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'grey',
  'black',
  'gold',
  'silver',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** As their swatch beside a filter. */
export const FAMILY_COLORS: Readonly<Record<ColorFamily, string>> = {
  red: '#b4372f',
  orange: '#d9772b',
  yellow: '#dcb637',
  green: '#5f8a4c',
  blue: '#3b6a9c',
  purple: '#76539a',
  pink: '#d88aa6',
  brown: '#84573a',
  beige: '#dcc9a6',
  white: '#ffffff',
  grey: '#8b8f93',
  black: '#1d1d1d',
  gold: '#b8953f',
  silver: '#bfc4c8',
};

/** A colour may lie between two, and one of two colours is of both. */
export const MAX_FAMILIES = 3;

const WORDS: Record<ColorFamily, readonly string[]> = {
  red: ['crimson', 'scarlet', 'burgundy', 'maroon', 'ruby', 'rot', 'rouge', 'rojo', 'rosso'],
  orange: ['apricot', 'peach', 'tangerine', 'naranja', 'arancione'],
  yellow: ['mustard', 'lemon yellow', 'gelb', 'jaune', 'amarillo', 'giallo'],
  green: ['olive green', 'sage green', 'emerald', 'khaki', 'grün', 'vert', 'verde'],
  blue: ['navy', 'azure', 'cobalt', 'indigo', 'turquoise', 'teal', 'blau', 'bleu', 'azul', 'blu'],
  purple: ['violet', 'lilac', 'mauve', 'plum', 'lila', 'violett', 'morado', 'viola'],
  pink: ['rose pink', 'blush pink', 'magenta', 'fuchsia', 'rosa'],
  brown: ['chocolate brown', 'chestnut', 'tan', 'braun', 'brun', 'marron', 'marrón', 'marrone'],
  beige: ['cream', 'ecru', 'taupe', 'nude', 'natural', 'camel'],
  white: ['ivory', 'weiß', 'weiss', 'blanc', 'blanco', 'bianco'],
  grey: ['gray', 'charcoal', 'slate', 'grau', 'gris', 'grigio'],
  black: ['jet black', 'schwarz', 'noir', 'negro', 'nero'],
  gold: ['golden', 'gilt', 'doré', 'dorado'],
  silver: ['silvery', 'silber', 'argenté', 'plateado'],
};

const SHADES = ['light', 'dark', 'pale', 'deep', 'bright'];

/** For each family the words that shoppers use for it, its name first: 'light blue' is a blue. */
export const COLOR_NAMES: readonly (readonly string[])[] = COLOR_FAMILIES.map((family) => [
  family,
  ...SHADES.map((shade) => `${shade} ${family}`),
  ...WORDS[family],
]);
