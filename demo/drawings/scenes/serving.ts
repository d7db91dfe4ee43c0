/** Pictures of the bowls, dishes and glasses. */

import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { server, tray } from '../objects/board.ts';
import { ball, bowl, eggCup, plate } from '../objects/bowl.ts';
import { mug } from '../objects/mug.ts';
import { bread, butterDish, carafe, lemon, tumbler } from '../objects/serving.ts';
import { folded, laidCloth } from '../objects/textile.ts';
import { colours, wood } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { piece, place, together } from '../parts/piece.ts';
import { group, move } from '../pen.ts';

const coffee = { colour: '#5b3d2a', below: 42 };

const butter: Things = (pen) => place(butterDish(pen, colours.cream), 600, 1090, 1.22);

const butterOpen: Things = (pen) =>
  together(
    place(bread(pen), 320, 960, 0.8),
    place(butterDish(pen, colours.cream, 10, true), 640, 1130, 1.12),
  );

const bowlAlone: Things = (pen) => place(bowl(pen, { colour: colours.moss }), 600, 1120, 1.34);

const bowlUsed: Things = (pen) =>
  together(
    place(bowl(pen, { colour: colours.sand }), 300, 900, 0.62),
    place(
      folded(pen, { w: 600, d: 460, layers: 1, thick: 14, colour: colours.oat, turn: -14 }),
      760,
      1210,
    ),
    place(
      bowl(
        pen,
        { colour: colours.moss },
        [
          [-150, -226, 80],
          [0, -208, 88],
          [150, -230, 78],
          [-70, -284, 76],
          [84, -290, 80],
        ]
          .map(([x = 0, y = 0, r = 80], i) =>
            ball(
              pen,
              x,
              y,
              r,
              ['#b96a48', '#c98a4b', '#8e5a50', '#d3a24e', '#bd7a4f'][i] ?? '#b96a48',
            ),
          )
          .join(''),
      ),
      640,
      1130,
      1.08,
    ),
  );

const eggs: Things = (pen) =>
  together(
    place(eggCup(pen, { colour: colours.sage }), 380, 1020, 1.66),
    place(eggCup(pen, { colour: colours.blush }), 790, 1170, 1.72),
  );

const servers: Things = (pen) =>
  together(
    place(laidCloth(pen, 860, 1080, colours.oat, { hem: colours.clay }), 610, 740, 1, -7),
    place(server(pen, 'fork', wood.walnut, 1060), 520, 1270, 1.04, -9),
    place(server(pen, 'spoon', wood.walnut, 1060), 690, 1260, 1.04, 10),
  );

const serversUsed: Things = (pen) => {
  const leaves = Array.from({ length: 9 }, (_, i) =>
    group(
      move(-210 + i * 52, -250 + (i % 3) * 16, 1, -60 + i * 15),
      sprig(pen, {
        length: 170,
        colour: i % 2 ? '#7d8f5e' : '#5f7350',
        pairs: 4,
        leaf: 96,
        width: 52,
        bend: 16,
      }),
    ),
  ).join('');
  return together(
    place(
      piece('', group(move(0, 0, 0.86, 38), server(pen, 'spoon', wood.walnut, 860).body)),
      690,
      860,
      1,
    ),
    place(
      bowl(
        pen,
        { colour: colours.cream },
        leaves + ball(pen, -60, -240, 46, '#b4533c') + ball(pen, 110, -250, 44, '#b4533c'),
      ),
      590,
      1140,
      1.26,
    ),
  );
};

const carafeSet: Things = (pen) =>
  together(place(carafe(pen), 450, 1080, 1.3), place(tumbler(pen), 850, 1180, 1.25));

const carafeUsed: Things = (pen) =>
  together(
    place(
      tray(
        pen,
        900,
        700,
        0,
        wood.walnut,
        together(
          place(carafe(pen), -120, 20, 0.98),
          place(tumbler(pen, '#e6cf8a', 0.7), 210, 46, 0.94),
        ),
      ),
      600,
      1120,
      0.98,
    ),
    place(piece('', lemon(pen, 62)), 300, 1340),
    place(piece('', lemon(pen, 52)), 410, 1380),
  );

export const serving: Record<string, Sketch[]> = {
  'butter-dish': [
    scene('front', 'Cream stoneware butter dish with a wooden knob on its lid', 'mist', butter),
    scene(
      'open',
      'Butter dish with the lid off, a pat of butter and a loaf behind',
      'blush',
      butterOpen,
      { kind: 'table', horizon: 760 },
    ),
    closeUp('Oak knob on the speckled lid of the butter dish', 'mist', butter, 600, 800, 2.1),
  ],
  'stoneware-bowl': [
    scene('front', 'Deep stoneware bowl in moss glaze with a bare clay foot', 'linen', bowlAlone),
    scene(
      'in-use',
      'Moss stoneware bowl filled with fruit on a linen cloth',
      'butter',
      bowlUsed,
      { kind: 'table', horizon: 740 },
      (pen) => leafShade(pen, 820, 160, 420, 0.12),
    ),
    closeUp('Speckled rim and inner glaze of the stoneware bowl', 'linen', bowlAlone, 420, 800, 2),
  ],
  'egg-cup-pair': [
    scene('front', 'Pair of footed egg cups in sage and blush, each holding an egg', 'oat', eggs),
    scene(
      'in-use',
      'Egg cup with a brown egg beside a plate, a mug and folded linen',
      'sage',
      (pen) =>
        together(
          place(mug(pen, { colour: colours.cream, holds: coffee }, 'small'), 830, 960, 0.92),
          place(plate(pen, 340, colours.cream), 480, 1190, 1),
          place(eggCup(pen, { colour: colours.sage }), 470, 1170, 1.1),
        ),
      { kind: 'plank', horizon: 730 },
    ),
    closeUp('Footed stem and speckled glaze of the egg cup', 'oat', eggs, 790, 950, 1.9),
  ],
  'salad-servers': [
    scene(
      'front',
      'Walnut salad fork and spoon on a hemmed linen cloth, seen from above',
      'stone',
      servers,
      { kind: 'flat' },
    ),
    scene('in-use', 'Bowl of green salad with a walnut server resting in it', 'oat', serversUsed, {
      kind: 'table',
      horizon: 780,
    }),
    closeUp('Hollowed head and grain of the walnut servers', 'stone', servers, 760, 420, 2, {
      kind: 'flat',
    }),
  ],
  'carafe-and-glass': [
    scene('front', 'Clear glass carafe of water with a small tumbler', 'mist', carafeSet),
    scene(
      'in-use',
      'Carafe and tumbler on a walnut tray with slices of lemon',
      'sage',
      carafeUsed,
      { kind: 'table', horizon: 740 },
      (pen) => windowLight(pen, 620, 80, 420, 520, 0.36),
    ),
    closeUp('Light on the shoulder of the glass carafe', 'mist', carafeSet, 500, 720, 1.9),
  ],
};
