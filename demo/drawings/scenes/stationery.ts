/** Pictures of stationery and prints. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { type Cover, coverArt } from '../objects/artwork.ts';
import { bow, closedBox } from '../objects/carton.ts';
import { book, calendar, paperRoll } from '../objects/desk.ts';
import { mug } from '../objects/mug.ts';
import { notebook, pencil } from '../objects/notebook.ts';
import { card, envelope } from '../objects/paper.ts';
import { budVase } from '../objects/pot.ts';
import { colours, inkLine, kraft, leaf, paper } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import { windowLight } from '../parts/light.ts';
import { layered, piece, place, together } from '../parts/piece.ts';
import type { Pen } from '../pen.ts';
import { box, group, linear, move, stroke } from '../pen.ts';

const bodyText = (pen: Pen, lines: number, w: number, gap: number): string => {
  let d = '';
  for (let i = 0; i < lines; i += 1)
    d += `M${(-w / 2).toFixed(0)} ${i * gap}h${(w * pen.between(0.62, 1)).toFixed(0)}`;
  return stroke(d, inkLine, 3.4, 'opacity="0.4"');
};

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
          group(move(-225, -210), bodyText(pen, 12, 330, 36)) +
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
        box(-270, 268, 540, 130, tone(paper, 0.5), 6) +
          lettering(pen, 'SEVEN PENCILS', { x: 0, y: 348, size: 30, colour: inkLine }),
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
      1110,
      0.8,
    ),
    place(mug(pen, { colour: colours.cream }, 'small'), 370, 1180, 1.06),
    place(budVase(pen, 0, colours.moss, 'grass'), 870, 1010, 0.9),
  );

const monogram = (pen: Pen, s: number, colour: string): string =>
  `<circle r="${(s * 1.5).toFixed(0)}" fill="none" stroke="${colour}" stroke-width="${(s * 0.05).toFixed(1)}"/><circle r="${(s * 1.36).toFixed(0)}" fill="none" stroke="${colour}" stroke-width="${(s * 0.025).toFixed(1)}"/>${lettering(pen, 'AJ', { x: 0, y: s * 0.5, size: s, colour, weight: s * 0.1, air: 0.3 })}`;

const writing: Things = (pen) =>
  layered(
    place(envelope(pen, 700, 480, colours.blush, colours.rust), 690, 1130, 1, 6),
    place(
      card(pen, 600, 820, paper, group(move(0, -270), monogram(pen, 64, colours.ink)), 12),
      470,
      590,
      1,
      -6,
    ),
    place(pencil(pen, 620, colours.ink), 900, 840, 1, 9),
  );

export const stationery: Record<string, Sketch[]> = {
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
    closeUp('Monogram of two letters inside a double ring', 'sage', writing, 470, 360, 2.2, {
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
