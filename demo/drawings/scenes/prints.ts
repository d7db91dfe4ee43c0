/** Pictures of prints and cards. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { botanical, landscape } from '../objects/artwork.ts';
import { mug } from '../objects/mug.ts';
import { card, envelope, frame } from '../objects/paper.ts';
import { arching, budVase, flowerPot } from '../objects/pot.ts';
import { colours, inkLine, kraft, leaf, paper, wood } from '../palette.ts';
import { bloom, leafShape, sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { across, upright } from '../parts/measure.ts';
import { layered, piece, place, together } from '../parts/piece.ts';
import type { Pen } from '../pen.ts';
import { box, group, move, oval, stroke } from '../pen.ts';

const print: Things = (pen) =>
  place(frame(pen, 760, 960, wood.oak, landscape(pen, 560, 760), 70), 600, 690);

const laidPrints: Things = (pen) =>
  layered(
    place(
      card(pen, 520, 660, paper, group(move(0, 0), landscape(pen, 460, 600)), 12),
      420,
      560,
      1,
      -9,
    ),
    place(
      card(pen, 520, 660, paper, group(move(0, 0), landscape(pen, 460, 600, false)), 12),
      800,
      640,
      1,
      6,
    ),
    place(
      card(pen, 520, 660, paper, group(move(0, 0), landscape(pen, 460, 600)), 14),
      590,
      960,
      1,
      -3,
    ),
  );

const wallWithFrame =
  (art: (pen: Pen) => string, x: number, w: number, h: number): Things =>
  (pen) =>
    place(frame(pen, w, h, wood.oak, art(pen), 56), x, 480);

const inviteArt = (pen: Pen): string =>
  group(
    move(-150, 230, 1, -30),
    sprig(pen, { length: 250, colour: leaf.sage, pairs: 7, leaf: 66, bend: -30 }),
  ) +
  group(
    move(150, 230, 1, 30),
    sprig(pen, { length: 250, colour: leaf.fern, pairs: 7, leaf: 66, bend: 30 }),
  ) +
  group(move(0, 216), bloom(pen, 58, colours.blush)) +
  group(move(-66, 240), bloom(pen, 40, '#e3c48a')) +
  lettering(pen, 'COME & EAT', {
    x: 0,
    y: -160,
    size: 40,
    colour: inkLine,
    weight: 3.2,
    air: 0.5,
  }) +
  lettering(pen, 'WITH US', { x: 0, y: -92, size: 30, colour: inkLine, weight: 2.6, air: 0.6 }) +
  stroke('M-50 -50H50', colours.clay, 3) +
  lettering(pen, '14 JUNE', { x: 0, y: 4, size: 24, colour: colours.clay, weight: 2.6, air: 0.6 });

const invitations: Things = (pen) =>
  layered(
    place(envelope(pen, 760, 540, colours.blush), 640, 980, 1, 7),
    place(card(pen, 520, 740, paper, inviteArt(pen), 14), 540, 660, 1.08, -5),
    place(
      piece('', sprig(pen, { length: 330, colour: leaf.sage, pairs: 7, leaf: 76 })),
      960,
      1340,
      1,
      -20,
    ),
  );

const stackOfCards: Things = (pen) =>
  layered(
    ...Array.from({ length: 6 }, (_, i) =>
      place(
        card(pen, 520, 740, paper, i === 5 ? inviteArt(pen) : '', 8),
        600 + pen.between(-14, 14),
        760 - i * 7,
        1.05,
        pen.between(-5, 5),
      ),
    ),
    place(piece('', oval(600, 1090, 1, 1, paper)), 0, 0),
  );

const botanicalFront: Things = (pen) =>
  place(
    frame(
      pen,
      740,
      980,
      wood.walnut,
      box(-300, -420, 600, 840, tone(paper, 0.5)) + botanical(pen, 520, 780),
      60,
    ),
    600,
    700,
  );

const cardMotifs: ((pen: Pen) => string)[] = [
  (pen) =>
    group(
      move(0, 110),
      sprig(pen, { length: 250, colour: colours.moss, pairs: 6, leaf: 70, bend: 20 }),
    ),
  (pen) => group(move(0, -10), bloom(pen, 92, colours.clay)),
  (pen) =>
    lettering(pen, 'THANK', { x: 0, y: -16, size: 48, colour: colours.ink, weight: 4.4 }) +
    lettering(pen, 'YOU', { x: 0, y: 60, size: 48, colour: colours.ink, weight: 4.4 }),
  (pen) =>
    [0, 1, 2, 3]
      .map((i) => group(move(0, 0, 1, i * 90 + 45), leafShape(110, 44, colours.rust)))
      .join('') +
    oval(0, 0, 15, 15, colours.sand) +
    lettering(pen, '', { x: 0, y: 0, size: 1, colour: paper }),
];

const deboss = (w: number, h: number): string =>
  box(
    -w / 2,
    -h / 2,
    w,
    h,
    'none',
    6,
    `stroke="${tone(paper, 0.34)}" stroke-width="3" opacity="0.7"`,
  ) +
  box(-w / 2 + 2, -h / 2 + 2, w, h, 'none', 6, 'stroke="#ffffff" stroke-width="2" opacity="0.8"');

const cardSet: Things = (pen) =>
  layered(
    place(envelope(pen, 470, 340, kraft), 890, 1130, 1, -14),
    ...cardMotifs.map((motif, i) =>
      place(
        card(pen, 400, 540, i % 2 ? colours.cream : paper, deboss(340, 480) + motif(pen), 13),
        [330, 560, 790, 470][i] ?? 600,
        [520, 470, 540, 980][i] ?? 700,
        1,
        [-12, -2, 9, -6][i] ?? 0,
      ),
    ),
  );

export const prints: Record<string, Sketch[]> = {
  'photo-print': [
    scene('front', 'Photograph of a lake at dusk, framed in oak with a wide mount', 'mist', print, {
      kind: 'wall',
    }),
    scene(
      'in-use',
      'Framed photograph above a shelf with a mug and a small vase',
      'sage',
      (pen) =>
        together(
          wallWithFrame((p) => landscape(p, 460, 560), 560, 600, 720)(pen),
          place(mug(pen, { colour: colours.sand }, 'small'), 330, 1250, 0.66),
          place(budVase(pen, 0, colours.clay, 'grass'), 860, 1260, 0.86),
        ),
      { kind: 'table', horizon: 1130 },
      (pen) => leafShade(pen, 900, 200, 460, 0.1),
    ),
    scene(
      'open',
      'Three unframed photo prints of a lake laid over each other',
      'blush',
      laidPrints,
      {
        kind: 'flat',
      },
    ),
    scene(
      'scale',
      'Framed print with its measures, 30 by 40 centimetres',
      'oat',
      (pen) =>
        together(
          place(frame(pen, 640, 820, wood.oak, landscape(pen, 460, 640), 60), 520, 640),
          upright(pen, 900, 230, 1050, '40 cm'),
          across(pen, 200, 840, 1130, '30 cm'),
        ),
      { kind: 'wall' },
    ),
  ],
  'party-invitations': [
    scene(
      'front',
      'Party invitation with flowers and leaves over a blush envelope',
      'stone',
      invitations,
      { kind: 'flat' },
    ),
    closeUp(
      'Printed flowers and lettering of the invitation',
      'stone',
      invitations,
      540,
      760,
      1.9,
      { kind: 'flat' },
    ),
    scene('in-use', 'Stack of printed invitations ready to be sent', 'sage', stackOfCards, {
      kind: 'cloth',
    }),
  ],
  'botanical-print': [
    scene(
      'front',
      'Botanical print of a fern and a blush flower in a walnut frame',
      'linen',
      botanicalFront,
      { kind: 'wall' },
    ),
    scene(
      'in-use',
      'Botanical print hung above a table with a potted plant',
      'blush',
      (pen) =>
        together(
          wallWithFrame(
            (p) => box(-250, -320, 500, 640, tone(paper, 0.5)) + botanical(p, 400, 560),
            500,
            540,
            720,
          )(pen),
          place(flowerPot(pen, undefined, arching(pen, 330, leaf.fern)), 860, 1310, 0.78),
        ),
      { kind: 'table', horizon: 1130 },
      (pen) => windowLight(pen, 640, 60, 420, 700, 0.3),
    ),
    closeUp('Leaves and flower of the print behind glass', 'linen', botanicalFront, 640, 640, 2, {
      kind: 'wall',
    }),
  ],
  'letterpress-card-set': [
    scene(
      'front',
      'Four letterpress cards with a leaf, a flower and words of thanks, and a kraft envelope',
      'clay',
      cardSet,
      { kind: 'flat' },
    ),
    closeUp('Pressed border and lettering of a letterpress card', 'clay', cardSet, 760, 540, 2.1, {
      kind: 'flat',
    }),
  ],
};
