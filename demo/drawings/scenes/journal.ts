/** Pictures for the journal and the story of the makers. */

import { type Sketch, scene, type Things } from '../drawing.ts';
import { board } from '../objects/board.ts';
import { bowl, plate } from '../objects/bowl.ts';
import { jarCandle, pillar, taper } from '../objects/candle.ts';
import { bookStack } from '../objects/desk.ts';
import { curtain, rail } from '../objects/hung.ts';
import { mug } from '../objects/mug.ts';
import { pencil } from '../objects/notebook.ts';
import { budVase } from '../objects/pot.ts';
import { bread, carafe, pot, tumbler } from '../objects/serving.ts';
import { dressedTable } from '../objects/soft.ts';
import { folded, foldedStack } from '../objects/textile.ts';
import { colours, leaf, metal, wood } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { shelf } from '../parts/ground.ts';
import { glow, windowLight } from '../parts/light.ts';
import { piece, place, together } from '../parts/piece.ts';
import { group, move } from '../pen.ts';

const stack = [
  { w: 620, d: 520, layers: 2, thick: 52, colour: colours.ink },
  { w: 610, d: 512, layers: 2, thick: 52, colour: colours.sand },
  { w: 614, d: 510, layers: 2, thick: 52, colour: colours.rust },
];

const wide = { width: 1800, height: 1200 } as const;

const pots = (
  pen: Parameters<Things>[0],
  y: number,
  list: [number, string, number][],
): ReturnType<Things> =>
  together(
    ...list.map(([x, c, s], i) =>
      place(
        i % 3 === 1 ? pot(pen, c) : mug(pen, { colour: c }, i % 2 ? 'small' : 'large'),
        x,
        y,
        s,
      ),
    ),
  );

const bench: Things = (pen) =>
  together(
    place(board(pen, 380, 500, wood.walnut, 'OLIVERS'), 1460, 760, 0.8),
    place(bowl(pen, { colour: colours.cream }), 420, 900, 0.84),
    place(mug(pen, { colour: '#c7a482' }), 820, 940, 0.8),
    place(mug(pen, { colour: colours.moss }, 'small'), 1130, 900, 0.8),
    place(
      piece(
        '',
        [colours.clay, colours.ink, wood.oak]
          .map((c, i) => group(move(0, -190, 0.7, -14 + i * 12), pencil(pen, 420, c).body))
          .join(''),
      ),
      1400,
      960,
      0.9,
    ),
    place(pot(pen, colours.sand), 1400, 980, 1.2),
    place(
      folded(pen, { w: 420, d: 320, layers: 2, thick: 18, colour: colours.oat, turn: 9 }),
      640,
      1090,
    ),
  );

/** Pictures for the pages that tell who makes the things. */
export function storySketches(): Sketch[] {
  const workshop = scene(
    'in-use',
    'Workshop bench with unglazed and glazed pots, tools and a shelf above',
    'linen',
    bench,
    { kind: 'plank', ...wide, horizon: 760 },
    (pen) =>
      windowLight(pen, 300, 40, 560, 600, 0.4) +
      shelf(pen, 420, wood.oak, 1800, 40) +
      group(
        '',
        pots(pen, 420, [
          [1040, colours.sand, 0.5],
          [1220, colours.clay, 0.8],
          [1400, colours.moss, 0.5],
          [1590, colours.ink, 0.5],
        ]).body,
      ),
  );
  const linenRoom = scene(
    'in-use',
    'Folded linen and a curtain beside a bright wall',
    'blush',
    (pen) =>
      together(
        piece('', rail(60, 640, 90, metal.brass, 18)),
        place(curtain(pen, 480, 800, colours.oat, 7), 350, 80),
        place(
          foldedStack(pen, [
            ...stack,
            { w: 600, d: 500, layers: 2, thick: 52, colour: colours.moss },
            { w: 606, d: 504, layers: 2, thick: 52, colour: colours.oat },
          ]),
          1180,
          1010,
        ),
        place(budVase(pen, 1, colours.clay, 'sprig'), 1600, 960, 0.8),
      ),
    { kind: 'table', ...wide, horizon: 820 },
    (pen) => windowLight(pen, 1000, 50, 520, 560, 0.36),
  );
  return [workshop, linenRoom];
}

export const journal: Record<string, Sketch> = {
  'how-we-glaze': scene(
    'in-use',
    'Row of mugs, the first of bare clay and the others in four glazes',
    'oat',
    (pen) =>
      together(
        ...(['#c7a482', colours.sand, colours.moss, colours.clay, colours.ink] as const).map(
          (c, i) =>
            place(
              mug(pen, { colour: c, gloss: i ? 0.55 : 0.02 }),
              270 + i * 300,
              850 + (i % 2) * 130,
              0.86,
            ),
        ),
      ),
    { kind: 'plank', ...wide, horizon: 620 },
    (pen) => windowLight(pen, 900, 40, 520, 480, 0.34),
  ),
  'caring-for-linen': scene(
    'in-use',
    'Stack of folded linen with a sprig and a napkin in a brass ring',
    'sage',
    (pen) =>
      together(
        place(
          foldedStack(pen, [
            ...stack,
            { w: 600, d: 500, layers: 2, thick: 52, colour: colours.oat },
          ]),
          640,
          950,
          1.16,
        ),
        place(
          piece('', sprig(pen, { length: 420, colour: leaf.fern, pairs: 9, leaf: 84 })),
          520,
          620,
          1,
          78,
        ),
        place(carafe(pen), 1330, 940, 0.9),
        place(tumbler(pen), 1560, 1010, 0.86),
      ),
    { kind: 'table', ...wide, horizon: 700 },
    (pen) => windowLight(pen, 980, 40, 520, 520, 0.4),
  ),
  'a-table-for-ten': scene(
    'in-use',
    'Long table under an oat cloth, laid with plates, candles and bread',
    'dusk',
    (pen) =>
      together(
        place(dressedTable(pen, 2000, 1500, 420, colours.oat), 900, 760),
        place(taper(pen, 320, colours.cream, true), 640, 660, 0.8),
        place(taper(pen, 320, colours.cream, true), 1180, 660, 0.8),
        place(carafe(pen), 920, 660, 0.5),
        ...[240, 560, 900, 1240, 1560].flatMap((x) => [
          place(plate(pen, 120, colours.cream), x * 0.9 + 90, 640, 0.8),
        ]),
        ...[180, 540, 900, 1260, 1620].flatMap((x) => [
          place(plate(pen, 150, colours.cream), x, 880),
          place(
            folded(pen, { w: 110, d: 180, layers: 2, thick: 7, colour: colours.rust, turn: 8 }),
            x,
            862,
          ),
        ]),
        place(bread(pen), 740, 770, 0.5),
        place(tumbler(pen), 1060, 760, 0.44),
        place(tumbler(pen), 380, 770, 0.44),
        place(tumbler(pen), 1420, 770, 0.44),
      ),
    { kind: 'wall', ...wide },
    (pen) => glow(pen, 640, 330, 420, 0.3) + glow(pen, 1180, 330, 420, 0.3),
  ),
  'candle-care': scene(
    'in-use',
    'Beeswax candles burning beside a jar candle and a stack of books',
    'night',
    (pen) =>
      together(
        place(
          bookStack(pen, [
            { w: 620, d: 460, h: 60, colour: colours.rust, turn: 3 },
            { w: 560, d: 440, h: 46, colour: colours.sand, turn: -4 },
          ]),
          1340,
          960,
        ),
        place(
          jarCandle(pen, { label: { lines: ['CEDAR'], size: 34 }, lit: true }),
          1340,
          850,
          0.72,
        ),
        place(pillar(pen, 120, 520, undefined, true), 720, 900),
        place(pillar(pen, 110, 330, undefined, true), 480, 1000),
        place(pillar(pen, 96, 210), 930, 1020),
      ),
    { kind: 'table', ...wide, horizon: 660 },
    (pen) => glow(pen, 720, 330, 520, 0.3) + glow(pen, 1340, 560, 420, 0.24),
  ),
};
