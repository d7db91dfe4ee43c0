/** Things for the table that are more than one turned body: butter dish, teapot, honey jar, carafe. */
import { mix, tone } from '../colour.ts';
import { colours, wood } from '../palette.ts';
import { cap, gleam, lathe, mouth } from '../parts/lathe.ts';
import { specksIn, specksOn } from '../parts/materials/speckle.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { outlineShadow, roundShadow } from '../parts/shadow.ts';
import { rectangle, slabSides, slabTop } from '../parts/slab.ts';
import { onTable } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import { fill, group, linear, linearAt, move, n, oval, radial, smooth, stroke } from '../pen.ts';
import { carafeShape, jarShape, stopper, tumblerShape, vessel } from './glassware.ts';
import { rawClay } from './mug.ts';
import { tube } from './tube.ts';

export function butterDish(pen: Pen, colour: string, turn = -12, lidOff = false): Piece {
  const foot = rectangle(660, 400, 80);
  const well = rectangle(610, 350, 60);
  const base = { outline: foot, height: 40, colour: rawClay, turn };
  const glaze = { outline: rectangle(664, 404, 82), height: 26, up: 22, colour, turn };
  const hood = { outline: rectangle(500, 260, 70), height: 200, up: 46, colour, turn };
  const hoodTop = { outline: rectangle(484, 244, 66), height: 12, up: 246, colour, turn };
  const butter = { outline: rectangle(400, 170, 8), height: 110, up: 48, colour: '#efd58d', turn };
  const top = onTable(0, 0, 258, turn);
  const knob = group(
    move(top[0], top[1]),
    lathe(pen, {
      profile: [
        [36, -58],
        [44, -44],
        [36, -22],
        [20, -8],
        [22, 0],
      ],
      colour: wood.oak,
      gloss: 0.2,
    }) + cap(pen, 36, -58, wood.oak),
  );
  const left = onTable(-250, 130, 0, turn);
  const shine = fill(
    `M${n(left[0] + 92)} ${n(left[1] - 230)}q-14 90 0 166l34 4q-8 -80 4 -162Z`,
    '#fffaf0',
    'opacity="0.3"',
  );
  const lid =
    slabSides(hood) +
    specksIn(pen, left[0] + 60, left[1] - 236, 400, 190, tone(colour, 0.1), 46, 3, 0.4) +
    shine +
    slabSides(hoodTop) +
    slabTop(pen, hoodTop) +
    knob;
  const body =
    slabSides(base) +
    slabSides(glaze) +
    slabTop(pen, glaze) +
    group(
      '',
      slabTop(pen, { outline: well, height: 0, up: 46, colour: tone(colour, 0.42), turn }),
    ) +
    (lidOff ? slabSides(butter) + slabTop(pen, butter) : lid);
  return piece(
    outlineShadow(
      foot.map(([x, z]) => onTable(x, z, 0, turn)),
      64,
    ),
    body,
  );
}

export function teapot(pen: Pen, colour: string): Piece {
  const shape: Point[] = [
    [96, -300],
    [150, -280],
    [222, -210],
    [240, -130],
    [200, -40],
    [130, 0],
  ];
  const spout = 'M168 -214C256 -206 280 -282 340 -328L382 -304C336 -236 318 -110 176 -62Z';
  const handle = 'M-110 -268C-150 -470 130 -480 112 -268';
  const lid: Point[] = [
    [16, -366],
    [60, -352],
    [100, -310],
    [104, -300],
  ];
  const body =
    fill(
      spout,
      linearAt(
        pen,
        [
          [0, tone(colour, 0.7)],
          [0.35, tone(colour, 0.5)],
          [1, tone(colour, 0.14)],
        ],
        [236, -260],
        [310, -140],
      ),
    ) +
    oval(361, -316, 24, 9, tone(colour, 0.12), 'transform="rotate(30 361 -316)"') +
    lathe(pen, { profile: shape, colour, gloss: 0.6 }) +
    specksOn(pen, shape, tone(colour, 0.1), 90, 3) +
    gleam(pen, shape, -0.96, -0.68, 0.36) +
    oval(0, -300, 112, 30, tone(colour, 0.2), 'opacity="0.5"') +
    lathe(pen, { profile: lid, colour, gloss: 0.5 }) +
    group(
      'translate(0 -360)',
      lathe(pen, {
        profile: [
          [18, -40],
          [24, -28],
          [14, -8],
          [14, 0],
        ],
        colour: wood.oak,
        gloss: 0.2,
      }) + cap(pen, 18, -40, wood.oak),
    ) +
    tube(handle, 26, wood.walnut, 0.3);
  return piece(roundShadow(pen, 180, 340), body);
}

export function honeyJar(pen: Pen, dipper = false): Piece {
  const jar = vessel(pen, {
    profile: jarShape,
    foot: 160,
    body: 0.3,
    liquid: { level: -330, colour: colours.honey },
    label: {
      r: 180,
      top: -262,
      bottom: -92,
      lines: ['HONEY', 'WILDFLOWER'],
      size: 30,
      mark: 'line',
    },
  });
  const lid = group('translate(0 -398)', stopper(pen, 160, 64, '#c9a173'));
  const stick = dipper
    ? group(
        'translate(270 -8) rotate(64)',
        tube('M0 -20V-430', 17, wood.oak, 0.2) +
          [0, 1, 2, 3, 4]
            .map((i) =>
              oval(
                0,
                -22 - i * 19,
                36 - Math.abs(i - 2) * 6,
                9,
                tone(wood.oak, 0.56 - (i % 2) * 0.1),
              ),
            )
            .join(''),
      )
    : '';
  return piece(
    jar.shadow +
      (dipper
        ? oval(
            430,
            -80,
            240,
            22,
            radial(pen, [
              [0, '#3b2a20', 0.3],
              [1, '#3b2a20', 0],
            ]),
            'transform="rotate(-26 430 -80)"',
          )
        : ''),
    jar.body + lid + stick,
  );
}

export const carafe = (pen: Pen): Piece =>
  vessel(pen, {
    profile: carafeShape,
    foot: 150,
    body: 0.32,
    liquid: { level: -360, colour: '#cfdcd6', opacity: 0.6 },
  });

export function tumbler(pen: Pen, drink = '#cfdcd6', opacity = 0.6): Piece {
  return vessel(pen, {
    profile: tumblerShape,
    foot: 100,
    body: 0.34,
    liquid: { level: -150, colour: drink, opacity },
  });
}

/** Slices of lemon and a sprig float in the carafe on some pictures. */
export const lemon = (pen: Pen, r: number): string =>
  oval(0, 0, r, r * 0.9, '#e7c65c') +
  oval(
    0,
    0,
    r * 0.84,
    r * 0.75,
    radial(pen, [
      [0, '#f7e6a4'],
      [1, '#efd477'],
    ]),
  ) +
  stroke(
    Array.from(
      { length: 7 },
      (_, i) => `M0 0L${n(Math.cos(i * 0.9) * r * 0.76)} ${n(Math.sin(i * 0.9) * r * 0.68)}`,
    ).join(''),
    '#fbf2cf',
    4,
  );

export function bread(pen: Pen): Piece {
  const crust = '#b57d46';
  const d =
    'M-240 0C-290 -40 -280 -150 -190 -176C-80 -210 110 -208 200 -170C280 -136 282 -30 236 0C150 26 -150 26 -240 0Z';
  const cuts = [-120, -20, 80]
    .map(
      (x) =>
        stroke(
          `M${x} -176C${x + 26} -140 ${x + 44} -110 ${x + 50} -66`,
          '#efd6a4',
          17,
          'opacity="0.9"',
        ) +
        stroke(
          `M${x + 9} -174C${x + 35} -140 ${x + 52} -110 ${x + 58} -66`,
          tone(crust, 0.14),
          5,
          'opacity="0.5"',
        ),
    )
    .join('');
  return piece(
    outlineShadow(
      [
        [-240, -30],
        [0, -50],
        [240, -30],
        [236, 8],
        [0, 24],
        [-236, 8],
      ],
      50,
    ),
    fill(
      d,
      radial(
        pen,
        [
          [0, tone(crust, 0.78)],
          [0.5, tone(crust, 0.5)],
          [1, tone(crust, 0.16)],
        ],
        0.36,
        0.2,
        0.8,
      ),
    ) +
      cuts +
      specksIn(pen, -200, -170, 380, 120, '#f6e7c8', 60, 2, 0.4),
  );
}

export const pot = (pen: Pen, colour: string): Piece => {
  const shape: Point[] = [
    [120, -170],
    [126, -140],
    [118, -60],
    [96, -10],
    [84, 0],
  ];
  return piece(
    roundShadow(pen, 92, 170),
    lathe(pen, { profile: shape, colour, gloss: 0.4 }) +
      mouth(pen, { r: 120, y: -170, lip: 9, colour, inside: mix(colour, '#ffffff', 0.2) }),
  );
};

export const steam = (pen: Pen, x: number, y: number): string =>
  group(
    move(x, y),
    [0, 1]
      .map((i) =>
        stroke(
          smooth([
            [i * 46 - 20, 0],
            [i * 46 - 44, -60],
            [i * 46 + 2, -130],
            [i * 46 - 26, -210 - i * 30],
          ]),
          linear(
            pen,
            [
              [0, '#ffffff', 0],
              [0.5, '#ffffff', 0.5],
              [1, '#ffffff', 0],
            ],
            0,
            0,
            0.01,
            1,
          ),
          15,
        ),
      )
      .join(''),
    'opacity="0.6"',
  );
