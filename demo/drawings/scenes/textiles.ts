/** Pictures of the textiles. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { plate } from '../objects/bowl.ts';
import { taper } from '../objects/candle.ts';
import { book } from '../objects/desk.ts';
import { apron, curtain, mitt, peg, rail, tote, towel } from '../objects/hung.ts';
import { mug } from '../objects/mug.ts';
import { arching, budVase, bush, flowerPot } from '../objects/pot.ts';
import { carafe, tumbler } from '../objects/serving.ts';
import { cushion, dressedTable, throwOver } from '../objects/soft.ts';
import { folded, foldedStack, laidCloth, napkinInRing } from '../objects/textile.ts';
import { colours, leaf, metal, termColours, wood } from '../palette.ts';
import { bloom, sprig } from '../parts/foliage.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { herringbone } from '../parts/materials/weave.ts';
import { across, upright } from '../parts/measure.ts';
import { piece, place, together } from '../parts/piece.ts';
import { box, fill, group, linear, move, oval, rounded, stroke } from '../pen.ts';

const one = (term: string): string => termColours(term)[0] ?? colours.sand;

const cloth =
  (term: string): Things =>
  (pen) =>
    together(
      place(dressedTable(pen, 980, 820, 560, one(term)), 600, 770),
      place(plate(pen, 150, colours.cream), 380, 800, 0.9),
      place(plate(pen, 150, colours.cream), 830, 810, 0.9),
      place(
        budVase(pen, 1, term === 'moss' ? colours.sand : colours.moss, 'flower', colours.blush),
        610,
        760,
        0.86,
      ),
    );
const clothLaid: Things = (pen) =>
  together(
    place(dressedTable(pen, 1340, 1500, 420, colours.oat, 'fringe'), 600, 960),
    place(taper(pen, 300, colours.cream, true), 420, 830, 0.8),
    place(carafe(pen), 740, 880, 0.56),
    place(plate(pen, 220, colours.cream), 330, 1060),
    place(napkinInRing(pen, colours.rust, metal.brass), 330, 1030, 0.36, 80),
    place(tumbler(pen), 590, 1010, 0.56),
    place(plate(pen, 220, colours.cream), 900, 1050),
  );
const clothStack: Things = (pen) =>
  place(
    foldedStack(pen, [
      { w: 760, d: 620, layers: 2, thick: 44, colour: colours.ink },
      { w: 750, d: 610, layers: 2, thick: 44, colour: colours.moss },
      { w: 755, d: 612, layers: 2, thick: 44, colour: colours.sand },
      { w: 748, d: 606, layers: 2, thick: 44, colour: colours.rust },
      { w: 752, d: 608, layers: 2, thick: 44, colour: colours.oat },
    ]),
    600,
    1140,
  );
const clothFronts: Sketch[] = (['sand', 'moss', 'ink', 'oat', 'rust'] as const).map((term) =>
  variant(
    scene(
      'front',
      `Linen tablecloth in ${term}, falling in soft folds over a table laid for two`,
      term === 'ink' || term === 'moss' ? 'oat' : term === 'rust' ? 'stone' : 'sage',
      cloth(term),
      { kind: 'sweep', horizon: 1060 },
    ),
    term,
  ),
);

const napkin: Things = (pen) =>
  place(
    foldedStack(pen, [
      { w: 640, d: 560, layers: 2, thick: 24, colour: colours.oat, turn: 14 },
      { w: 630, d: 552, layers: 2, thick: 24, colour: colours.oat, turn: 14, border: colours.clay },
    ]),
    600,
    1010,
    1.18,
  );

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
const towelOf =
  (term: string): Things =>
  (pen) =>
    together(
      piece('', rail(190, 1010, 300, metal.brass, 20)),
      place(towel(pen, 540, 880, one(term)), 600, 300),
    );
const towelFronts: Sketch[] = (['sand', 'moss', 'sky'] as const).map((term) =>
  variant(
    scene(
      'front',
      `Waffle towel in ${term} hanging from a brass rail`,
      term === 'sand' ? 'mist' : 'oat',
      towelOf(term),
      { kind: 'wall' },
    ),
    term,
  ),
);

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

const mittAlone: Things = (pen) =>
  together(
    place(piece('', peg(0)), 700, 300),
    place(mitt(pen, colours.rust, colours.oat), 565, 320, 1.5),
  );

export const textiles: Record<string, Sketch[]> = {
  'linen-tablecloth': [
    ...clothFronts,
    scene(
      'in-use',
      'Oat linen tablecloth with a fringed edge, laid with plates, a carafe and a lit candle',
      'dusk',
      clothLaid,
      { kind: 'wall' },
      (pen) => windowLight(pen, 700, 60, 380, 460, 0.26),
    ),
    scene(
      'detail',
      'Five folded linen tablecloths in ink, moss, sand, rust and oat, one upon the other',
      'linen',
      clothStack,
    ),
    closeUp('Hem and weave of the rust linen tablecloth', 'stone', cloth('rust'), 520, 1290, 2.2, {
      horizon: 1060,
    }),
  ],
  'linen-napkin': [
    scene('front', 'Two folded linen napkins in oat with a clay border', 'sage', napkin),
    scene(
      'in-use',
      'Linen napkin drawn through a brass ring on a plate, seen from above',
      'blush',
      (pen) =>
        together(
          piece(
            '',
            oval(640, 790, 420, 420, '#3b2a20', 'opacity="0.12"') +
              oval(600, 750, 420, 420, tone(colours.cream, 0.62)) +
              oval(600, 750, 290, 290, tone(colours.cream, 0.5)) +
              oval(604, 754, 284, 284, tone(colours.cream, 0.66)),
          ),
          place(napkinInRing(pen, colours.oat, metal.brass), 600, 790, 1.05, 24),
        ),
      { kind: 'cloth' },
    ),
    closeUp('Weave and stitched clay border of the linen napkin', 'sage', napkin, 760, 960, 2.3),
  ],
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
  'waffle-towel': [
    ...towelFronts,
    scene(
      'in-use',
      'Stack of folded waffle towels in sand, moss and sky',
      'mist',
      (pen) =>
        together(
          place(
            foldedStack(pen, [
              { w: 700, d: 560, layers: 2, thick: 64, colour: colours.sky },
              { w: 690, d: 550, layers: 2, thick: 64, colour: colours.moss },
              { w: 695, d: 552, layers: 2, thick: 64, colour: colours.sand },
            ]),
            600,
            1180,
          ),
          place(budVase(pen, 2, colours.cream, 'sprig'), 690, 760, 0.8),
        ),
      { kind: 'table', horizon: 860 },
    ),
    closeUp('Deep waffle weave of the moss towel', 'oat', towelOf('moss'), 600, 800, 2.6, {
      kind: 'wall',
    }),
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
  'oven-mitt': [
    scene(
      'front',
      'Quilted oven mitt in rust with an oat cuff, hung from a peg',
      'sage',
      mittAlone,
      { kind: 'wall' },
    ),
    closeUp(
      'Diagonal quilting and herringbone cuff of the oven mitt',
      'sage',
      mittAlone,
      560,
      640,
      2,
      { kind: 'wall' },
    ),
    scene(
      'in-use',
      'Oven mitt lying on a hemmed cloth beside a sprig of rosemary',
      'oat',
      (pen) =>
        together(
          place(laidCloth(pen, 900, 1000, colours.oat), 610, 760, 1, 6),
          place(mitt(pen, colours.rust, colours.cream), 560, 300, 1.2, 4),
          place(
            piece(
              '',
              sprig(pen, { length: 460, colour: leaf.fern, pairs: 16, leaf: 64, width: 11 }),
            ),
            980,
            1290,
            1,
            -24,
          ),
        ),
      { kind: 'flat' },
    ),
  ],
};

export const herbs = (pen: Parameters<Things>[0]): string => bush(pen, 300, leaf.fern);
export const plain = (w: number, h: number, colour: string): string =>
  fill(rounded(-w / 2, -h / 2, w, h, 4), colour);
