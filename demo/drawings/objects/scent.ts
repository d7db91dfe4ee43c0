/** Diffuser, burner, mist and incense. */
import { tone } from '../colour.ts';
import { glass, metal } from '../palette.ts';
import { cap, gleam, lathe, mouth } from '../parts/lathe.ts';
import { glow } from '../parts/light.ts';
import { specksOn } from '../parts/materials/speckle.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { flatShadow, roundShadow } from '../parts/shadow.ts';
import { TILT } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { clipped, fill, group, n, oval, smooth, stroke } from '../pen.ts';
import { bottleShape, stopper, vessel } from './glassware.ts';
import { tube } from './tube.ts';

export function diffuser(pen: Pen, colour: string = glass.clear, scent = 'FIG LEAF'): Piece {
  const shape: Point[] = [
    [58, -330],
    [56, -300],
    [62, -276],
    [150, -232],
    [166, -190],
    [166, -36],
    [158, -8],
    [136, 0],
  ];
  const bottle = vessel(pen, {
    profile: shape,
    foot: 150,
    colour,
    body: colour === glass.clear ? 0.34 : 0.8,
    liquid: { level: -170, colour: '#d8b878', opacity: 0.75 },
    label: {
      r: 166,
      top: -172,
      bottom: -50,
      wide: 0.66,
      lines: [scent, 'REED DIFFUSER'],
      size: 19,
      mark: 'none',
    },
  });
  const reeds: string[] = [];
  const lean = [-0.36, -0.22, -0.1, 0.04, 0.17, 0.3, 0.42];
  lean.forEach((t, i) => {
    const x = t * 60;
    const ex = t * 560;
    const ey = -860 + Math.abs(t) * 130 + (i % 2) * 34;
    reeds.push(
      stroke(`M${n(x)} -322L${n(ex)} ${n(ey)}`, tone('#b8915c', 0.26), 13) +
        stroke(`M${n(x - 1.5)} -322L${n(ex - 1.5)} ${n(ey)}`, tone('#d2ad78', 0.54), 9) +
        stroke(
          `M${n(x - 4)} -322L${n(ex - 4)} ${n(ey)}`,
          tone('#d2ad78', 0.86),
          2.4,
          'opacity="0.8"',
        ),
    );
  });
  const collar = group(
    'translate(0 -318)',
    lathe(pen, {
      profile: [
        [64, -24],
        [64, 0],
      ],
      colour: metal.brass,
      gloss: 1,
      sharp: true,
    }) +
      cap(pen, 64, -24, metal.brass, 0.6) +
      oval(0, -24, 40, 40 * TILT, tone('#3b2a20', 0.3)),
  );
  return piece(bottle.shadow, bottle.body + collar + group('translate(0 -14)', reeds.join('')));
}

/** A tall oil burner: a dish above, an arched window with a tea light below. */
export function oilBurner(pen: Pen, colour: string, lit = true): Piece {
  const shape: Point[] = [
    [150, -430],
    [166, -400],
    [180, -300],
    [186, -180],
    [184, -60],
    [176, 0],
  ];
  const dish: Point[] = [
    [206, -500],
    [200, -470],
    [160, -430],
    [148, -424],
  ];
  const arch = 'M-78 -14V-150A78 92 0 0 1 78 -150V-14Q0 26 -78 -14Z';
  const inner = tone(colour, 0.06);
  const window =
    fill(arch, inner) +
    clipped(
      pen,
      arch,
      (lit ? glow(pen, 0, -110, 190, 0.95) : '') +
        group(
          'translate(0 -8) scale(0.62)',
          lathe(pen, {
            profile: [
              [74, -58],
              [74, 0],
            ],
            colour: metal.steel,
            gloss: 0.6,
            sharp: true,
          }) +
            oval(0, -58, 70, 19, '#f3e6c6') +
            (lit
              ? fill('M0 -60C-22 -70 -24 -100 0 -150C24 -100 22 -70 0 -60Z', '#fff0c0') +
                fill('M0 -66C-10 -72 -11 -88 0 -112C11 -88 10 -72 0 -66Z', '#fffdf2')
              : ''),
        ),
    ) +
    stroke(arch, tone(colour, 0.2), 9, 'opacity="0.7"') +
    stroke('M78 -150V-14', tone(colour, 0.86), 5, 'opacity="0.5" transform="translate(4 2)"');
  const dots = [-0.78, 0.78]
    .flatMap((a) =>
      [-330, -296].map((y) =>
        oval(182 * Math.sin(a), y + 49 * Math.cos(a), 9, 12, lit ? '#f1c070' : inner),
      ),
    )
    .join('');
  const body =
    lathe(pen, { profile: shape, colour, gloss: 0.35 }) +
    specksOn(pen, shape, tone(colour, 0.08), 120, 3) +
    gleam(pen, shape, -1, -0.74, 0.22) +
    window +
    dots +
    lathe(pen, { profile: dish, colour, gloss: 0.4, foot: 0.4 }) +
    mouth(pen, {
      r: 206,
      y: -500,
      lip: 12,
      colour,
      inside: colour,
      fills: { colour: '#cfae6a', below: 17 },
    });
  return piece(roundShadow(pen, 180, 480), body);
}

export function sprayBottle(pen: Pen, name: string, colour: string): Piece {
  const bottle = vessel(pen, {
    profile: bottleShape,
    foot: 124,
    colour,
    body: 0.8,
    liquid: { level: -300, colour: tone(colour, 0.6), opacity: 0.35 },
    label: {
      r: 136,
      top: -256,
      bottom: -60,
      wide: 0.98,
      lines: [name, 'LAVENDER'],
      size: 24,
      mark: 'leaf',
    },
  });
  const b = '#3f3a36';
  const pump = group(
    'translate(0 -462)',
    stopper(pen, 52, 70, b, 0.5) +
      group(
        'translate(0 -70)',
        lathe(pen, {
          profile: [
            [36, -66],
            [38, -20],
            [38, 0],
          ],
          colour: b,
          gloss: 0.6,
          sharp: true,
        }) +
          cap(pen, 36, -66, b, 0.5) +
          oval(-30, -40, 6, 8, '#d8cfc0'),
      ),
  );
  return piece(bottle.shadow, bottle.body + pump);
}

/** A bundle of incense sticks tied with thread, lying; origin at its lower end. */
export function incense(pen: Pen, length: number, colour: string): Piece {
  const out: string[] = [];
  for (let i = 0; i < 26; i += 1) {
    const t = ((i * 7) % 26) / 25 - 0.5;
    const x = t * 96;
    const spread = t * 60;
    const top = -length + pen.between(-16, 16);
    const light = 0.56 - t * 0.5 + pen.between(-0.08, 0.08);
    out.push(
      stroke(
        `M${n(x * 0.92)} ${n(pen.between(-10, 8))}L${n(x)} ${n(-length * 0.3)}`,
        tone('#c99b6a', light),
        7,
      ),
    );
    out.push(
      stroke(`M${n(x)} ${n(-length * 0.3)}L${n(x + spread)} ${n(top)}`, tone(colour, light), 12),
    );
  }
  const tie =
    [0, 9, 18, 27]
      .map((y) =>
        stroke(
          `M-56 ${n(-length * 0.46 + y)}Q0 ${n(-length * 0.46 + y + 14)} 56 ${n(-length * 0.46 + y)}`,
          tone('#e9dfc9', 0.46 + (y % 2) * 0.2),
          7,
        ),
      )
      .join('') +
    stroke(
      smooth([
        [30, -length * 0.44],
        [84, -length * 0.4],
        [74, -length * 0.33],
        [120, -length * 0.3],
      ]),
      tone('#e9dfc9', 0.46),
      5,
    );
  return piece(
    flatShadow(
      [
        [-52, 0],
        [-84, -length],
        [84, -length],
        [52, 0],
      ],
      22,
    ),
    out.join('') + tie,
  );
}

/** A burning stick in a small ceramic holder. */
export function incenseHolder(pen: Pen, colour: string, lit = true): Piece {
  const shape: Point[] = [
    [140, -46],
    [136, -30],
    [110, -8],
    [90, 0],
  ];
  const smoke =
    stroke(
      smooth([
        [98, -560],
        [70, -640],
        [120, -720],
        [84, -820],
        [112, -900],
      ]),
      '#ffffff',
      12,
      'opacity="0.32"',
    ) +
    stroke(
      smooth([
        [98, -560],
        [82, -650],
        [130, -720],
        [100, -840],
      ]),
      '#ffffff',
      5,
      'opacity="0.4"',
    );
  const body =
    lathe(pen, { profile: shape, colour, gloss: 0.4 }) +
    mouth(pen, {
      r: 140,
      y: -46,
      lip: 12,
      colour,
      inside: colour,
      fills: { colour: '#d9d0c0', below: 12 },
    }) +
    tube('M0 -34L96 -552', 9, '#6d5a4a', 0.1) +
    (lit ? oval(97, -556, 7, 9, '#e58a4c') + glow(pen, 97, -556, 60, 0.5) + smoke : '');
  return piece(roundShadow(pen, 110, 60), body);
}
