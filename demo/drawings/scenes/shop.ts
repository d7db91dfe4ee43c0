/** Pictures of the shop itself: category tiles, hero, story, journal, cover swatches. */

import { tone } from '../colour.ts';
import { type Sketch, scene, type Things } from '../drawing.ts';
import { botanical, type Cover, coverArt } from '../objects/artwork.ts';
import { bowl } from '../objects/bowl.ts';
import { jarCandle, pillar } from '../objects/candle.ts';
import { bow, closedBox, ribbonArt } from '../objects/carton.ts';
import { bookStack } from '../objects/desk.ts';
import { wateringCan } from '../objects/garden.ts';
import { mug } from '../objects/mug.ts';
import { frame } from '../objects/paper.ts';
import { bush, flowerPot, oliveCrown, roundPot } from '../objects/pot.ts';
import { diffuser } from '../objects/scent.ts';
import { honeyJar, teapot } from '../objects/serving.ts';
import { cushion } from '../objects/soft.ts';
import { folded, foldedStack } from '../objects/textile.ts';
import { colours, kraft, leaf, paper, terracotta, wood } from '../palette.ts';
import { glow, leafShade, windowLight } from '../parts/light.ts';
import { piece, place, together } from '../parts/piece.ts';
import { box, group, move } from '../pen.ts';

const stack = [
  { w: 620, d: 520, layers: 2, thick: 52, colour: colours.ink },
  { w: 610, d: 512, layers: 2, thick: 52, colour: colours.sand },
  { w: 614, d: 510, layers: 2, thick: 52, colour: colours.rust },
];

export const categories: Record<string, Sketch> = {
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

const still: Things = (pen) =>
  together(
    place(roundPot(pen, colours.clay, oliveCrown(pen, 860)), 430, 30, 0.74),
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
export function heroSketches(): { wide: Sketch; tall: Sketch } {
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
  return { wide, tall };
}

const coverNames: Record<Cover, string> = {
  fern: 'Fern pattern',
  tide: 'Tide pattern',
  terrazzo: 'Terrazzo pattern',
  stripe: 'Stripe pattern',
};

/** A square of one notebook cover, for its swatch. */
export function coverSketch(cover: string): Sketch {
  if (!(cover in coverNames)) throw new Error(`No cover named ${cover}`);
  const name = cover as Cover;
  return {
    view: 'detail',
    variation: name,
    alt: coverNames[name],
    ground: 'linen',
    draw: (pen) => {
      const { base, art } = coverArt(pen, name, 270, 270);
      return box(0, 0, 200, 200, base) + group(move(100, 100), art);
    },
  };
}
