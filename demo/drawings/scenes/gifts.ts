/** Pictures of the gift sets. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { tray } from '../objects/board.ts';
import { ball } from '../objects/bowl.ts';
import { jarCandle, pillar } from '../objects/candle.ts';
import { bow, closedBox, hamper, openBox, ribbonArt } from '../objects/carton.ts';
import { cover, tablet } from '../objects/desk.ts';
import { packet, scoop, wateringCan } from '../objects/garden.ts';
import { bottleShape, stopper, vessel } from '../objects/glassware.ts';
import { cup, mug } from '../objects/mug.ts';
import { card, envelope } from '../objects/paper.ts';
import { arching, budVase, flowerPot } from '../objects/pot.ts';
import { bread, honeyJar, teapot } from '../objects/serving.ts';
import { folded } from '../objects/textile.ts';
import {
  beeswax,
  colours,
  glass,
  inkLine,
  kraft,
  leaf,
  paper,
  terracotta,
  wood,
} from '../palette.ts';
import { bloom, flower, sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { layered, piece, place, together } from '../parts/piece.ts';
import type { Pen } from '../pen.ts';
import { box, group, move, oval, stroke } from '../pen.ts';

const tea = { colour: '#a8682f', below: 30 };

const morning: Things = (pen) =>
  place(
    tray(
      pen,
      940,
      900,
      0,
      wood.oak,
      together(
        place(honeyJar(pen), 210, -40, 0.74),
        place(
          mug(pen, { colour: colours.moss, holds: { colour: '#5b3d2a', below: 42 } }),
          -180,
          30,
          0.78,
        ),
        place(
          folded(pen, {
            w: 330,
            d: 300,
            layers: 2,
            thick: 16,
            colour: colours.oat,
            turn: 8,
            border: colours.clay,
          }),
          230,
          84,
        ),
      ),
    ),
    600,
    1090,
    1.06,
  );
const teaTwo: Things = (pen) =>
  together(
    place(teapot(pen, colours.ink), 510, 1030, 1.24),
    place(cup(pen, { colour: colours.ink, inside: colours.cream, holds: tea }), 830, 1180, 1.2),
    place(cup(pen, { colour: colours.ink, inside: colours.cream, holds: tea }), 430, 1290, 1.2),
  );

const home: Things = (pen) =>
  place(
    openBox(pen, {
      w: 800,
      d: 520,
      h: 300,
      words: 'NEW HOME',
      straw: '#e0cfa8',
      inside: together(
        place(jarCandle(pen, { label: { lines: ['CEDAR'], size: 34 } }), -220, -70, 0.78),
        place(honeyJar(pen), 230, -80, 0.72),
        place(budVase(pen, 0, colours.clay, 'sprig'), 20, -40, 0.9),
        place(
          folded(pen, { w: 250, d: 200, layers: 3, thick: 22, colour: colours.rust }),
          20,
          -150,
        ),
      ),
    }),
    600,
    1130,
    1.1,
  );
const homeClosed: Things = (pen) =>
  together(
    place(
      closedBox(pen, {
        w: 660,
        d: 560,
        h: 300,
        colour: kraft,
        turn: 14,
        lid: 80,
        lidColour: colours.cream,
        art: ribbonArt(680, 580, colours.rust),
      }),
      590,
      1130,
      1.05,
    ),
    place(piece('', bow(pen, 110, colours.rust)), 590, 812),
  );

const jug = (pen: Pen): ReturnType<Things> => {
  const body = vessel(pen, {
    profile: [
      [110, -300],
      [104, -240],
      [116, -100],
      [116, -20],
      [104, 0],
    ],
    foot: 108,
    colour: '#c9c5bd',
    body: 0.95,
  });
  return piece(
    body.shadow,
    stroke('M104 -250C220 -260 220 -80 110 -70', tone('#a5a49f', 0.3), 22) +
      stroke('M104 -252C216 -260 216 -82 110 -72', tone('#a5a49f', 0.8), 8) +
      body.body,
  );
};
const kit: Things = (pen) =>
  together(
    place(jug(pen), 360, 960, 1.2),
    place(
      jarCandle(pen, { label: { lines: ['YOURS'], size: 34 }, glass: glass.clear, wax: '#efe2c4' }),
      790,
      990,
      0.86,
    ),
    place(
      piece(
        '',
        Array.from({ length: 26 }, (_, i) =>
          ball(
            pen,
            330 + (i % 7) * 42 + pen.between(-12, 12),
            1190 + Math.floor(i / 7) * 26 + pen.between(-8, 8),
            24,
            beeswax,
          ),
        ).join(''),
      ),
      0,
      0,
    ),
    place(pillar(pen, 60, 150, '#efe2c4'), 980, 1170),
    place(
      piece(
        '',
        stroke(
          'M720 1260C800 1210 860 1300 940 1240C1000 1200 1040 1260 1080 1240',
          tone('#e9dfc9', 0.5),
          8,
        ) +
          stroke(
            'M720 1260C800 1210 860 1300 940 1240C1000 1200 1040 1260 1080 1240',
            '#fffaf0',
            3,
          ),
      ),
      0,
      20,
    ),
  );
const kitBox: Things = (pen) =>
  place(
    openBox(pen, {
      w: 780,
      d: 500,
      h: 260,
      words: 'CANDLE KIT',
      straw: '#e0cfa8',
      inside: together(
        place(jug(pen), -230, -60, 0.84),
        place(
          jarCandle(pen, { label: { lines: ['YOURS'], size: 34 }, glass: glass.clear }),
          30,
          -60,
          0.62,
        ),
        place(pillar(pen, 70, 300, beeswax), 270, -60),
      ),
    }),
    600,
    1120,
    1.14,
  );

const gardener: Things = (pen) =>
  place(
    openBox(pen, {
      w: 820,
      d: 520,
      h: 280,
      words: 'FOR GROWING',
      straw: '#d9c49a',
      inside: together(
        place(wateringCan(pen, colours.moss), 120, -60, 0.62),
        place(packet(pen, 'BASIL', colours.moss, leaf.fern), -290, -110, 0.94, -8),
        place(packet(pen, 'DILL', colours.clay, '#7d8f5e'), -120, -120, 0.94, 4),
        place(flowerPot(pen), 300, -70, 0.46),
      ),
    }),
    600,
    1150,
    1.08,
  );

const cardArt = (pen: Pen): string =>
  group(
    move(-210, 150, 1, 24),
    sprig(pen, { length: 300, colour: '#b7bf9d', pairs: 7, leaf: 76, bend: 30 }),
  ) +
  lettering(pen, 'A GIFT', {
    x: 60,
    y: -40,
    size: 52,
    colour: colours.cream,
    weight: 4.4,
    air: 0.5,
  }) +
  lettering(pen, 'FOR YOU', {
    x: 60,
    y: 44,
    size: 30,
    colour: colours.cream,
    weight: 3,
    air: 0.7,
  }) +
  lettering(pen, 'HEARTH & HAND', {
    x: 60,
    y: 140,
    size: 17,
    colour: colours.cream,
    weight: 2,
    air: 0.6,
  });
const giftCard: Things = (pen) =>
  layered(
    place(envelope(pen, 800, 560, kraft), 640, 890, 1, 8),
    place(card(pen, 700, 440, '#5d6a50', cardArt(pen), 16, 26), 560, 640, 1.08, -7),
    place(
      piece('', sprig(pen, { length: 380, colour: leaf.sage, pairs: 8, leaf: 78 })),
      330,
      1300,
      1,
      40,
    ),
  );

const bottle = (pen: Pen, colour: string, name: string): ReturnType<Things> => {
  const b = vessel(pen, {
    profile: bottleShape,
    foot: 124,
    colour,
    body: 0.8,
    label: { r: 136, top: -240, bottom: -80, lines: [name], size: 26 },
  });
  return piece(b.shadow, b.body + group('translate(0 -462)', stopper(pen, 44, 54, '#c9a173')));
};
const host: Things = (pen) =>
  place(
    hamper(
      pen,
      860,
      420,
      together(
        place(bottle(pen, '#5f6b4a', 'OIL'), -250, -240, 0.96),
        place(bottle(pen, glass.amber, 'VINEGAR'), -60, -260, 0.9),
        place(honeyJar(pen), 180, -270, 0.7),
        place(bread(pen), 60, -330, 0.86),
        place(
          folded(pen, { w: 260, d: 200, layers: 3, thick: 20, colour: colours.rust, turn: 8 }),
          280,
          -330,
        ),
      ),
    ),
    600,
    1200,
    1.06,
  );

const recipeArt = (pen: Pen, w: number, h: number): string =>
  box(
    -w * 0.4,
    -h * 0.95,
    w * 0.8,
    h * 0.9,
    'none',
    4,
    `stroke="${colours.cream}" stroke-width="3" opacity="0.8"`,
  ) +
  lettering(pen, 'SLOW', { x: 0, y: -h * 0.74, size: w * 0.1, colour: colours.cream, air: 0.5 }) +
  lettering(pen, 'SUNDAYS', {
    x: 0,
    y: -h * 0.63,
    size: w * 0.075,
    colour: colours.cream,
    air: 0.5,
  }) +
  oval(0, -h * 0.34, w * 0.25, w * 0.25, tone(colours.cream, 0.5)) +
  oval(0, -h * 0.34, w * 0.18, w * 0.18, tone(colours.cream, 0.62)) +
  group(
    move(-w * 0.02, -h * 0.26),
    sprig(pen, { length: h * 0.17, colour: leaf.fern, pairs: 5, leaf: w * 0.09, width: w * 0.034 }),
  ) +
  lettering(pen, 'RECIPES', {
    x: 0,
    y: -h * 0.11,
    size: w * 0.034,
    colour: colours.cream,
    air: 0.8,
  });
const recipes: Things = (pen) =>
  place(cover(pen, 640, 880, colours.rust, recipeArt(pen, 640, 880)), 580, 1170);
const recipesScreen: Things = (pen) =>
  layered(
    place(
      tablet(
        pen,
        720,
        980,
        oval(0, -190, 210, 210, tone(colours.sand, 0.5)) +
          oval(0, -190, 160, 160, tone(colours.cream, 0.6)) +
          ball(pen, -40, -200, 62, '#b96a48') +
          ball(pen, 60, -170, 54, '#c98a4b') +
          lettering(pen, 'ROAST PLUMS', { x: 0, y: 110, size: 34, colour: inkLine }) +
          stroke(
            'M-240 170H240M-240 212H200M-240 254H230M-240 296H150M-240 338H210',
            inkLine,
            5,
            'opacity="0.4"',
          ),
      ),
      600,
      720,
      1,
      -5,
    ),
    place(
      piece('', sprig(pen, { length: 380, colour: leaf.fern, pairs: 14, leaf: 60, width: 12 })),
      1000,
      1370,
      1,
      -22,
    ),
  );

const letterbox: Things = (pen) => {
  const stemsArt = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      group(
        move(-150 + i * 50, 470, 1, -14 + i * 4.6),
        i % 3 === 1
          ? sprig(pen, {
              length: 760,
              colour: i % 2 ? leaf.sage : leaf.fern,
              pairs: 9,
              leaf: 120,
              bend: -20 + i * 8,
            })
          : flower(
              pen,
              700 + (i % 2) * 90,
              96,
              [colours.blush, '#e3c48a', colours.cream, colours.clay][i % 4] ?? colours.blush,
              leaf.fern,
              -40 + i * 14,
            ),
      ),
    )
    .join('');
  return layered(
    place(card(pen, 700, 1140, kraft, '', 26, 10), 600, 760, 1, -4),
    place(
      card(
        pen,
        640,
        1080,
        tone(kraft, 0.36),
        box(-320, -540, 640, 1080, '#3b2a20', 0, 'opacity="0.12"'),
        1,
        6,
      ),
      600,
      760,
      1,
      -4,
    ),
    place(card(pen, 600, 1020, '#efe3d0', '', 6, 6), 604, 766, 1, -5),
    place(piece('', stemsArt), 600, 800, 1, -4),
    place(
      card(
        pen,
        240,
        150,
        paper,
        lettering(pen, 'FOR YOU', { x: 0, y: 10, size: 24, colour: inkLine }),
        10,
      ),
      720,
      1190,
      1,
      6,
    ),
  );
};
const posy: Things = (pen) =>
  place(
    vessel(pen, {
      profile: [
        [120, -400],
        [112, -300],
        [120, -120],
        [110, 0],
      ],
      foot: 110,
      body: 0.36,
      liquid: { level: -200, colour: '#cfdcd6', opacity: 0.5 },
      inside: [0, 1, 2, 3, 4]
        .map((i) =>
          group(
            move(-20 + i * 10, -30, 1, -24 + i * 12),
            i % 2
              ? sprig(pen, { length: 740, colour: leaf.sage, pairs: 9, leaf: 120 })
              : flower(
                  pen,
                  720,
                  92,
                  [colours.blush, '#e3c48a', colours.clay][i / 2] ?? colours.blush,
                  leaf.fern,
                  10,
                ),
          ),
        )
        .join(''),
    }),
    600,
    1240,
    1.1,
  );

export const gifts: Record<string, Sketch[]> = {
  'slow-morning-bundle': [
    scene(
      'front',
      'Oak tray with a moss mug of coffee, a honey jar and a folded napkin',
      'butter',
      morning,
    ),
    closeUp('Mug, napkin and honey jar together on the tray', 'butter', morning, 640, 960, 1.7),
    scene(
      'in-use',
      'The slow morning tray on a table in window light',
      'sage',
      (pen) => place(morning(pen), 60, 180, 0.9),
      { kind: 'plank', horizon: 800 },
      (pen) => windowLight(pen, 580, 60, 440, 560, 0.4) + leafShade(pen, 820, 180, 400, 0.08),
    ),
  ],
  'tea-for-two-set': [
    scene('front', 'Ink teapot with a wooden handle and two small cups of tea', 'blush', teaTwo),
    closeUp('Speckled ink glaze and wooden knob of the teapot', 'blush', teaTwo, 560, 740, 1.9),
  ],
  'new-home-box': [
    scene('front', 'Open gift box with a candle, a vase, honey and folded linen', 'oat', home),
    scene('side', 'Closed kraft box with a cream lid, tied with a rust ribbon', 'sage', homeClosed),
    closeUp('Candle and honey nested in wood wool', 'oat', home, 520, 760, 1.7),
  ],
  'candle-making-kit': [
    scene(
      'front',
      'Pouring jug, wax beads, wick and a glass jar for making candles',
      'stone',
      kit,
      { horizon: 860 },
    ),
    scene('open', 'Candle making kit packed in an open kraft box', 'butter', kitBox),
  ],
  'gardener-gift-box': [
    scene(
      'front',
      'Gift box with a watering can, seed packets and a terracotta pot',
      'mist',
      gardener,
    ),
    closeUp('Watering can and seed packets in wood wool', 'mist', gardener, 520, 800, 1.7),
    scene(
      'in-use',
      'Potting scoop, seed packet and planted pot from the gardener box',
      'sage',
      (pen) =>
        together(
          place(flowerPot(pen, terracotta, arching(pen, 360, leaf.fern)), 420, 1160, 0.96),
          place(wateringCan(pen, colours.moss), 860, 1240, 0.7),
        ),
      { kind: 'plank', horizon: 900 },
      (pen) => windowLight(pen, 520, 60, 440, 640, 0.36),
    ),
  ],
  'gift-card': [
    scene(
      'front',
      'Green gift card with a sprig and the words a gift for you, over a kraft envelope',
      'blush',
      giftCard,
      { kind: 'flat' },
    ),
    closeUp('Lettering and sprig on the gift card', 'blush', giftCard, 560, 640, 1.8, {
      kind: 'flat',
    }),
  ],
  'host-hamper': [
    scene('front', 'Wicker hamper with oil, vinegar, honey, bread and folded linen', 'linen', host),
    closeUp('Bottles and bread in the woven hamper', 'linen', host, 560, 760, 1.7),
  ],
  'slow-sundays-recipes': [
    scene(
      'front',
      'Cover of the Slow Sundays recipe book, rust with a drawn plate',
      'butter',
      recipes,
      { horizon: 1060 },
    ),
    scene(
      'in-use',
      'Recipe for roast plums open on a tablet beside rosemary',
      'oat',
      recipesScreen,
      { kind: 'cloth' },
    ),
  ],
  'letterbox-flowers': [
    scene(
      'front',
      'Flat box of flowers and greenery that fits through a letterbox, seen from above',
      'sage',
      letterbox,
      { kind: 'flat' },
    ),
    scene(
      'in-use',
      'Letterbox flowers arranged in a glass vase',
      'blush',
      posy,
      { kind: 'table', horizon: 1040 },
      (pen) => windowLight(pen, 600, 60, 420, 640, 0.36),
    ),
    closeUp('Flower heads and leaves in the flat box', 'sage', letterbox, 560, 460, 1.8, {
      kind: 'flat',
    }),
  ],
};

export const looseScoop = scoop;
export const daisy = (pen: Pen): string => bloom(pen, 60, colours.cream);
