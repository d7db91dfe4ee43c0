/** Pictures of the gift boxes. */

import { tone } from '../colour.ts';
import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { ball } from '../objects/bowl.ts';
import { jarCandle, pillar } from '../objects/candle.ts';
import { bow, closedBox, openBox, ribbonArt } from '../objects/carton.ts';
import { packet, wateringCan } from '../objects/garden.ts';
import { vessel } from '../objects/glassware.ts';
import { arching, budVase, flowerPot } from '../objects/pot.ts';
import { honeyJar } from '../objects/serving.ts';
import { folded } from '../objects/textile.ts';
import { beeswax, colours, glass, kraft, leaf, terracotta } from '../palette.ts';
import { windowLight } from '../parts/light.ts';
import { piece, place, together } from '../parts/piece.ts';
import type { Pen } from '../pen.ts';
import { stroke } from '../pen.ts';

const home: Things = (pen) =>
  place(
    openBox(pen, {
      w: 800,
      d: 520,
      h: 300,
      words: 'NEW HOME',
      straw: '#e0cfa8',
      inside: together(
        place(jarCandle(pen, { label: { lines: ['CEDAR'], size: 34 } }), -220, -70, 0.78),
        place(honeyJar(pen), 230, -80, 0.72),
        place(budVase(pen, 0, colours.clay, 'sprig'), 20, -40, 0.9),
        place(
          folded(pen, { w: 250, d: 200, layers: 3, thick: 22, colour: colours.rust }),
          20,
          -150,
        ),
      ),
    }),
    600,
    1130,
    1.1,
  );

const homeClosed: Things = (pen) =>
  together(
    place(
      closedBox(pen, {
        w: 660,
        d: 560,
        h: 300,
        colour: kraft,
        turn: 14,
        lid: 80,
        lidColour: colours.cream,
        art: ribbonArt(680, 580, colours.rust),
      }),
      590,
      1130,
      1.05,
    ),
    place(piece('', bow(pen, 110, colours.rust)), 590, 812),
  );

const jug = (pen: Pen): ReturnType<Things> => {
  const body = vessel(pen, {
    profile: [
      [110, -300],
      [104, -240],
      [116, -100],
      [116, -20],
      [104, 0],
    ],
    foot: 108,
    colour: '#c9c5bd',
    body: 0.95,
  });
  return piece(
    body.shadow,
    stroke('M104 -250C220 -260 220 -80 110 -70', tone('#a5a49f', 0.3), 22) +
      stroke('M104 -252C216 -260 216 -82 110 -72', tone('#a5a49f', 0.8), 8) +
      body.body,
  );
};

const kit: Things = (pen) =>
  together(
    place(jug(pen), 360, 960, 1.2),
    place(
      jarCandle(pen, { label: { lines: ['YOURS'], size: 34 }, glass: glass.clear, wax: '#efe2c4' }),
      790,
      990,
      0.86,
    ),
    place(
      piece(
        '',
        Array.from({ length: 26 }, (_, i) =>
          ball(
            pen,
            430 + pen.between(-1, 1) * (130 - Math.floor(i / 9) * 34),
            1250 - Math.floor(i / 9) * 26 + pen.between(-16, 16),
            24,
            beeswax,
          ),
        ).join(''),
      ),
      0,
      0,
    ),
    place(pillar(pen, 60, 150, '#efe2c4'), 980, 1170),
    place(
      piece(
        '',
        stroke(
          'M720 1260C800 1210 860 1300 940 1240C1000 1200 1040 1260 1080 1240',
          tone('#e9dfc9', 0.5),
          8,
        ) +
          stroke(
            'M720 1260C800 1210 860 1300 940 1240C1000 1200 1040 1260 1080 1240',
            '#fffaf0',
            3,
          ),
      ),
      0,
      20,
    ),
  );

const kitBox: Things = (pen) =>
  place(
    openBox(pen, {
      w: 780,
      d: 500,
      h: 260,
      words: 'CANDLE KIT',
      straw: '#e0cfa8',
      inside: together(
        place(jug(pen), -230, -60, 0.84),
        place(
          jarCandle(pen, { label: { lines: ['YOURS'], size: 34 }, glass: glass.clear }),
          30,
          -60,
          0.62,
        ),
        place(pillar(pen, 70, 300, beeswax), 270, -60),
      ),
    }),
    600,
    1120,
    1.14,
  );

const gardener: Things = (pen) =>
  place(
    openBox(pen, {
      w: 820,
      d: 520,
      h: 280,
      words: 'FOR GROWING',
      straw: '#d9c49a',
      inside: together(
        place(wateringCan(pen, colours.moss), 120, -60, 0.62),
        place(packet(pen, 'BASIL', colours.moss, leaf.fern), -290, -110, 0.94, -8),
        place(packet(pen, 'DILL', colours.clay, '#7d8f5e'), -120, -120, 0.94, 4),
        place(flowerPot(pen), 300, -70, 0.46),
      ),
    }),
    600,
    1150,
    1.08,
  );

export const giftBoxes: Record<string, Sketch[]> = {
  'new-home-box': [
    scene('front', 'Open gift box with a candle, a vase, honey and folded linen', 'oat', home),
    scene('side', 'Closed kraft box with a cream lid, tied with a rust ribbon', 'sage', homeClosed),
    closeUp('Candle and honey nested in wood wool', 'oat', home, 520, 760, 1.7),
  ],
  'candle-making-kit': [
    scene(
      'front',
      'Pouring jug, wax beads, wick and a glass jar for making candles',
      'stone',
      kit,
      { horizon: 860 },
    ),
    scene('open', 'Candle making kit packed in an open kraft box', 'butter', kitBox),
  ],
  'gardener-gift-box': [
    scene(
      'front',
      'Gift box with a watering can, seed packets and a terracotta pot',
      'mist',
      gardener,
    ),
    closeUp('Watering can and seed packets in wood wool', 'mist', gardener, 520, 800, 1.7),
    scene(
      'in-use',
      'Potting scoop, seed packet and planted pot from the gardener box',
      'sage',
      (pen) =>
        together(
          place(flowerPot(pen, terracotta, arching(pen, 360, leaf.fern)), 420, 1160, 0.96),
          place(wateringCan(pen, colours.moss), 860, 1240, 0.7),
        ),
      { kind: 'plank', horizon: 900 },
      (pen) => windowLight(pen, 520, 60, 440, 640, 0.36),
    ),
  ],
};
