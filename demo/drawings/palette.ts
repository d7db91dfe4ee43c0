/** Every colour of the drawn shop. One warm, muted family; nothing purer than clay or deeper than ink. */
export const colours = {
  sand: '#d3bd9c',
  moss: '#7d8462',
  ink: '#3d4855',
  clay: '#b9714f',
  oat: '#e6dac3',
  rust: '#9c5236',
  sky: '#9fb3ba',
  charcoal: '#494543',
  blush: '#d9b3a0',
  cream: '#f1e8d8',
  chalk: '#f4efe6',
  olive: '#8b8a55',
  honey: '#cf8f35',
  plum: '#705058',
  sage: '#a5ab8d',
} as const;

export type ColourName = keyof typeof colours;

/** A variation term to its colours; dual terms such as sand-ink give two. */
export function termColours(term: string): string[] {
  return term.split('-').map((part) => {
    const found = colours[part as ColourName];
    if (!found) throw new Error(`No colour named ${part}`);
    return found;
  });
}

export const wood = {
  oak: '#c89b69',
  walnut: '#7c5740',
  ash: '#dcc09a',
  beech: '#d1a57a',
} as const;
export const metal = { brass: '#b8924f', steel: '#a5a49f', iron: '#57534f' } as const;
export const glass = { clear: '#dfe6df', moss: '#6f7c53', amber: '#8a5327' } as const;
export const leaf = { olive: '#7f8a68', fern: '#5f7350', sage: '#93a085', dry: '#b59b6c' } as const;
export const terracotta = '#bf7b58';
export const beeswax = '#dca650';
export const kraft = '#b9946a';
export const paper = '#f6f1e7';
export const inkLine = '#3f3a36';
/** Shadows are never black: a warm umber, thinned. */
export const umber = '#3b2a20';

/** Wall and table of one ground. */
export interface Ground {
  wall: string;
  table: string;
}
export const grounds = {
  oat: { wall: '#ebe2d3', table: '#e0d3bf' },
  linen: { wall: '#e9e1d6', table: '#d9cdbd' },
  blush: { wall: '#ecdccf', table: '#dfc8b8' },
  sage: { wall: '#dfe0d0', table: '#cfd1bd' },
  mist: { wall: '#dde0dc', table: '#cdd1cc' },
  dusk: { wall: '#cfbfb0', table: '#bca997' },
  stone: { wall: '#dcd6cd', table: '#cbc3b7' },
  butter: { wall: '#efe3c8', table: '#e3d2ae' },
  clay: { wall: '#d9b59d', table: '#cba48a' },
  night: { wall: '#6e5d54', table: '#5a4a42' },
  oak: { wall: '#e9e0d2', table: '#c39c70' },
  walnut: { wall: '#ded5c8', table: '#866148' },
} as const satisfies Record<string, Ground>;
export type GroundName = keyof typeof grounds;
