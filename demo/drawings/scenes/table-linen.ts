/** Pictures of the table and kitchen linen. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { plate } from '../objects/bowl.ts';
import { taper } from '../objects/candle.ts';
import { peg, rail, towel } from '../objects/hung.ts';
import { budVase } from '../objects/pot.ts';
import { carafe, tumbler } from '../objects/serving.ts';
import { dressedTable } from '../objects/soft.ts';
import { folded, foldedStack, laidCloth, napkinInRing } from '../objects/textile.ts';
import { mitt } from '../objects/worn.ts';
import { colours, leaf, metal, termColours } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { windowLight } from '../parts/light.ts';
import { piece, place, together } from '../parts/piece.ts';
import { oval } from '../pen.ts';

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
    place(
      folded(pen, { w: 170, d: 260, layers: 2, thick: 9, colour: colours.rust, turn: 12 }),
      330,
      1032,
    ),
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

const towelOf =
  (term: string): Things =>
  (pen) =>
    together(
      piece('', rail(150, 1050, 270, metal.brass, 22)),
      place(towel(pen, 620, 960, one(term)), 600, 270),
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

const mittAlone: Things = (pen) =>
  together(
    place(piece('', peg(0)), 700, 300),
    place(mitt(pen, colours.rust, colours.oat), 565, 320, 1.5),
  );

export const tableLinen: Record<string, Sketch[]> = {
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
    closeUp('Deep waffle weave of the moss towel', 'oat', towelOf('moss'), 600, 800, 2.5, {
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
