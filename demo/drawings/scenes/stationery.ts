/** Pictures of stationery and prints. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { bow, closedBox } from '../objects/carton.ts';
import { book, calendar, paperRoll } from '../objects/desk.ts';
import { mug } from '../objects/mug.ts';
import {
  botanical,
  type Cover,
  card,
  coverArt,
  envelope,
  frame,
  landscape,
  notebook,
  pencil,
} from '../objects/paper.ts';
import { arching, budVase, flowerPot } from '../objects/pot.ts';
import { colours, inkLine, kraft, leaf, paper, wood } from '../palette.ts';
import { bloom, leafShape, sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { across, upright } from '../parts/measure.ts';
import { layered, piece, place, together } from '../parts/piece.ts';
import type { Pen } from '../pen.ts';
import { box, group, linear, move, oval, stroke } from '../pen.ts';

const bodyText = (pen: Pen, lines: number, w: number, gap: number): string => {
  let d = '';
  for (let i = 0; i < lines; i += 1)
    d += `M${(-w / 2).toFixed(0)} ${i * gap}h${(w * pen.between(0.62, 1)).toFixed(0)}`;
  return stroke(d, inkLine, 3.4, 'opacity="0.4"');
};

const print: Things = (pen) =>
  place(frame(pen, 760, 960, wood.oak, landscape(pen, 560, 760), 70), 600, 690);
const prints: Things = (pen) =>
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

const calendarFront: Things = (pen) =>
  place(calendar(pen, 'JUNE', 0, 30, colours.clay), 600, 1180, 1.1);

const bookOf =
  (term: Cover): Things =>
  (pen) =>
    layered(
      place(notebook(pen, 600, 840, term), 590, 740, 1, -5),
      place(pencil(pen, 640, colours.sand), 1010, 1230, 1, 8),
    );
const coverWords: Record<Cover, string> = {
  fern: 'pale fern sprigs on green',
  tide: 'drawn waves on sea blue',
  terrazzo: 'terrazzo chips on cream',
  stripe: 'clay and ink stripes on oat',
};
const coverGround = { fern: 'blush', tide: 'butter', terrazzo: 'sage', stripe: 'mist' } as const;
const notebookFronts: Sketch[] = (['fern', 'tide', 'terrazzo', 'stripe'] as const).map((term) =>
  variant(
    scene(
      'front',
      `Pocket notebook with a cover of ${coverWords[term]}, a pencil beside it`,
      coverGround[term],
      bookOf(term),
      { kind: 'flat' },
    ),
    term,
  ),
);
const notebooks: Things = (pen) =>
  layered(
    ...(['fern', 'tide', 'terrazzo', 'stripe'] as const).map((term, i) =>
      place(
        notebook(pen, 440, 620, term),
        [360, 790, 400, 830][i] ?? 600,
        [430, 470, 1060, 1100][i] ?? 700,
        1,
        [-6, 5, 4, -5][i] ?? 0,
      ),
    ),
  );
const openPages: Things = (pen) => {
  const page = (dir: 1 | -1): string =>
    group(
      move(dir * 225, 0),
      box(
        -225,
        -320,
        450,
        640,
        linear(
          pen,
          dir === 1
            ? [
                [0, '#cfc3ad'],
                [0.12, '#f3ecdd'],
                [1, '#efe6d4'],
              ]
            : [
                [0, '#f6f0e2'],
                [0.86, '#f1e9d8'],
                [1, '#c6b9a1'],
              ],
        ),
        14,
      ),
    );
  return layered(
    piece('', ''),
    place(
      piece(
        layered(card(pen, 930, 660, '#d9cbb2', '', 22)).body,
        page(-1) +
          page(1) +
          group(move(-380, -210), bodyText(pen, 12, 300, 36).replace('M-150', 'M0')) +
          group(
            move(220, 150, 1, 8),
            sprig(pen, { length: 330, colour: leaf.fern, pairs: 7, leaf: 84 }),
          ),
      ),
      600,
      720,
      1.06,
      -4,
    ),
    place(pencil(pen, 620, colours.clay), 880, 1240, 1, -38),
  );
};

const rollArt = (pen: Pen, cover: Cover, length: number, r: number): string =>
  group(move(length / 2, 0), coverArt(pen, cover, length, length).art, `clip-path="none"`) +
  (r > 999 ? leafMark : '');
const leafMark = '';
const rolls: Things = (pen) =>
  layered(
    place(
      paperRoll(pen, 980, 88, '#56664c', rollArt(pen, 'fern', 980, 88), paper),
      110,
      560,
      1,
      -9,
    ),
    place(
      paperRoll(pen, 980, 88, '#ecdfc9', rollArt(pen, 'stripe', 980, 88), kraft),
      120,
      800,
      1,
      -9,
    ),
    place(
      paperRoll(pen, 980, 88, '#efe6d8', rollArt(pen, 'terrazzo', 980, 88), paper),
      130,
      1040,
      1,
      -9,
    ),
  );
const wrapped: Things = (pen) => {
  const fern = coverArt(pen, 'fern', 640, 640);
  const ribbon =
    box(-320, -18, 640, 36, tone(colours.clay, 0.5)) +
    box(-18, -320, 36, 640, tone(colours.clay, 0.54));
  return together(
    place(
      closedBox(pen, {
        w: 560,
        d: 520,
        h: 250,
        colour: '#56664c',
        turn: 16,
        art: fern.art + ribbon,
        lid: 1,
      }),
      560,
      1130,
    ),
    place(piece('', bow(pen, 100, colours.clay)), 560, 870),
  );
};

const pencilTints = [
  colours.ink,
  colours.moss,
  colours.clay,
  colours.sand,
  colours.rust,
  colours.sky,
  colours.blush,
];
const pencils: Things = (pen) =>
  layered(
    place(
      card(
        pen,
        660,
        900,
        kraft,
        box(-300, 160, 600, 150, tone(paper, 0.5), 6) +
          lettering(pen, 'SEVEN PENCILS', { x: 0, y: 250, size: 30, colour: inkLine }),
        14,
        14,
      ),
      600,
      820,
      1,
      -3,
    ),
    ...pencilTints.map((c, i) =>
      place(pencil(pen, 830, c), 366 + i * 76, 1040 + (i % 2) * 8, 1, -3),
    ),
  );
const pencilsUsed: Things = (pen) =>
  together(
    place(book(pen, 640, 700, 50, colours.sand, 10), 700, 1190),
    place(
      piece(
        '',
        pencilTints
          .slice(0, 6)
          .map((c, i) =>
            group(move(-70 + i * 28, -180, 0.86, -13 + i * 5), pencil(pen, 560, c).body),
          )
          .join(''),
      ),
      360,
      1180,
      0.8,
    ),
    place(mug(pen, { colour: colours.cream }, 'small'), 370, 1180, 1.06),
    place(budVase(pen, 0, colours.moss, 'grass'), 870, 1010, 0.9),
  );

const monogram = (pen: Pen, s: number, colour: string): string =>
  `<circle r="${(s * 1.5).toFixed(0)}" fill="none" stroke="${colour}" stroke-width="${(s * 0.05).toFixed(1)}"/><circle r="${(s * 1.36).toFixed(0)}" fill="none" stroke="${colour}" stroke-width="${(s * 0.025).toFixed(1)}"/>${lettering(pen, 'AJ', { x: 0, y: s * 0.5, size: s, colour, weight: s * 0.1, air: 0.3 })}`;
const writing: Things = (pen) =>
  layered(
    place(envelope(pen, 700, 480, colours.cream, colours.rust), 700, 1010, 1, 6),
    place(
      card(pen, 600, 820, paper, group(move(0, -270), monogram(pen, 64, colours.ink)), 12),
      500,
      650,
      1,
      -6,
    ),
    place(piece('', group('', pencil(pen, 620, colours.ink).body)), 940, 860, 1, 24),
  );

export const stationery: Record<string, Sketch[]> = {
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
    scene('open', 'Three unframed photo prints of a lake laid over each other', 'blush', prints, {
      kind: 'flat',
    }),
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
  'desk-calendar': [
    scene(
      'front',
      'Desk calendar card for June with a fern drawing, standing in an oak block',
      'butter',
      calendarFront,
    ),
    scene(
      'in-use',
      'Desk calendar on a table with a mug and a vase',
      'mist',
      (pen) =>
        together(
          place(calendar(pen, 'JUNE', 0, 30, colours.clay), 690, 1100, 0.86),
          place(
            mug(pen, { colour: colours.ink, holds: { colour: '#5b3d2a', below: 40 } }, 'small'),
            280,
            1200,
            0.76,
          ),
        ),
      { kind: 'plank', horizon: 930 },
      (pen) => windowLight(pen, 300, 60, 420, 600, 0.34),
    ),
    closeUp(
      'Days of the month and the slot in the oak block',
      'butter',
      calendarFront,
      600,
      980,
      1.9,
    ),
  ],
  'pocket-notebook': [
    ...notebookFronts,
    scene(
      'open',
      'Open notebook with handwriting and a pressed sprig, pencil across the page',
      'oak',
      openPages,
      { kind: 'flat' },
    ),
    scene(
      'detail',
      'Four pocket notebooks with fern, tide, terrazzo and stripe covers',
      'linen',
      notebooks,
      { kind: 'flat' },
    ),
  ],
  'wrapping-paper-roll': [
    scene(
      'front',
      'Three rolls of wrapping paper with fern, stripe and terrazzo patterns',
      'oat',
      rolls,
      { kind: 'flat' },
    ),
    scene('in-use', 'Box wrapped in fern paper and tied with a clay ribbon', 'blush', wrapped),
  ],
  'pencil-set': [
    scene('front', 'Seven coloured pencils on a kraft card, seen from above', 'sage', pencils, {
      kind: 'flat',
    }),
    scene('in-use', 'Pencils standing in a stoneware mug beside a book', 'blush', pencilsUsed, {
      kind: 'table',
      horizon: 880,
    }),
    closeUp('Sharpened points of the pencils', 'sage', pencils, 600, 330, 2.2, { kind: 'flat' }),
  ],
  'monogram-writing-set': [
    scene(
      'front',
      'Writing paper with a round monogram, an envelope sealed in rust wax and a pencil',
      'sage',
      writing,
      { kind: 'flat' },
    ),
    closeUp('Monogram of two letters inside a double ring', 'sage', writing, 500, 420, 2.2, {
      kind: 'flat',
    }),
    scene(
      'in-use',
      'Sealed envelope lying on a linen cloth with a sprig',
      'blush',
      (pen) =>
        layered(
          place(envelope(pen, 800, 560, colours.cream, colours.rust), 600, 760, 1, -8),
          place(
            piece('', sprig(pen, { length: 420, colour: leaf.sage, pairs: 9, leaf: 86 })),
            300,
            1190,
            1,
            30,
          ),
        ),
      { kind: 'cloth' },
    ),
  ],
};
