/** Pictures of the tableware. */
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { board, server, tray } from '../objects/board.ts';
import { ball, bowl, egg, eggCup, plate } from '../objects/bowl.ts';
import { book } from '../objects/desk.ts';
import { mug } from '../objects/mug.ts';
import { budVase } from '../objects/pot.ts';
import {
  bread,
  butterDish,
  carafe,
  honeyJar,
  lemon,
  steam,
  teapot,
  tumbler,
} from '../objects/serving.ts';
import { folded, laidCloth, napkinInRing } from '../objects/textile.ts';
import { colours, metal, termColours, wood } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { across, upright } from '../parts/measure.ts';
import { piece, place, together } from '../parts/piece.ts';
import { group, move } from '../pen.ts';

const coffee = { colour: '#5b3d2a', below: 42 };
const milk = { colour: '#c69a72', below: 36 };

const trayAlone: Things = (pen) => place(tray(pen, 900, 1040, 24), 590, 1010, 0.94);
const trayLaid: Things = (pen) => {
  const on = together(
    place(plate(pen, 190, colours.cream), 120, 36, 0.9),
    place(mug(pen, { colour: colours.moss, holds: coffee }, 'small'), -190, 30, 0.66),
    place(piece('', egg(pen, 120)), 90, 6, 0.9),
    place(piece('', egg(pen, 120, '#d8ae86')), 170, 22, 0.9),
  );
  return together(
    place(
      folded(pen, { w: 820, d: 560, layers: 1, thick: 14, colour: colours.oat, turn: -9 }),
      640,
      1130,
    ),
    place(tray(pen, 900, 760, 4, wood.oak, on), 590, 1050, 0.98),
    place(
      piece(
        '',
        group(
          move(0, 0, 1, 78),
          sprig(pen, { length: 380, colour: '#8b9a78', pairs: 8, leaf: 80 }),
        ),
      ),
      640,
      1330,
    ),
  );
};

const mugOf =
  (term: string): Things =>
  (pen) =>
    place(mug(pen, { colour: termColours(term)[0] ?? colours.sand }), 560, 1120, 1.42);
const mugAlt: Record<string, string> = {
  sand: 'Stoneware mug in a pale sand glaze with a bare clay foot',
  moss: 'Stoneware mug in a soft moss green glaze with a bare clay foot',
  ink: 'Stoneware mug in a deep blue-grey ink glaze with a bare clay foot',
  clay: 'Stoneware mug in a warm clay red glaze with a bare clay foot',
};
const mugGround = { sand: 'sage', moss: 'oat', ink: 'linen', clay: 'stone' } as const;
const mugFronts: Sketch[] = (['sand', 'moss', 'ink', 'clay'] as const).map((term) =>
  variant(scene('front', `${mugAlt[term]}`, mugGround[term], mugOf(term)), term),
);
const mugsOnShelf: Things = (pen) =>
  together(
    place(mug(pen, { colour: colours.clay }), 270, 1010, 0.86),
    place(mug(pen, { colour: colours.ink }, 'small'), 830, 1000, 0.86),
    place(mug(pen, { colour: colours.moss }, 'small'), 440, 1150, 0.92),
    place(mug(pen, { colour: colours.sand }), 770, 1180, 0.96),
  );
const mugMorning: Things = (pen) =>
  together(
    place(book(pen, 560, 700, 60, colours.ink, 16), 700, 1150),
    place(book(pen, 520, 640, 46, colours.blush, 8, 60), 700, 1150),
    place(mug(pen, { colour: colours.sand, holds: coffee }), 640, 1030, 0.98),
    place(piece('', steam(pen, 660, 590)), 0, 0),
    place(budVase(pen, 1, colours.moss, 'sprig'), 220, 1090, 0.9),
  );

const breakfast: Things = (pen) =>
  together(
    place(butterDish(pen, colours.cream, -10), 770, 930, 0.74),
    place(
      bowl(
        pen,
        { colour: colours.sand },
        ball(pen, -70, -250, 90, '#c98a4b') +
          ball(pen, 80, -256, 86, '#b96a48') +
          ball(pen, 10, -300, 80, '#d3a24e'),
      ),
      370,
      1130,
      0.92,
    ),
    place(eggCup(pen, { colour: colours.sage }), 740, 1200, 0.86),
    place(eggCup(pen, { colour: colours.sand }), 960, 1150, 0.86),
  );

const boardAlone: Things = (pen) =>
  place(board(pen, 620, 830, wood.oak, 'THE OLIVERS'), 590, 1240, 1);
const boardUsed: Things = (pen) =>
  together(
    place(board(pen, 560, 760, wood.walnut, 'ANNA & JO'), 740, 1010, 0.96),
    place(bread(pen), 420, 1150, 1.1),
    place(carafe(pen), 960, 1170, 0.62),
    place(
      folded(pen, { w: 460, d: 360, layers: 2, thick: 16, colour: colours.rust, turn: 12 }),
      830,
      1330,
    ),
  );

const honey: Things = (pen) => place(honeyJar(pen, true), 500, 1130, 1.42);
const honeyUsed: Things = (pen) =>
  together(
    place(
      bowl(
        pen,
        { colour: colours.cream },
        ball(pen, -60, -230, 80, '#8d4f4d') + ball(pen, 90, -236, 74, '#b96a48'),
      ),
      860,
      960,
      0.62,
    ),
    place(honeyJar(pen), 420, 1110, 1.1),
    place(bread(pen), 800, 1230, 0.9),
  );

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
    place(server(pen, 'fork', wood.walnut, 1060), 470, 1270, 1, 9),
    place(server(pen, 'spoon', wood.walnut, 1060), 800, 1260, 1, -10),
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

export const tableware: Record<string, Sketch[]> = {
  'oak-serving-tray': [
    scene('front', 'Oak serving tray with rounded corners and two cut grips', 'linen', trayAlone),
    scene(
      'in-use',
      'Oak serving tray on a folded linen cloth, laid with a mug, a plate and two eggs',
      'sage',
      trayLaid,
      { kind: 'table', horizon: 760 },
      (pen) => windowLight(pen, 640, 90, 420, 560, 0.3),
    ),
    closeUp(
      'Corner of the oak tray, showing the grain and the softly rounded rim',
      'linen',
      trayAlone,
      830,
      1080,
      2.3,
    ),
    scene('scale', 'Oak serving tray beside its measure, 46 centimetres across', 'oat', (pen) =>
      together(
        place(tray(pen, 900, 800, 0), 600, 900, 0.94),
        across(pen, 178, 1022, 1180, '46 cm'),
      ),
    ),
  ],
  'stoneware-mug': [
    ...mugFronts,
    scene(
      'in-use',
      'Sand stoneware mug of coffee on a stack of books beside a sprig in a small vase',
      'blush',
      mugMorning,
      { kind: 'table', horizon: 800 },
      (pen) => windowLight(pen, 620, 60, 400, 560, 0.34) + leafShade(pen, 760, 200, 420, 0.1),
    ),
    closeUp(
      'Where the moss glaze ends above the bare clay foot of the mug',
      'oat',
      (pen) => place(mug(pen, { colour: colours.moss }), 560, 1120, 1.42),
      620,
      1010,
      2.1,
    ),
    scene(
      'scale',
      'Large and small stoneware mugs side by side in four glazes',
      'stone',
      mugsOnShelf,
      { kind: 'table', horizon: 780 },
    ),
  ],
  'breakfast-table': [
    scene(
      'front',
      'Stoneware bowl of fruit, two egg cups and a butter dish together',
      'butter',
      breakfast,
    ),
    scene(
      'in-use',
      'Breakfast table with teapot, mug, bowl and egg cup in morning light',
      'sage',
      (pen) =>
        together(
          place(teapot(pen, colours.sand), 360, 970, 0.84),
          place(eggCup(pen, { colour: colours.sage }), 700, 1000, 0.84),
          place(mug(pen, { colour: colours.clay, holds: milk }, 'small'), 900, 1140, 0.9),
          place(bowl(pen, { colour: colours.cream }), 480, 1270, 0.84),
        ),
      { kind: 'plank', horizon: 740 },
      (pen) => windowLight(pen, 560, 60, 420, 520, 0.34),
    ),
    closeUp('Egg cup and bowl glazes close together', 'butter', breakfast, 700, 1080, 1.9),
  ],
  'engraved-cutting-board': [
    scene(
      'front',
      'Oak cutting board with a hanging hole, engraved with a family name',
      'sage',
      boardAlone,
      { kind: 'wall' },
    ),
    closeUp(
      'Engraved letters and a small heart cut into the oak grain',
      'sage',
      boardAlone,
      590,
      890,
      2,
      { kind: 'wall' },
    ),
    scene(
      'in-use',
      'Walnut cutting board engraved for two, leaning behind a loaf and a carafe',
      'blush',
      boardUsed,
      { kind: 'table', horizon: 900 },
    ),
    scene(
      'scale',
      'Cutting board with its measures, 28 by 52 centimetres',
      'oat',
      (pen) =>
        together(
          place(board(pen, 620, 830, wood.oak, 'THE OLIVERS'), 520, 1240, 0.86),
          upright(pen, 860, 335, 1240, '52 cm'),
          across(pen, 254, 786, 1310, '28 cm'),
        ),
      { kind: 'wall' },
    ),
  ],
  'honey-jar': [
    scene('front', 'Glass jar of wildflower honey with a wooden dipper beside it', 'butter', honey),
    scene(
      'in-use',
      'Honey jar on a breakfast table with bread and fruit',
      'oak',
      honeyUsed,
      { kind: 'plank', horizon: 740 },
      (pen) => windowLight(pen, 640, 50, 400, 520, 0.34),
    ),
    closeUp(
      'Light through the honey and the paper label of the jar',
      'butter',
      honey,
      500,
      860,
      1.9,
    ),
  ],
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
    closeUp('Hollowed head and grain of the walnut servers', 'stone', servers, 690, 470, 2, {
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

export const napkinOnPlate: Things = (pen) =>
  together(
    place(plate(pen, 420, colours.cream), 600, 900),
    place(napkinInRing(pen, colours.rust, metal.brass), 600, 900, 0.8),
  );
