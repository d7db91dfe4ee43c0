/** A customer's own picture: another room, another light, nearer, the camera not quite level. */
import type { Sketch } from '../drawing.ts';
import { HEIGHT, WIDTH } from '../drawing.ts';
import type { GroundName } from '../palette.ts';
import type { Room } from '../parts/ground.ts';
import { room } from '../parts/ground.ts';
import { leafShade, windowLight } from '../parts/light.ts';
import { show } from '../parts/piece.ts';
import type { Pen } from '../pen.ts';
import { box, group, linear, n, radial } from '../pen.ts';
import { sketchesOf } from './products.ts';

interface Home {
  ground: GroundName;
  kind: NonNullable<Room['kind']>;
  tilt: number;
  zoom: number;
  dx: number;
  dy: number;
  tint: string;
  strength: number;
  where: string;
  sun?: 'window' | 'leaves';
}

const homes: readonly Home[] = [
  {
    ground: 'oak',
    kind: 'plank',
    tilt: -3,
    zoom: 1.12,
    dx: -30,
    dy: -20,
    tint: '#f2b26a',
    strength: 0.12,
    where: 'on a wooden table at home',
    sun: 'window',
  },
  {
    ground: 'stone',
    kind: 'table',
    tilt: 2.4,
    zoom: 1.26,
    dx: 40,
    dy: 30,
    tint: '#51607a',
    strength: 0.16,
    where: 'on a kitchen counter',
  },
  {
    ground: 'walnut',
    kind: 'plank',
    tilt: -1.6,
    zoom: 1.06,
    dx: 50,
    dy: 10,
    tint: '#e08f4c',
    strength: 0.16,
    where: 'on a dark wooden shelf',
  },
  {
    ground: 'mist',
    kind: 'table',
    tilt: 3.6,
    zoom: 1.2,
    dx: -60,
    dy: 40,
    tint: '#8fa3a0',
    strength: 0.1,
    where: 'by a window',
    sun: 'leaves',
  },
  {
    ground: 'clay',
    kind: 'table',
    tilt: -4.2,
    zoom: 1.16,
    dx: 20,
    dy: -10,
    tint: '#c0582f',
    strength: 0.1,
    where: 'in evening light',
    sun: 'window',
  },
  {
    ground: 'dusk',
    kind: 'table',
    tilt: 1.8,
    zoom: 1.34,
    dx: -20,
    dy: 20,
    tint: '#3c2c22',
    strength: 0.22,
    where: 'in a dim room',
  },
  {
    ground: 'sage',
    kind: 'plank',
    tilt: 5,
    zoom: 0.94,
    dx: -90,
    dy: 60,
    tint: '#9fb06a',
    strength: 0.14,
    where: 'on a garden table',
    sun: 'leaves',
  },
  {
    ground: 'butter',
    kind: 'cloth',
    tilt: -2.2,
    zoom: 1.42,
    dx: 70,
    dy: -50,
    tint: '#f3cf72',
    strength: 0.18,
    where: 'on the breakfast table',
    sun: 'window',
  },
  {
    ground: 'night',
    kind: 'table',
    tilt: 0.8,
    zoom: 1.1,
    dx: -40,
    dy: 50,
    tint: '#e29a48',
    strength: 0.2,
    where: 'in candlelight',
  },
  {
    ground: 'blush',
    kind: 'table',
    tilt: -5.5,
    zoom: 0.98,
    dx: 80,
    dy: 70,
    tint: '#d7a5a0',
    strength: 0.14,
    where: 'on a bedside table',
  },
  {
    ground: 'mist',
    kind: 'cloth',
    tilt: 4.4,
    zoom: 1.5,
    dx: 10,
    dy: -30,
    tint: '#5d7891',
    strength: 0.18,
    where: 'close up, on a grey morning',
  },
];

/** Every product begins in another home; the step has no divisor in common with their number. */
const STEP = 5;

/** The home of a picture, held a little differently by each customer. */
function homeOf(slug: string, index: number): Home | undefined {
  const start = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const home = homes[(start + index * STEP) % homes.length];
  // Between -0.5 and 0.5, the same for the same picture.
  const hand = ((start * 31 + index * 47) % 100) / 100 - 0.5;
  return (
    home && {
      ...home,
      tilt: home.tilt + hand * 5,
      zoom: home.zoom * (1 + hand * 0.25),
      dx: home.dx + hand * 110,
      dy: home.dy - hand * 60,
    }
  );
}

const isFlat = (kind?: Room['kind']): boolean =>
  kind === 'flat' || kind === 'wall' || kind === 'cloth';

export function snapshot(slug: string, index: number): Sketch {
  const usable = sketchesOf(slug).filter((sketch) => sketch.things && sketch.view !== 'scale');
  const picked = usable[index % usable.length];
  const home = homeOf(slug, index);
  if (!picked?.things || !home) throw new Error(`No picture ${index} for ${slug}`);
  const { things } = picked;
  const kind = isFlat(picked.kind?.kind) ? (index % 2 ? 'cloth' : picked.kind?.kind) : home.kind;
  const draw = (pen: Pen): string => {
    const ground = room(pen, {
      ground: home.ground,
      horizon: picked.kind?.horizon ?? 880,
      kind: kind ?? 'table',
    });
    const light =
      home.sun === 'window'
        ? windowLight(pen, 520, 120, 460, 620, 0.3)
        : home.sun === 'leaves'
          ? leafShade(pen, 700, 260, 560, 0.16)
          : '';
    const view = `translate(${n(WIDTH / 2 + home.dx)} ${n(HEIGHT / 2 + home.dy)}) rotate(${n(home.tilt)}) scale(${n(home.zoom)}) translate(${n(-WIDTH / 2)} ${n(-HEIGHT * 0.54)})`;
    const cast = box(
      0,
      0,
      WIDTH,
      HEIGHT,
      linear(
        pen,
        [
          [0, home.tint, home.strength * 0.4],
          [1, home.tint, home.strength],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    const edge = box(
      0,
      0,
      WIDTH,
      HEIGHT,
      radial(
        pen,
        [
          [0, '#2b1f18', 0],
          [0.6, '#2b1f18', 0],
          [1, '#2b1f18', 0.34],
        ],
        0.46,
        0.46,
        0.78,
      ),
    );
    return (
      group(
        `translate(600 750) rotate(${n(home.tilt)}) scale(1.2) translate(-600 -750)`,
        ground + light,
      ) +
      group(view, show(things(pen))) +
      cast +
      edge
    );
  };
  const sketch: Sketch = {
    view: 'in-use',
    alt: `Customer's picture ${home.where}: ${picked.alt.charAt(0).toLowerCase()}${picked.alt.slice(1)}`,
    ground: home.ground,
    draw,
  };
  return picked.variation === undefined ? sketch : { ...sketch, variation: picked.variation };
}
