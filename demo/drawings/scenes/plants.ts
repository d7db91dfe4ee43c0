/** Pictures of plants and pots. */
import { closeUp, type Sketch, scene, type Things, variant } from '../drawing.ts';
import { openBox } from '../objects/carton.ts';
import { book } from '../objects/desk.ts';
import { mister, packet, scoop, seedling, wateringCan } from '../objects/garden.ts';
import { vaseShape, vessel } from '../objects/glassware.ts';
import {
  arching,
  budVase,
  bush,
  flowerPot,
  hanging,
  oliveCrown,
  roundPot,
} from '../objects/pot.ts';
import { laidCloth } from '../objects/textile.ts';
import { colours, glass, leaf, metal, termColours, terracotta } from '../palette.ts';
import { flower, sprig } from '../parts/foliage.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { specksIn } from '../parts/materials/speckle.ts';
import { across } from '../parts/measure.ts';
import { piece, place, together } from '../parts/piece.ts';
import { group, move } from '../pen.ts';

const sill = { kind: 'table', horizon: 900 } as const;

const potAlone: Things = (pen) => place(flowerPot(pen, terracotta, '', true), 600, 1150, 1.5);

const potPlanted: Things = (pen) =>
  together(
    place(flowerPot(pen, terracotta, bush(pen, 420, leaf.fern), true), 430, 1170, 0.98),
    place(flowerPot(pen, terracotta, arching(pen, 330, leaf.sage), true), 880, 1250, 0.74),
  );

const potSizes: Things = (pen) =>
  together(
    place(flowerPot(pen), 330, 1080, 1.0),
    place(flowerPot(pen), 730, 1110, 0.76),
    place(flowerPot(pen), 1000, 1140, 0.52),
    across(pen, 104, 556, 1240, '18 cm'),
  );

const hung: Things = (pen) => place(hanging(pen, colours.sand, colours.oat, 640), 600, 860, 1.46);

const vase: Things = (pen) =>
  place(
    vessel(pen, { profile: vaseShape, foot: 140, colour: glass.moss, body: 0.85 }),
    600,
    1150,
    1.5,
  );

const stems = (pen: Parameters<Things>[0]): string =>
  group(
    move(0, -40, 1, -9),
    sprig(pen, { length: 960, colour: leaf.sage, pairs: 10, leaf: 150, bend: -120 }),
  ) +
  group(
    move(8, -40, 1, 8),
    sprig(pen, { length: 900, colour: leaf.olive, pairs: 10, leaf: 140, bend: 140 }),
  ) +
  group(move(0, -40, 1, 1), flower(pen, 880, 84, colours.blush, leaf.fern, 30)) +
  group(move(0, -40, 1, -4), flower(pen, 760, 66, '#e3c48a', leaf.fern, -70));

const vaseFull: Things = (pen) =>
  place(
    vessel(pen, {
      profile: vaseShape,
      foot: 140,
      colour: glass.moss,
      body: 0.75,
      inside: stems(pen),
      liquid: { level: -260, colour: '#93a07c', opacity: 0.5 },
    }),
    560,
    1240,
    0.98,
  );

const kit: Things = (pen) =>
  together(
    place(
      openBox(pen, {
        w: 760,
        d: 480,
        h: 250,
        words: 'HERB KIT',
        straw: '#d9c49a',
        inside: together(
          place(packet(pen, 'BASIL', colours.moss, leaf.fern), -230, -120, 1, -6),
          place(packet(pen, 'THYME', colours.clay, leaf.sage), 10, -130, 1, 2),
          place(packet(pen, 'DILL', colours.sky, '#7d8f5e'), 240, -118, 1, 7),
        ),
      }),
      600,
      1040,
      1.12,
    ),
    place(flowerPot(pen, terracotta, seedling(300, leaf.fern)), 320, 1310, 0.5),
    place(flowerPot(pen, terracotta, seedling(260, leaf.fern)), 900, 1330, 0.5),
  );

const kitGrown: Things = (pen) =>
  together(
    place(flowerPot(pen, terracotta, bush(pen, 330, '#6d8452'), true), 300, 1120, 0.72),
    place(flowerPot(pen, terracotta, bush(pen, 300, leaf.sage), true), 640, 1180, 0.72),
    place(flowerPot(pen, terracotta, arching(pen, 290, '#7d8f5e', 21), true), 960, 1130, 0.7),
  );

const canOf =
  (term: string): Things =>
  (pen) =>
    place(wateringCan(pen, termColours(term)[0] ?? colours.moss), 660, 1130, 1.16);

const canFronts: Sketch[] = (['moss', 'ink', 'rust'] as const).map((term) =>
  variant(
    scene(
      'front',
      `Watering can in ${term} enamel with a slim spout and brass handle`,
      term === 'ink' ? 'butter' : term === 'rust' ? 'sage' : 'blush',
      canOf(term),
    ),
    term,
  ),
);

const canUsed: Things = (pen) =>
  together(
    place(flowerPot(pen, terracotta, bush(pen, 400, leaf.fern), true), 300, 1160, 0.82),
    place(wateringCan(pen, colours.moss), 800, 1210, 0.9),
  );

const spray: Things = (pen) => place(mister(pen), 600, 1150, 1.44);

const sprayUsed: Things = (pen) =>
  together(
    place(roundPot(pen, colours.cream, arching(pen, 420, leaf.fern)), 760, 1130, 0.92),
    place(mister(pen), 330, 1230, 0.86),
  );

const olive: Things = (pen) =>
  place(roundPot(pen, colours.sand, oliveCrown(pen, 1090)), 600, 1340, 0.9);

const trio: Things = (pen) =>
  together(
    place(budVase(pen, 0, colours.clay, 'grass'), 330, 1110, 1.14),
    place(budVase(pen, 2, colours.cream, 'flower', colours.blush), 870, 1120, 1.14),
    place(budVase(pen, 1, colours.moss, 'sprig'), 610, 1220, 1.14),
  );

const scoopAlone: Things = (pen) =>
  together(
    place(laidCloth(pen, 820, 1080, colours.sand), 600, 750, 1, 5),
    place(scoop(pen), 640, 1270, 1.16, -8),
    place(piece('', specksIn(pen, 700, 300, 260, 240, '#5b4636', 60, 7, 0.8)), 0, 0),
  );

export const plants: Record<string, Sketch[]> = {
  'terracotta-pot': [
    scene('front', 'Terracotta pot with a wide collar on its saucer', 'sage', potAlone),
    scene(
      'in-use',
      'Two terracotta pots planted with herbs on a window sill',
      'mist',
      potPlanted,
      sill,
      (pen) => windowLight(pen, 520, 40, 460, 700, 0.36),
    ),
    scene(
      'scale',
      'Terracotta pots in three sizes, the largest 18 centimetres across',
      'oat',
      potSizes,
    ),
    closeUp('Chalky surface and collar of the terracotta pot', 'sage', potAlone, 420, 760, 2),
  ],
  'hanging-planter': [
    scene(
      'front',
      'Cream planter hung on three cords with trailing leaves',
      'blush',
      hung,
      { kind: 'wall' },
      (pen) => leafShade(pen, 820, 300, 520, 0.1),
    ),
    closeUp('Rim of the hanging planter with leaves spilling over', 'blush', hung, 560, 700, 1.6, {
      kind: 'wall',
    }),
    scene(
      'in-use',
      'Hanging planter in front of a sunlit wall',
      'sage',
      (pen) => place(hanging(pen, colours.rust, colours.oat, 660), 480, 820, 1.2),
      { kind: 'wall' },
      (pen) => windowLight(pen, 560, 180, 460, 820, 0.5, 4),
    ),
  ],
  'moss-glass-vase': [
    scene('front', 'Round-bellied vase of moss green glass', 'butter', vase),
    scene(
      'in-use',
      'Moss glass vase holding branches and two flowers',
      'linen',
      vaseFull,
      { kind: 'table', horizon: 1010 },
      (pen) => windowLight(pen, 560, 60, 440, 700, 0.34),
    ),
    closeUp('Light caught in the shoulder of the green glass', 'butter', vase, 500, 780, 1.9),
  ],
  'herb-seed-kit': [
    scene(
      'front',
      'Open kraft box with seed packets of basil, thyme and dill and two small pots',
      'sage',
      kit,
    ),
    scene('in-use', 'Three pots of grown herbs on a window sill', 'mist', kitGrown, sill, (pen) =>
      windowLight(pen, 520, 40, 460, 640, 0.4),
    ),
    closeUp('Illustrated seed packets in their box', 'sage', kit, 560, 700, 1.9),
  ],
  'watering-can': [
    ...canFronts,
    scene('in-use', 'Moss watering can beside a potted herb', 'oat', canUsed, sill, (pen) =>
      windowLight(pen, 500, 60, 460, 640, 0.34),
    ),
    closeUp('Brass handle and band of the watering can', 'blush', canOf('moss'), 740, 820, 2.2),
  ],
  'plant-mister': [
    scene('front', 'Ribbed glass plant mister with a brass pump', 'stone', spray),
    scene(
      'in-use',
      'Glass mister beside a leafy plant in a cream pot',
      'sage',
      sprayUsed,
      sill,
      (pen) => leafShade(pen, 840, 240, 460, 0.1),
    ),
    closeUp('Brass pump and collar of the mister', 'stone', spray, 600, 460, 2.1),
  ],
  'olive-tree': [
    scene('front', 'Young olive tree in a round sand pot', 'linen', olive, { horizon: 1180 }),
    scene(
      'in-use',
      'Olive tree beside a stack of books in window light',
      'blush',
      (pen) =>
        together(
          place(book(pen, 420, 420, 60, colours.ink, 8), 960, 1360),
          place(book(pen, 380, 400, 50, colours.sand, -4, 60), 960, 1360),
          place(roundPot(pen, colours.clay, oliveCrown(pen, 1100)), 470, 1350, 0.88),
        ),
      { kind: 'table', horizon: 1180 },
      (pen) => windowLight(pen, 520, 60, 460, 820, 0.4, 4),
    ),
    closeUp('Silver-green leaves and dark fruit of the olive tree', 'linen', olive, 600, 420, 2.1),
  ],
  'bud-vase-trio': [
    scene('front', 'Three small vases in clay, moss and cream, each with one stem', 'mist', trio),
    scene(
      'in-use',
      'Bud vases on a linen cloth by the window',
      'butter',
      (pen) =>
        together(
          place(budVase(pen, 2, colours.cream, 'sprig'), 360, 1100, 1.02),
          place(budVase(pen, 0, colours.clay, 'flower', '#e3c48a'), 620, 1170, 1.02),
          place(budVase(pen, 1, colours.moss, 'grass'), 880, 1120, 1.02),
        ),
      sill,
      (pen) => windowLight(pen, 480, 60, 480, 640, 0.42),
    ),
    closeUp('Speckled glaze on the round moss vase', 'mist', trio, 640, 1030, 2),
  ],
  'potting-scoop': [
    scene(
      'front',
      'Steel potting scoop with an oak grip on a sand cloth, seen from above',
      'oat',
      scoopAlone,
      { kind: 'flat' },
    ),
    closeUp('Brass ferrule between blade and oak grip', 'oat', scoopAlone, 600, 800, 2.1, {
      kind: 'flat',
    }),
    scene(
      'in-use',
      'Potting scoop beside seed packets and soil',
      'sage',
      (pen) =>
        together(
          place(packet(pen, 'BASIL', colours.moss, leaf.fern), 340, 620, 1.2, -12),
          place(packet(pen, 'THYME', colours.clay, leaf.sage), 360, 1080, 1.2, 6),
          place(scoop(pen, metal.steel), 760, 1290, 1.06, 10),
          place(piece('', specksIn(pen, 480, 240, 420, 300, '#5b4636', 90, 8, 0.8)), 0, 0),
        ),
      { kind: 'cloth' },
    ),
  ],
};
