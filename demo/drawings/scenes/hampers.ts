/** Pictures of the hamper and the flowers by post. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { hamper } from '../objects/carton.ts';
import { bottleShape, stopper, vessel } from '../objects/glassware.ts';
import { card } from '../objects/paper.ts';
import { bread, honeyJar } from '../objects/serving.ts';
import { folded } from '../objects/textile.ts';
import { colours, glass, inkLine, kraft, leaf, paper } from '../palette.ts';
import { flower, sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import { windowLight } from '../parts/light.ts';
import { layered, piece, place, together } from '../parts/piece.ts';
import type { Pen } from '../pen.ts';
import { box, group, move } from '../pen.ts';

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

const letterbox: Things = (pen) => {
  const stemsArt = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      group(
        move(-120 + i * 40, 560, 1, -9 + i * 3),
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
              760 + (i % 2) * 130,
              96,
              [colours.blush, '#e3c48a', colours.cream, colours.clay][i % 4] ?? colours.blush,
              leaf.fern,
              -20 + i * 7,
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
    place(piece('', stemsArt), 600, 760, 1, -4),
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

export const hampers: Record<string, Sketch[]> = {
  'host-hamper': [
    scene('front', 'Wicker hamper with oil, vinegar, honey, bread and folded linen', 'linen', host),
    closeUp('Bottles and bread in the woven hamper', 'linen', host, 560, 760, 1.7),
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
