/** Pictures of the tableware. */
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { board, tray } from '../objects/board.ts';
import { ball, bowl, egg, eggCup, plate } from '../objects/bowl.ts';
import { book } from '../objects/desk.ts';
import { mug } from '../objects/mug.ts';
import { budVase } from '../objects/pot.ts';
import { bread, butterDish, carafe, honeyJar, steam, teapot } from '../objects/serving.ts';
import { folded } from '../objects/textile.ts';
import { colours, termColours, wood } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { across, upright } from '../parts/measure.ts';
import { piece, place, together } from '../parts/piece.ts';
import { group, move } from '../pen.ts';

const coffee = { colour: '#5b3d2a', below: 42 };

const milk = { colour: '#c69a72', below: 36 };

const trayAlone: Things = (pen) => place(tray(pen, 880, 1120, 20), 600, 1000, 0.84);

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

/** Room for the words a shopper types. */
const boardBlank: Things = (pen) => place(board(pen, 620, 830, wood.oak, ''), 590, 1240, 1);

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
      790,
      1090,
      2.3,
    ),
    scene('scale', 'Oak serving tray beside its measure, 46 centimetres across', 'oat', (pen) =>
      together(
        place(tray(pen, 900, 1240, 0), 600, 900, 0.94),
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
      'Oak cutting board with a hanging hole and a small heart, free for your words above it',
      'sage',
      boardBlank,
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
};
