/** Pictures of the shop itself: category tiles, hero, story, journal, cover swatches. */

import { tone } from '../colour.ts';
import { type Drawing, render, type Sketch, scene, type Things } from '../drawing.ts';
import { board, tray } from '../objects/board.ts';
import { bowl, plate } from '../objects/bowl.ts';
import { jarCandle, pillar, taper } from '../objects/candle.ts';
import { bow, closedBox, ribbonArt } from '../objects/carton.ts';
import { bookStack } from '../objects/desk.ts';
import { wateringCan } from '../objects/garden.ts';
import { curtain, rail } from '../objects/hung.ts';
import { mug } from '../objects/mug.ts';
import {
  botanical,
  type Cover,
  card,
  coverArt,
  frame,
  notebook,
  pencil,
} from '../objects/paper.ts';
import { arching, budVase, bush, flowerPot, oliveCrown, roundPot } from '../objects/pot.ts';
import { diffuser } from '../objects/scent.ts';
import { bread, butterDish, carafe, honeyJar, pot, teapot, tumbler } from '../objects/serving.ts';
import { cushion, dressedTable } from '../objects/soft.ts';
import { folded, foldedStack, napkinInRing } from '../objects/textile.ts';
import { colours, kraft, leaf, metal, paper, terracotta, wood } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { shelf } from '../parts/ground.ts';
import { glow, leafShade, windowLight } from '../parts/light.ts';
import { layered, piece, place, together } from '../parts/piece.ts';
import { box, group, move, stroke } from '../pen.ts';

const stack = [
  { w: 620, d: 520, layers: 2, thick: 52, colour: colours.ink },
  { w: 610, d: 512, layers: 2, thick: 52, colour: colours.sand },
  { w: 614, d: 510, layers: 2, thick: 52, colour: colours.rust },
];

const categories: Record<string, Sketch> = {
  tableware: scene(
    'front',
    'Stoneware mug, bowl and teapot together',
    'oat',
    (pen) =>
      together(
        place(teapot(pen, colours.sand), 430, 960, 1.06),
        place(mug(pen, { colour: colours.ink }), 880, 1060, 0.9),
        place(bowl(pen, { colour: colours.moss }), 520, 1250, 0.86),
      ),
    { horizon: 820 },
  ),
  textiles: scene(
    'front',
    'Folded linen in ink, sand and rust beside a patchwork cushion',
    'blush',
    (pen) =>
      together(
        place(cushion(pen, 560, colours.sand, colours.ink), 440, 1010, 1, -4),
        place(foldedStack(pen, stack), 720, 1260),
      ),
    { horizon: 860 },
  ),
  'stationery-prints': scene(
    'front',
    'Framed fern print above notebooks and pencils',
    'sage',
    (pen) =>
      together(
        place(
          frame(
            pen,
            560,
            740,
            wood.walnut,
            box(-260, -340, 520, 680, tone(paper, 0.5)) + botanical(pen, 420, 580),
            50,
          ),
          500,
          560,
        ),
        place(
          bookStack(pen, [
            { w: 520, d: 420, h: 60, colour: colours.clay, turn: 4 },
            { w: 480, d: 400, h: 44, colour: colours.sky, turn: -5 },
          ]),
          780,
          1290,
        ),
        place(mug(pen, { colour: colours.sand }, 'small'), 300, 1300, 0.6),
      ),
    { kind: 'table', horizon: 1130 },
  ),
  'candles-scent': scene(
    'front',
    'Lit beeswax pillar, soy candle jar and reed diffuser',
    'dusk',
    (pen) =>
      together(
        place(diffuser(pen), 820, 1080, 0.86),
        place(pillar(pen, 130, 560, undefined, true), 430, 1090),
        place(
          jarCandle(pen, { label: { lines: ['CEDAR'], size: 34 }, lit: true }),
          640,
          1270,
          0.78,
        ),
      ),
    { kind: 'table', horizon: 820 },
    (pen) => glow(pen, 430, 480, 520, 0.28),
  ),
  'plants-pots': scene(
    'front',
    'Olive tree, watering can and herbs in terracotta',
    'mist',
    (pen) =>
      together(
        place(roundPot(pen, colours.sand, oliveCrown(pen, 1040)), 420, 1180, 0.86),
        place(wateringCan(pen, colours.moss), 830, 1220, 0.74),
        place(flowerPot(pen, terracotta, bush(pen, 280, leaf.fern)), 330, 1370, 0.44),
      ),
    { horizon: 1020 },
  ),
  'gift-sets': scene(
    'front',
    'Cream gift box tied with a clay ribbon, honey and a candle beside it',
    'butter',
    (pen) =>
      together(
        place(honeyJar(pen), 900, 1010, 0.72),
        place(
          closedBox(pen, {
            w: 620,
            d: 540,
            h: 330,
            colour: kraft,
            turn: 14,
            lid: 90,
            lidColour: colours.cream,
            art: ribbonArt(640, 560, colours.clay),
          }),
          500,
          1160,
        ),
        place(piece('', bow(pen, 110, colours.clay)), 500, 836),
        place(pillar(pen, 90, 260), 900, 1260),
      ),
    { horizon: 850 },
  ),
};

export function categoryDrawing(slug: string): Drawing {
  const sketch = categories[slug];
  if (!sketch) throw new Error(`No tile for ${slug}`);
  return render(`category ${slug}`, sketch);
}

const still: Things = (pen) =>
  together(
    place(roundPot(pen, colours.clay, oliveCrown(pen, 980)), 430, 30, 0.84),
    place(teapot(pen, colours.sand), -250, 10, 0.9),
    place(pillar(pen, 74, 420), 120, 40),
    place(
      mug(pen, { colour: colours.moss, holds: { colour: '#5b3d2a', below: 42 } }),
      60,
      160,
      0.76,
    ),
    place(
      folded(pen, { w: 460, d: 340, layers: 3, thick: 24, colour: colours.rust, turn: -8 }),
      -330,
      200,
    ),
    place(honeyJar(pen), 330, 190, 0.62),
  );

/** The wide hero keeps its start side quiet for words; the tall one keeps its top quiet. */
export function heroDrawings(): { wide: Drawing; tall: Drawing } {
  const alt =
    'Teapot, mug, candle, honey, folded linen and an olive tree on an oak table by a window';
  const wide: Sketch = {
    ...scene(
      'front',
      alt,
      'linen',
      (pen) => place(still(pen), 1620, 1010, 1.06),
      { kind: 'plank', width: 2400, height: 1350, horizon: 900 },
      (pen) => windowLight(pen, 1160, 60, 620, 700, 0.4) + leafShade(pen, 1300, 260, 640, 0.1),
    ),
    ground: 'linen',
  };
  const tall = scene(
    'front',
    alt,
    'linen',
    (pen) => place(still(pen), 570, 1150, 0.84),
    { kind: 'plank', horizon: 1060 },
    (pen) => windowLight(pen, 420, 80, 500, 760, 0.4) + leafShade(pen, 600, 300, 520, 0.1),
  );
  return { wide: render('hero wide', wide, 2400, 1350), tall: render('hero tall', tall) };
}

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
export function storyDrawings(): Drawing[] {
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
  return [
    render('story workshop', workshop, 1800, 1200),
    render('story linen', linenRoom, 1800, 1200),
  ];
}

const journal: Record<string, Sketch> = {
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
          place(napkinInRing(pen, colours.rust, metal.brass), x, 860, 0.22, 80),
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

export function journalDrawing(slug: string): Drawing {
  const sketch = journal[slug];
  if (!sketch) throw new Error(`No picture for the post ${slug}`);
  return render(`journal ${slug}`, sketch, 1800, 1200);
}

const coverNames: Record<Cover, string> = {
  fern: 'Fern pattern',
  tide: 'Tide pattern',
  terrazzo: 'Terrazzo pattern',
  stripe: 'Stripe pattern',
};

/** A square of one notebook cover, for its swatch. */
export function swatchDrawing(cover: string): Drawing {
  if (!(cover in coverNames)) throw new Error(`No cover named ${cover}`);
  const name = cover as Cover;
  const sketch: Sketch = {
    view: 'detail',
    variation: name,
    alt: coverNames[name],
    ground: 'linen',
    draw: (pen) => {
      const { base, art } = coverArt(pen, name, 420, 420);
      return box(0, 0, 200, 200, base) + group(move(100, 100), art);
    },
  };
  return render(`swatch ${name}`, sketch, 200, 200);
}

export const plainCard: Things = (pen) =>
  layered(
    place(card(pen, 300, 400, paper, stroke('M0 0', paper, 1)), 0, 0),
    place(notebook(pen, 300, 400, 'fern'), 0, 0),
    place(butterDish(pen, colours.cream), 0, 0),
    place(tray(pen, 300, 300), 0, 0),
    place(flowerPot(pen, terracotta, arching(pen, 100, leaf.fern)), 0, 0),
  );
