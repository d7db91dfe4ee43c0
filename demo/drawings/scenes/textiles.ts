/** Pictures of the textiles. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { book } from '../objects/desk.ts';
import { curtain, peg, rail } from '../objects/hung.ts';
import { mug } from '../objects/mug.ts';
import { arching, flowerPot } from '../objects/pot.ts';
import { cushion, throwOver } from '../objects/soft.ts';
import { folded } from '../objects/textile.ts';
import { apron, tote } from '../objects/worn.ts';
import { colours, leaf, metal, termColours, wood } from '../palette.ts';
import { bloom, sprig } from '../parts/foliage.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { herringbone } from '../parts/materials/weave.ts';
import { across, upright } from '../parts/measure.ts';
import { piece, place, together } from '../parts/piece.ts';
import { box, group, linear, move, stroke } from '../pen.ts';

const wool: Things = (pen) =>
  together(
    piece('', rail(120, 1080, 330, wood.oak, 34)),
    place(throwOver(pen, 620, 830, colours.sand, colours.ink), 600, 318),
  );

const woolFolded: Things = (pen) =>
  together(
    place(
      folded(pen, {
        w: 800,
        d: 620,
        layers: 4,
        thick: 58,
        colour: colours.sand,
        weave: herringbone(pen, colours.sand),
        turn: -8,
        art:
          box(-400, 120, 800, 40, colours.ink, 0, 'opacity="0.6"') +
          box(-400, 190, 800, 18, colours.ink, 0, 'opacity="0.6"'),
      }),
      600,
      1150,
    ),
    place(book(pen, 360, 460, 44, colours.clay, 12, 0), 640, 880),
    place(
      mug(pen, { colour: colours.cream, holds: { colour: '#c69a72', below: 36 } }, 'small'),
      560,
      850,
      0.6,
    ),
  );

const curtainPair: Things = (pen) =>
  together(
    piece('', windowFrame(pen)),
    piece('', rail(70, 1130, 150, metal.brass, 18)),
    place(curtain(pen, 340, 1120, colours.oat, 6), 250, 140),
    place(curtain(pen, 340, 1120, colours.oat, 6), 950, 140),
  );

function windowFrame(pen: Parameters<Things>[0]): string {
  const sky = linear(
    pen,
    [
      [0, '#e9efe9'],
      [0.6, '#f3ecd9'],
      [1, '#dfe1cb'],
    ],
    0,
    0,
    0,
    1,
  );
  const bar = tone('#e8dfcf', 0.6);
  return (
    box(300, 230, 600, 820, sky) +
    group('', leafShade(pen, 420, 760, 420, 0.5)) +
    [300, 588, 876].map((x) => box(x, 230, 24, 820, bar)).join('') +
    [230, 480, 740, 1030].map((y) => box(300, y, 600, 20, bar)).join('') +
    box(270, 1050, 660, 34, tone('#e8dfcf', 0.72)) +
    box(
      270,
      1084,
      660,
      26,
      linear(
        pen,
        [
          [0, '#3b2a20', 0.2],
          [1, '#3b2a20', 0],
        ],
        0,
        0,
        0,
        1,
      ),
    )
  );
}

const curtainOne: Things = (pen) =>
  together(
    piece('', rail(110, 1090, 190, metal.brass, 20)),
    place(curtain(pen, 760, 1060, colours.oat, 9), 600, 180),
  );

const apronAlone: Things = (pen) => place(apron(pen, colours.ink, colours.sand), 600, 200, 1.06);

const cushionOf =
  (term: string): Things =>
  (pen) => {
    const [a = colours.sand, b = colours.ink] = termColours(term);
    return place(cushion(pen, 800, a, b), 600, 1190, 1, -2);
  };

const cushionFronts: Sketch[] = (['sand-ink', 'clay-oat', 'moss-sand'] as const).map((term) =>
  variant(
    scene(
      'front',
      `Patchwork cushion pieced from ${term.replace('-', ' and ')} linen`,
      term === 'sand-ink' ? 'blush' : term === 'clay-oat' ? 'sage' : 'linen',
      cushionOf(term),
    ),
    term,
  ),
);

const bench = (pen: Parameters<Things>[0]): string =>
  box(
    0,
    1080,
    1200,
    70,
    linear(
      pen,
      [
        [0, tone(wood.oak, 0.66)],
        [1, tone(wood.oak, 0.4)],
      ],
      0,
      0,
      0,
      1,
    ),
  ) +
  box(
    0,
    1150,
    1200,
    60,
    linear(
      pen,
      [
        [0, '#3b2a20', 0.3],
        [1, '#3b2a20', 0],
      ],
      0,
      0,
      0,
      1,
    ),
  ) +
  box(110, 1150, 60, 350, tone(wood.oak, 0.42)) +
  box(1030, 1150, 60, 350, tone(wood.oak, 0.34));

const leafArt = (pen: Parameters<Things>[0]): string =>
  group(
    move(0, 500, 1.1),
    sprig(pen, { length: 330, colour: colours.moss, pairs: 7, leaf: 100, width: 34, bend: 30 }),
  ) + stroke('M-70 540H70', colours.moss, 5);

const toteAlone: Things = (pen) =>
  together(
    place(piece('', peg(0)), 600, 250),
    place(tote(pen, 640, 680, colours.oat, leafArt(pen)), 600, 610),
  );

const toteFull: Things = (pen) =>
  together(
    piece(
      '',
      group(
        move(560, 900, 1, -10),
        sprig(pen, { length: 520, colour: leaf.fern, pairs: 9, leaf: 120, width: 46, bend: -60 }),
      ) +
        group(
          move(680, 900, 1, 10),
          sprig(pen, { length: 460, colour: leaf.sage, pairs: 8, leaf: 100, bend: 70 }),
        ) +
        group(move(760, 600), bloom(pen, 90, colours.blush)) +
        group(move(430, 640), bloom(pen, 74, '#e3c48a')),
    ),
    place(tote(pen, 600, 620, colours.oat, leafArt(pen)), 600, 740),
  );

export const textiles: Record<string, Sketch[]> = {
  'wool-throw': [
    scene(
      'front',
      'Sand wool throw with ink stripes and a fringe, hung over an oak rail',
      'mist',
      wool,
      { kind: 'wall' },
    ),
    scene(
      'in-use',
      'Folded wool throw with a book and a cup of tea on top',
      'blush',
      woolFolded,
      { kind: 'table', horizon: 800 },
      (pen) => windowLight(pen, 600, 70, 420, 560, 0.34),
    ),
    closeUp(
      'Herringbone weave, stripes and fringe of the wool throw',
      'mist',
      wool,
      640,
      1060,
      2.2,
      { kind: 'wall' },
    ),
  ],
  'made-to-measure-curtain': [
    scene('front', 'Oat linen curtain hanging in folds from a brass rail', 'sage', curtainOne, {
      kind: 'wall',
    }),
    scene(
      'in-use',
      'Pair of linen curtains drawn back beside a tall window',
      'linen',
      curtainPair,
      { kind: 'wall' },
    ),
    closeUp('Brass rings and the gathered head of the curtain', 'sage', curtainOne, 480, 330, 2.3, {
      kind: 'wall',
    }),
    scene(
      'scale',
      'Curtain with arrows for the width and the drop to measure',
      'oat',
      (pen) =>
        together(
          piece('', rail(110, 900, 190, metal.brass, 20)),
          place(curtain(pen, 600, 980, colours.oat, 8), 510, 180),
          upright(pen, 930, 205, 1190, 'DROP'),
          across(pen, 190, 830, 1290, 'WIDTH'),
        ),
      { kind: 'wall' },
    ),
  ],
  'makers-apron': [
    scene(
      'front',
      'Ink blue apron with sand straps and a wide pocket, hung from a peg',
      'linen',
      apronAlone,
      { kind: 'wall' },
    ),
    closeUp('Pocket with brass rivets and sand stitching', 'linen', apronAlone, 640, 960, 2.1, {
      kind: 'wall',
    }),
    scene(
      'in-use',
      'Apron hung on a workshop wall beside a board and a plant',
      'clay',
      (pen) =>
        together(
          place(apron(pen, colours.ink, colours.sand), 470, 180, 0.9),
          place(flowerPot(pen, undefined, arching(pen, 380, leaf.fern)), 940, 1400, 0.84),
        ),
      { kind: 'table', horizon: 1330 },
      (pen) => windowLight(pen, 640, 100, 460, 640, 0.3),
    ),
  ],
  'patchwork-cushion': [
    ...cushionFronts,
    scene(
      'in-use',
      'Two patchwork cushions on an oak bench in window light',
      'sage',
      (pen) =>
        together(
          place(cushion(pen, 520, colours.moss, colours.sand), 400, 1090, 1, -5),
          place(cushion(pen, 540, colours.sand, colours.ink), 770, 1100, 1, 6),
        ),
      { kind: 'wall' },
      (pen) => windowLight(pen, 520, 100, 460, 640, 0.36) + bench(pen),
    ),
    closeUp(
      'Seams and piping where the patches meet',
      'blush',
      cushionOf('sand-ink'),
      720,
      700,
      2.1,
    ),
  ],
  'market-tote': [
    scene(
      'front',
      'Oat canvas tote with a printed leaf, hung from a peg by its handles',
      'clay',
      toteAlone,
      { kind: 'wall' },
    ),
    scene(
      'in-use',
      'Canvas tote filled with greens and flowers',
      'butter',
      toteFull,
      { kind: 'wall' },
      (pen) => windowLight(pen, 560, 90, 420, 560, 0.3),
    ),
    closeUp('Printed leaf and heavy weave of the tote', 'clay', toteAlone, 600, 900, 2.1, {
      kind: 'wall',
    }),
  ],
};
