/** Pictures of the gift sets. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { tray } from '../objects/board.ts';
import { ball } from '../objects/bowl.ts';
import { cover, tablet } from '../objects/desk.ts';
import { cup, mug } from '../objects/mug.ts';
import { card, envelope } from '../objects/paper.ts';
import { honeyJar, teapot } from '../objects/serving.ts';
import { folded } from '../objects/textile.ts';
import { colours, inkLine, kraft, leaf, wood } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
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

const cardArt = (pen: Pen): string =>
  group(
    move(-250, 170, 1, 10),
    sprig(pen, { length: 300, colour: '#b7bf9d', pairs: 7, leaf: 76, bend: 30 }),
  ) +
  lettering(pen, 'A GIFT', {
    x: 120,
    y: -40,
    size: 52,
    colour: colours.cream,
    weight: 4.4,
    air: 0.5,
  }) +
  lettering(pen, 'FOR YOU', {
    x: 120,
    y: 44,
    size: 30,
    colour: colours.cream,
    weight: 3,
    air: 0.7,
  }) +
  lettering(pen, 'HEARTH & HAND', {
    x: 120,
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
};
