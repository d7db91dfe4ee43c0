/** Pictures of candles and scent. */
import { closeUp, type Sketch, scene, type Things } from '../drawing.ts';
import { plate } from '../objects/bowl.ts';
import { jarCandle, pillar, snuffer, taper, teaLight } from '../objects/candle.ts';
import { openBox } from '../objects/carton.ts';
import { cloche } from '../objects/cloche.ts';
import { bookStack } from '../objects/desk.ts';
import { budVase } from '../objects/pot.ts';
import { diffuser, incense, incenseHolder, oilBurner, sprayBottle } from '../objects/scent.ts';
import { folded, foldedStack } from '../objects/textile.ts';
import { beeswax, colours, glass, leaf, metal } from '../palette.ts';
import { flower, sprig } from '../parts/foliage.ts';
import { glow, leafShade, windowLight } from '../parts/light.ts';
import { upright } from '../parts/measure.ts';
import { piece, place, together } from '../parts/piece.ts';
import { group, move } from '../pen.ts';

const pillars: Things = (pen) =>
  together(place(pillar(pen, 150, 690), 480, 1110), place(pillar(pen, 150, 420), 800, 1200));

const pillarLit: Things = (pen) =>
  together(
    place(pillar(pen, 130, 560, beeswax, true), 700, 1010),
    place(plate(pen, 280, colours.charcoal), 470, 1190),
    place(pillar(pen, 130, 380, beeswax, true), 470, 1160),
    place(pillar(pen, 110, 240, beeswax), 850, 1200),
  );

const snufferAlone: Things = (pen) => place(snuffer(pen), 290, 1110, 1.1);

const snufferUsed: Things = (pen) =>
  together(
    place(taper(pen, 520, colours.cream), 400, 1150),
    place(taper(pen, 420, colours.cream, true), 760, 1180),
    place(snuffer(pen), 400, 700, 0.62),
  );

const lightBox: Things = (pen) => {
  const rows = [-1, 0, 1].flatMap((r) =>
    [-1.5, -0.5, 0.5, 1.5].map((c) => place(teaLight(pen), c * 172, r * 44 - 44)),
  );
  return together(
    place(
      openBox(pen, { w: 740, d: 560, h: 170, words: 'TEA LIGHTS', inside: together(...rows) }),
      600,
      1080,
      1.1,
    ),
    place(teaLight(pen), 930, 1300, 1.05),
    place(teaLight(pen), 300, 1320, 1.05),
  );
};

const lightsLit: Things = (pen) =>
  together(
    place(teaLight(pen, true), 420, 960, 1.3),
    place(teaLight(pen, true), 800, 1010, 1.3),
    place(teaLight(pen, true), 560, 1220, 1.5),
  );

const scents = { lines: ['CEDAR', 'SOY CANDLE'], size: 34, mark: 'line' as const };

const soy: Things = (pen) => place(jarCandle(pen, { label: scents }), 600, 1110, 1.42);

const soyLit: Things = (pen) =>
  together(
    place(
      bookStack(pen, [
        { w: 640, d: 560, h: 58, colour: colours.ink, turn: 6 },
        { w: 580, d: 520, h: 46, colour: colours.oat, turn: -4 },
      ]),
      560,
      1170,
    ),
    place(jarCandle(pen, { label: scents, lit: true }), 560, 1060, 0.94),
    place(budVase(pen, 0, colours.clay, 'grass'), 960, 1150, 0.92),
  );

const soyTrio: Things = (pen) =>
  together(
    place(
      jarCandle(pen, {
        label: { lines: ['FIG', 'SOY CANDLE'], size: 34 },
        glass: '#5f6b4a',
        lid: true,
      }),
      330,
      1010,
      0.86,
    ),
    place(jarCandle(pen, { label: { lines: ['CEDAR', 'SOY CANDLE'], size: 34 } }), 860, 1030, 0.86),
    place(
      jarCandle(pen, {
        label: { lines: ['SMOKE', 'SOY CANDLE'], size: 34 },
        glass: '#4c4a4c',
        lid: true,
      }),
      600,
      1220,
      0.9,
    ),
  );

const reed: Things = (pen) => place(diffuser(pen), 600, 1230, 1.1);

const reedPair: Things = (pen) =>
  together(
    place(diffuser(pen, glass.amber, 'CEDAR'), 420, 1140, 1),
    place(diffuser(pen), 830, 1220, 0.74),
    upright(pen, 1010, 590, 1220, '24 cm'),
  );

const sticks: Things = (pen) =>
  together(
    place(incense(pen, 1000, '#7a5a48'), 620, 1260, 1.06, 10),
    place(
      piece('', sprig(pen, { length: 360, colour: leaf.sage, pairs: 8, leaf: 72 })),
      360,
      1290,
      1,
      -14,
    ),
  );

const sticksUsed: Things = (pen) =>
  together(
    place(incenseHolder(pen, colours.cream), 520, 1150, 1.24),
    place(budVase(pen, 1, colours.rust, 'sprig'), 920, 1090, 0.9),
  );

const burner: Things = (pen) => place(oilBurner(pen, colours.sand), 600, 1160, 1.46);

const mistBottle: Things = (pen) =>
  together(place(sprayBottle(pen, 'LINEN MIST', '#7f8fa0'), 560, 1150, 1.5));

const mistUsed: Things = (pen) =>
  together(
    place(
      foldedStack(pen, [
        { w: 720, d: 560, layers: 2, thick: 60, colour: colours.sky },
        { w: 700, d: 540, layers: 3, thick: 52, colour: colours.cream },
      ]),
      560,
      1200,
    ),
    place(sprayBottle(pen, 'LINEN MIST', '#7f8fa0'), 460, 900, 0.82),
    place(
      piece(
        '',
        group(
          move(0, 0, 1, 66),
          ['-20', '6', '26']
            .map((a) => group(`rotate(${a})`, flower(pen, 260, 24, '#9a8bb0', leaf.sage, 10)))
            .join(''),
        ),
      ),
      640,
      960,
    ),
  );

const clocheAlone: Things = (pen) => place(cloche(pen, colours.clay), 600, 1160, 1.4);

const dusk = { kind: 'table', horizon: 780 } as const;

export const candles: Record<string, Sketch[]> = {
  'beeswax-pillar-candle': [
    scene('front', 'Tall and short pillar candles of golden beeswax', 'stone', pillars),
    scene(
      'in-use',
      'Beeswax candles burning at dusk, one on a dark plate',
      'night',
      pillarLit,
      dusk,
      (pen) => glow(pen, 700, 400, 560, 0.3) + glow(pen, 470, 740, 460, 0.26),
    ),
    closeUp('Top of the beeswax candle with its cotton wick', 'stone', pillars, 540, 480, 2),
    scene('scale', 'Beeswax pillar candle with its height, 20 centimetres', 'butter', (pen) =>
      together(place(pillar(pen, 160, 760), 560, 1180), upright(pen, 800, 420, 1180, '20 cm')),
    ),
  ],
  'brass-candle-snuffer': [
    scene(
      'front',
      'Brass candle snuffer with a bell and a long curved handle',
      'sage',
      snufferAlone,
    ),
    scene(
      'in-use',
      'Brass snuffer lowered over a candle beside one still burning',
      'dusk',
      snufferUsed,
      dusk,
    ),
    closeUp('Polished bell of the brass snuffer', 'sage', snufferAlone, 360, 990, 2.3),
  ],
  'tea-light-box': [
    scene('front', 'Open kraft box of twelve tea lights, two beside it', 'blush', lightBox),
    scene('in-use', 'Three tea lights burning on a dark table', 'night', lightsLit, {
      kind: 'table',
      horizon: 740,
    }),
    closeUp('Tea lights in rows in their box', 'blush', lightBox, 600, 900, 1.9),
  ],
  'soy-candle-jar': [
    scene('front', 'Soy candle in an amber glass jar with a cedar label', 'oat', soy),
    scene(
      'in-use',
      'Lit soy candle on two books beside dried grass in a vase',
      'dusk',
      soyLit,
      dusk,
      (pen) => windowLight(pen, 640, 60, 380, 540, 0.2),
    ),
    scene('open', 'Three soy candles in amber, green and smoke glass', 'sage', soyTrio),
    closeUp('Paper label and wax through the amber glass', 'oat', soy, 600, 880, 1.9),
  ],
  'reed-diffuser': [
    scene(
      'front',
      'Reed diffuser in clear glass with a brass collar and seven reeds',
      'sage',
      reed,
    ),
    scene(
      'scale',
      'Large amber and small clear reed diffusers side by side, the small one 24 centimetres high',
      'linen',
      reedPair,
    ),
    scene(
      'in-use',
      'Reed diffuser on a shelf with books and folded linen',
      'blush',
      (pen) =>
        together(
          place(
            bookStack(pen, [
              { w: 520, d: 420, h: 60, colour: colours.moss, turn: 4 },
              { w: 480, d: 400, h: 46, colour: colours.sand, turn: -3 },
            ]),
            780,
            1190,
          ),
          place(diffuser(pen), 390, 1200, 0.96),
        ),
      { kind: 'table', horizon: 960 },
      (pen) => leafShade(pen, 820, 240, 480, 0.12),
    ),
  ],
  'incense-bundle': [
    scene(
      'front',
      'Bundle of incense sticks tied with cream thread, seen from above',
      'linen',
      sticks,
      { kind: 'flat' },
    ),
    scene(
      'in-use',
      'Incense stick smoking in a small ceramic dish beside a vase',
      'dusk',
      sticksUsed,
      dusk,
    ),
    closeUp('Thread wound round the incense sticks', 'linen', sticks, 690, 800, 2.2, {
      kind: 'flat',
    }),
  ],
  'ceramic-oil-burner': [
    scene('front', 'Sand ceramic oil burner with a tea light glowing in its arch', 'mist', burner),
    scene(
      'in-use',
      'Oil burner glowing in the evening beside a small vase',
      'night',
      (pen) =>
        together(
          place(oilBurner(pen, colours.sand), 500, 1140, 1.1),
          place(budVase(pen, 1, colours.moss, 'sprig'), 920, 1080, 0.92),
        ),
      dusk,
      (pen) => glow(pen, 500, 980, 560, 0.34),
    ),
    closeUp('Light in the arched window of the burner', 'mist', burner, 600, 1040, 2),
  ],
  'linen-mist': [
    scene('front', 'Blue glass spray bottle of lavender linen mist', 'oat', mistBottle),
    scene(
      'in-use',
      'Linen mist on a stack of folded cloths with lavender',
      'mist',
      mistUsed,
      { kind: 'table', horizon: 880 },
      (pen) => windowLight(pen, 560, 70, 420, 600, 0.36),
    ),
    closeUp('Label with a drawn leaf on the mist bottle', 'oat', mistBottle, 560, 900, 2),
  ],
  'match-cloche': [
    scene('front', 'Glass dome over clay-tipped matches on a walnut base', 'blush', clocheAlone),
    scene(
      'in-use',
      'Match cloche beside a lit candle jar and a folded cloth',
      'dusk',
      (pen) =>
        together(
          place(jarCandle(pen, { label: scents, lit: true }), 800, 1020, 0.82),
          place(cloche(pen, colours.clay), 400, 1190, 0.98),
          place(
            folded(pen, { w: 420, d: 320, layers: 2, thick: 14, colour: colours.oat, turn: 10 }),
            860,
            1300,
          ),
        ),
      dusk,
    ),
    closeUp('Clay-tipped matches under the glass', 'blush', clocheAlone, 600, 700, 2),
  ],
};

export const brass = metal.brass;
