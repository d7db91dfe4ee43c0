/** Pictures of the cloth that is cut from the roll. */
import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { folded, foldedStack, laidCloth } from '../objects/textile.ts';
import { colours } from '../palette.ts';
import { windowLight } from '../parts/light.ts';
import { across } from '../parts/measure.ts';
import { place, together } from '../parts/piece.ts';

const lengths: Things = (pen) =>
  together(
    place(
      foldedStack(pen, [
        { w: 720, d: 560, layers: 3, thick: 46, colour: colours.oat },
        { w: 690, d: 540, layers: 2, thick: 44, colour: colours.sand },
        { w: 700, d: 548, layers: 2, thick: 44, colour: colours.oat },
      ]),
      600,
      1130,
    ),
  );

const unrolled: Things = (pen) =>
  together(
    place(laidCloth(pen, 860, 760, colours.oat, { creases: 4 }), 600, 800),
    across(pen, 170, 1030, 1270, '1 METRE'),
  );

const onTheBench: Things = (pen) =>
  together(
    place(
      folded(pen, { w: 640, d: 760, layers: 2, thick: 40, colour: colours.oat, turn: 8 }),
      520,
      1080,
    ),
    place(
      folded(pen, { w: 230, d: 300, layers: 2, thick: 26, colour: colours.sand, turn: -14 }),
      940,
      1210,
    ),
  );

export const cloth: Record<string, Sketch[]> = {
  'linen-by-the-metre': [
    scene('front', 'Lengths of oat and sand linen, folded in a stack', 'sage', lengths, {
      kind: 'sweep',
      horizon: 1000,
    }),
    scene('scale', 'Oat linen laid flat with an arrow one metre long', 'linen', unrolled, {
      kind: 'wall',
    }),
    scene(
      'in-use',
      'A cut length of linen and a smaller piece on a bench in window light',
      'blush',
      onTheBench,
      { kind: 'table', horizon: 800 },
      (pen) => windowLight(pen, 600, 70, 420, 560, 0.34),
    ),
    closeUp('Weave and folded edges of the linen', 'sage', lengths, 600, 900, 2.2),
  ],
};
