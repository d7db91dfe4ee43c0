import { contrast } from './contrast.ts';
import { type ColorScheme, type ColorToken, type CustomColors, getPalette } from './palette.ts';

// Which colours of a shop cannot be read on the grounds they are shown on: WCAG AA, 4.5 for text and 3
// for what carries meaning without being text.
// Example: with { accent: '#ffd700' } in the light scheme, the accent is refused on paper (1.3 to 1),
// and so is the text on a button of it.

export interface ColorProblem {
  /** Where it is refused: the colour that was changed. */
  token: ColorToken;
  /** The two as they are shown: text or sign, and its ground. */
  pair: readonly [shown: ColorToken, ground: ColorToken];
  ratio: number;
  needed: number;
}

type Pair = readonly [shown: ColorToken, ground: ColorToken];

const GROUNDS = ['paper', 'paper-sunk', 'paper-raised'] as const;
const onGrounds = (tokens: readonly ColorToken[]): Pair[] =>
  tokens.flatMap((token) => GROUNDS.map((ground): Pair => [token, ground]));

const TEXT: readonly Pair[] = [
  ...onGrounds(['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'good', 'bad']),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  // The primary button of the dark ground, and tooltips.
  ['paper', 'ink'],
  ['on-banner', 'banner'],
  ['good', 'good-wash'],
  ['bad', 'bad-wash'],
  ['ink', 'good-wash'],
  ['ink', 'bad-wash'],
  ['ink', 'accent-wash'],
  ['accent', 'accent-wash'],
];

/** Borders of controls, stars and the focus ring. */
const SIGNS: readonly Pair[] = onGrounds(['line-strong', 'accent', 'star']);

const NEEDS = [
  ...TEXT.map((pair) => ({ pair, needed: 4.5 })),
  ...SIGNS.map((pair) => ({ pair, needed: 3 })),
];

/** The worst pair of each colour that is refused. */
export function colorProblems(scheme: ColorScheme, custom: CustomColors): ColorProblem[] {
  const palette = getPalette(scheme, custom);
  const poor = NEEDS.map(({ pair, needed }): ColorProblem => {
    const [foreground, ground] = pair;
    const token =
      custom[foreground] === undefined && custom[ground] !== undefined ? ground : foreground;
    return { token, pair, ratio: contrast(palette[foreground], palette[ground]), needed };
  }).filter(({ ratio, needed }) => ratio < needed);
  const worst = new Map<ColorToken, ColorProblem>();
  for (const problem of poor.sort((a, b) => b.ratio / b.needed - a.ratio / a.needed)) {
    worst.set(problem.token, problem);
  }
  return [...worst.values()];
}

/** ratioText(4.49) is '4.4': what is refused never reads like what is asked for. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
