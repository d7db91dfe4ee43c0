import { contrast } from './contrast.ts';
import { type ColorScheme, type CustomColors, getPalette } from './palette.ts';

// The colours of the shop as its emails use them. An email is sent without a look at it: a colour
// that cannot be read on its ground gives way to black or white, whichever is read better.
// Example: with { accent: '#ffd700' } the text on a button is black.

export interface EmailColors {
  /** The background around the card. */
  page: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
}

const NEEDED = 4.5;

export function emailColors(scheme: ColorScheme, custom: CustomColors): EmailColors {
  const palette = getPalette(scheme, custom);
  const [page, card, accent] = [palette['paper-sunk'], palette['paper-raised'], palette.accent];
  return {
    page,
    card,
    ink: readable(palette.ink, [page, card]),
    soft: readable(palette['ink-soft'], [page, card]),
    line: palette.line,
    accent,
    onAccent: readable(palette['on-accent'], [accent]),
  };
}

function readable(color: string, grounds: readonly string[]): string {
  const worst = (foreground: string) =>
    Math.min(...grounds.map((ground) => contrast(foreground, ground)));
  if (worst(color) >= NEEDED) return color;
  return worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff';
}
