/** Candles and the small things about them. */
import { mix, tone } from '../colour.ts';
import { beeswax, glass, metal } from '../palette.ts';
import { cap, lathe, mouth, patch } from '../parts/lathe.ts';
import { flame } from '../parts/light.ts';
import { glassBack, glassFront } from '../parts/materials/glass.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { roundShadow } from '../parts/shadow.ts';
import { TILT } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { fill, group, linear, n, oval, radial, smooth, stroke } from '../pen.ts';
import type { Label } from './glassware.ts';
import { label } from './glassware.ts';
import { tube } from './tube.ts';

/** A pillar of wax, glowing near the flame when lit. */
export function pillar(
  pen: Pen,
  r: number,
  h: number,
  colour: string = beeswax,
  lit = false,
): Piece {
  const profile: Point[] = [
    [r - 6, -h],
    [r, -h + 8],
    [r, -8],
    [r - 3, 0],
  ];
  const glowing = lit
    ? fill(
        patch(
          [
            [r, -h],
            [r, -h * 0.45],
          ],
          -Math.PI / 2,
          Math.PI / 2,
        ),
        linear(
          pen,
          [
            [0, '#ffe2a0', 0.62],
            [1, '#ffd98e', 0],
          ],
          0,
          0,
          0,
          1,
        ),
      )
    : '';
  // Beeswax blooms: a paler mist in uneven bands.
  const bloom = [0.22, 0.48, 0.8]
    .map((t) =>
      fill(
        patch(
          [
            [r, -h * t - 12],
            [r, -h * t + 6],
          ],
          -1.5,
          1.5,
        ),
        tone(colour, 0.75),
        'opacity="0.12"',
      ),
    )
    .join('');
  const pool = oval(
    0,
    -h + 2,
    r * 0.72,
    r * TILT * 0.66,
    radial(pen, [
      [0, lit ? '#fff0c2' : tone(colour, 0.66)],
      [0.7, tone(colour, lit ? 0.72 : 0.56)],
      [1, tone(colour, 0.42)],
    ]),
  );
  const wick = lit
    ? flame(pen, 0, -h - 14, Math.max(0.7, r / 170))
    : stroke(`M0 ${n(-h + 2)}C-4 ${n(-h - 14)} 3 ${n(-h - 26)} 6 ${n(-h - 38)}`, '#6d5a42', 5);
  const body =
    lathe(pen, {
      profile: [
        [r - 4, -h],
        [r, -h + 7],
        [r, 0],
      ],
      colour,
      gloss: 0.18,
      depth: 0.72,
      sharp: true,
      foot: 0.18,
    }) +
    bloom +
    glowing +
    cap(pen, r - 4, -h, colour, 0.3) +
    pool +
    wick;
  void profile;
  return piece(roundShadow(pen, r, h, 0.95), body);
}

export function taper(pen: Pen, h: number, colour: string, lit = false): Piece {
  const body =
    lathe(pen, {
      profile: [
        [13, -h],
        [20, -h * 0.7],
        [22, 0],
      ],
      colour,
      gloss: 0.3,
      depth: 0.8,
    }) +
    cap(pen, 13, -h, colour) +
    (lit ? flame(pen, 0, -h - 6, 0.55) : stroke(`M0 ${-h}v-20`, '#6d5a42', 4));
  const holder = lathe(pen, {
    profile: [
      [34, -50],
      [34, -28],
      [26, -20],
      [70, -10],
      [84, 0],
    ],
    colour: metal.brass,
    gloss: 0.9,
  });
  return piece(roundShadow(pen, 84, h * 0.7, 0.8), holder + group('translate(0 -34)', body));
}

export function teaLight(pen: Pen, lit = false, wax = '#efe2c4'): Piece {
  const r = 74;
  const body =
    lathe(pen, {
      profile: [
        [r, -58],
        [r, 0],
      ],
      colour: metal.steel,
      gloss: 0.7,
      sharp: true,
    }) +
    mouth(pen, {
      r,
      y: -58,
      lip: 4,
      colour: '#d8d4cc',
      inside: metal.steel,
      fills: { colour: wax, below: 9 },
    }) +
    (lit
      ? flame(pen, 0, -54, 0.5)
      : oval(0, -50, 12, 4, metal.steel, 'opacity="0.6"') + stroke('M0 -50v-22', '#7a664c', 4));
  return piece(roundShadow(pen, r, 60, 0.9), body);
}

/** A candle poured into an amber or clear jar. */
export function jarCandle(
  pen: Pen,
  it: {
    glass?: string;
    wax?: string;
    lit?: boolean;
    lid?: boolean;
    label: Omit<Label, 'r' | 'top' | 'bottom'>;
  },
): Piece {
  const profile: Point[] = [
    [196, -400],
    [196, -300],
    [196, -60],
    [190, -18],
    [172, 0],
  ];
  const colour = it.glass ?? glass.amber;
  const wax = it.wax ?? '#ecdcb8';
  const level = -300;
  const waxBody = fill(
    patch(
      [
        [188, level],
        [188, -14],
      ],
      -Math.PI / 2,
      Math.PI / 2,
    ),
    linear(pen, [
      [0, tone(wax, 0.2)],
      [0.3, tone(mix(wax, colour, 0.15), 0.5)],
      [0.7, tone(mix(wax, colour, 0.3), 0.4)],
      [1, tone(wax, 0.12)],
    ]),
  );
  const waxTop = oval(
    0,
    level,
    188,
    188 * TILT,
    radial(
      pen,
      [
        [0, it.lit ? '#fff2cd' : tone(wax, 0.72)],
        [1, tone(wax, 0.46)],
      ],
      0.5,
      0.5,
      0.55,
    ),
  );
  const wick = it.lit
    ? flame(pen, 0, level - 10, 0.85)
    : stroke(`M0 ${level + 4}v-44`, '#6d5a42', 5);
  const g = { profile, colour, body: colour === glass.amber ? 0.85 : 0.3, lip: 7 };
  const inner = it.lit
    ? oval(
        0,
        level + 60,
        170,
        150,
        radial(pen, [
          [0, '#ffcf7a', 0.7],
          [1, '#ffcf7a', 0],
        ]),
      )
    : '';
  const tint = fill(
    patch(profile, -Math.PI / 2, Math.PI / 2),
    linear(pen, [
      [0, tone(colour, 0.2), 0.75],
      [0.35, colour, 0.42],
      [0.7, colour, 0.5],
      [1, tone(colour, 0.15), 0.8],
    ]),
    colour === glass.amber ? '' : 'opacity="0.12"',
  );
  const lid = it.lid
    ? group(
        'translate(0 -402)',
        lathe(pen, {
          profile: [
            [204, -54],
            [204, 0],
          ],
          colour: '#c39a6a',
          gloss: 0.1,
          sharp: true,
        }) + cap(pen, 204, -54, '#c39a6a'),
      )
    : '';
  const body =
    glassBack(pen, g) +
    waxBody +
    waxTop +
    wick +
    tint +
    inner +
    label(pen, { r: 196, top: -262, bottom: -86, ...it.label }) +
    glassFront(pen, g) +
    lid;
  return piece(roundShadow(pen, 184, 400, 0.9), body);
}

/** The bell of a snuffer on its long stem, lying towards the right. */
export function snuffer(pen: Pen, colour: string = metal.brass): Piece {
  const bellShape: Point[] = [
    [8, -150],
    [22, -146],
    [46, -120],
    [62, -70],
    [78, -16],
    [84, 0],
  ];
  const bell = lathe(pen, { profile: bellShape, colour, gloss: 1, foot: 0.1 });
  const stem = tube(
    smooth([
      [4, -150],
      [14, -190],
      [60, -214],
      [200, -250],
      [420, -330],
      [640, -420],
    ]),
    17,
    colour,
    1,
  );
  const knob = oval(
    648,
    -424,
    24,
    22,
    radial(
      pen,
      [
        [0, tone(colour, 0.95)],
        [0.5, tone(colour, 0.5)],
        [1, tone(colour, 0.16)],
      ],
      0.35,
      0.3,
      0.75,
    ),
  );
  const ring = `<ellipse cx="4" cy="-152" rx="15" ry="7" fill="${tone(colour, 0.4)}"/>`;
  return piece(roundShadow(pen, 80, 150), stem + knob + bell + ring);
}
