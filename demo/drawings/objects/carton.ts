/** Boxes, hampers, trays for gifts, and what peeps out of them. */
import { tone } from '../colour.ts';
import { kraft, paper, umber } from '../palette.ts';
import { lettering } from '../parts/lettering.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { outlineShadow } from '../parts/shadow.ts';
import { rectangle, slab, slabSides, slabTop } from '../parts/slab.ts';
import { onTable, TILT, tableMatrix } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import {
  box,
  clipped,
  fill,
  group,
  linear,
  linearAt,
  n,
  oval,
  pattern,
  smooth,
  stroke,
  through,
} from '../pen.ts';

export interface Carton {
  w: number;
  d: number;
  h: number;
  colour?: string;
  words?: string;
  /** Things inside, drawn standing on its floor; their lower parts are hidden by the front. */
  inside?: Piece;
  straw?: string;
  band?: string;
}

const quad = (a: Point, b: Point, c: Point, d: Point): string => through([a, b, c, d]);

/** An open box facing us. Contents stand behind its front wall. */
export function openBox(pen: Pen, it: Carton): Piece {
  const { w, d, h, colour = kraft } = it;
  const bl = onTable(-w / 2, -d / 2);
  const br = onTable(w / 2, -d / 2);
  const fl = onTable(-w / 2, d / 2);
  const fr = onTable(w / 2, d / 2);
  const up = ([x, y]: Point): Point => [x, y - h];
  const backWall = fill(
    quad(up(bl), up(br), br, bl),
    linear(pen, [
      [0, tone(colour, 0.3)],
      [1, tone(colour, 0.46)],
    ]),
  );
  const leftWall = fill(quad(up(bl), up(fl), fl, bl), tone(colour, 0.26));
  const rightWall = fill(quad(up(br), up(fr), fr, br), tone(colour, 0.52));
  const floor = fill(quad(bl, br, fr, fl), tone(colour, 0.2));
  let straw = '';
  if (it.straw) {
    let lines = '';
    let dark = '';
    for (let i = 0; i < 190; i += 1) {
      const x = pen.between(-w / 2 + 16, w / 2 - 16);
      const y = onTable(0, pen.between(-d / 2, d / 2))[1] - h * 0.72;
      const curl = `M${n(x)} ${n(y)}q${n(pen.between(-50, 50))} ${n(pen.between(-40, 10))} ${n(pen.between(-60, 60))} ${n(pen.between(-10, 40))}`;
      if (i % 3) lines += curl;
      else dark += curl;
    }
    straw = stroke(dark, tone(it.straw, 0.28), 5) + stroke(lines, tone(it.straw, 0.64), 4);
  }
  const face = quad(up(fl), up(fr), fr, fl);
  const frontPaint = linearAt(
    pen,
    [
      [0, tone(colour, 0.58)],
      [0.5, tone(colour, 0.5)],
      [1, tone(colour, 0.38)],
    ],
    [-w / 2, fl[1] - h],
    [w / 2, fl[1]],
  );
  const mid = fl[1] - h / 2;
  const plateW = Math.max(w * 0.36, (it.words?.length ?? 0) * h * 0.13 + 70);
  const words = it.words
    ? `<g>${box(-plateW / 2, mid - h * 0.24, plateW, h * 0.48, tone(paper, 0.52), 4)}${box(-plateW / 2 + 8, mid - h * 0.24 + 8, plateW - 16, h * 0.48 - 16, 'none', 2, 'stroke="#4a413a" stroke-width="1.6" opacity="0.5"')}${lettering(pen, it.words, { x: 0, y: mid + h * 0.06, size: h * 0.12, colour: '#4a413a', air: 0.5 })}</g>`
    : '';
  const band = it.band ? box(-w * 0.04, fl[1] - h, w * 0.08, h, it.band) : '';
  const rim = fill(
    `${quad(up(bl), up(br), up(fr), up(fl))}${through([onTable(-w / 2 + 9, -d / 2 + 22, h), onTable(-w / 2 + 9, d / 2 - 22, h), onTable(w / 2 - 9, d / 2 - 22, h), onTable(w / 2 - 9, -d / 2 + 22, h)])}`,
    tone(colour, 0.7),
    'fill-rule="evenodd"',
  );
  const fibres = clipped(pen, face, grainless(pen, w, h, fl[1], colour));
  const hold = it.inside
    ? clipped(
        pen,
        `M-3000 -4000H3000V${n(fl[1] - h + 2)}H${n(w / 2 - 6)}V${n(fl[1])}H${n(-w / 2 + 6)}V${n(fl[1] - h + 2)}H-3000Z`,
        group(`translate(0 ${n(-h * 0.5)})`, it.inside.shadow + it.inside.body),
      )
    : '';
  const front =
    fill(face, frontPaint) +
    fibres +
    box(-w / 2, fl[1] - h, w, 4, tone(colour, 0.85), 0, 'opacity="0.7"') +
    words +
    band;
  const foot = [bl, br, fr, fl];
  return piece(
    outlineShadow(foot, 80),
    floor + backWall + leftWall + rightWall + rim + straw + hold + front,
  );
}

function grainless(pen: Pen, w: number, h: number, bottom: number, colour: string): string {
  let d = '';
  for (let i = 0; i < 46; i += 1)
    d += `M${n(pen.between(-w / 2, w / 2))} ${n(bottom - h * pen.chance())}h${n(pen.between(8, 34))}`;
  return stroke(d, tone(colour, 0.26), 1.6, 'opacity="0.22"');
}

export interface Lidded {
  w: number;
  d: number;
  h: number;
  colour: string;
  turn?: number;
  art?: string;
  /** Height of the lid's skirt. */
  lid?: number;
  lidColour?: string;
}

/** A closed box with a lift-off lid, turned a little. */
export function closedBox(pen: Pen, it: Lidded): Piece {
  const { w, d, h, colour, turn = 0, lid = 0, lidColour = colour } = it;
  const base = slab(pen, { outline: rectangle(w, d, 4), height: h, colour, turn, lift: 70 });
  if (!lid) return piece(base.shadow, base.body + group(tableMatrix(turn, h), it.art ?? ''));
  const top = {
    outline: rectangle(w + 12, d + 12, 5),
    height: lid,
    colour: lidColour,
    turn,
    up: h - lid,
    ...(it.art === undefined ? {} : { art: it.art }),
  };
  const lip = group(
    'translate(3 8)',
    slabSides({ ...top, height: 6, up: h - lid - 2, colour: umber }),
    'opacity="0.2"',
  );
  return piece(base.shadow, base.body + lip + slabSides(top) + slabTop(pen, top));
}

/** A ribbon crossing a box top, drawn in plan, with a bow. */
export function ribbonArt(w: number, d: number, colour: string): string {
  return (
    box(-16, -d / 2, 32, d, tone(colour, 0.5)) +
    box(-w / 2, -16, w, 32, tone(colour, 0.54)) +
    box(-14, -d / 2, 6, d, tone(colour, 0.75), 0, 'opacity="0.5"') +
    box(-w / 2, -14, w, 6, tone(colour, 0.75), 0, 'opacity="0.5"')
  );
}

export function bow(pen: Pen, size: number, colour: string): string {
  const s = size;
  const loop = (m: 1 | -1): string =>
    fill(
      `M0 0C${n(m * s * 0.3)} ${n(-s * 0.62)} ${n(m * s * 1.1)} ${n(-s * 0.56)} ${n(m * s)} ${n(-s * 0.06)}C${n(m * s * 0.9)} ${n(s * 0.22)} ${n(m * s * 0.3)} ${n(s * 0.16)} 0 0Z`,
      linear(pen, [
        [0, tone(colour, m === 1 ? 0.36 : 0.7)],
        [1, tone(colour, m === 1 ? 0.54 : 0.42)],
      ]),
    );
  const hole = (m: 1 | -1): string =>
    oval(m * s * 0.58, -s * 0.16, s * 0.2, s * 0.1, tone(colour, 0.16), 'opacity="0.6"');
  const tails =
    stroke(
      smooth([
        [-4, 4],
        [-s * 0.3, s * 0.34],
        [-s * 0.5, s * 0.8],
      ]),
      tone(colour, 0.46),
      s * 0.2,
    ) +
    stroke(
      smooth([
        [4, 4],
        [s * 0.34, s * 0.3],
        [s * 0.62, s * 0.7],
      ]),
      tone(colour, 0.36),
      s * 0.2,
    );
  return (
    tails +
    loop(-1) +
    loop(1) +
    hole(-1) +
    hole(1) +
    oval(0, 0, s * 0.17, s * 0.15, tone(colour, 0.56))
  );
}

/** A wicker hamper, open, with its weave over and under. */
export function hamper(pen: Pen, w: number, h: number, inside: Piece, colour = '#b28450'): Piece {
  const d = w * 0.55;
  const cell = 44;
  const tile = pattern(
    pen,
    cell,
    cell * 0.8,
    [0, 1]
      .map((r) => {
        const y = r * cell * 0.4;
        const x = r ? -cell / 2 : 0;
        return [0, 1]
          .map(
            (k) =>
              `<rect x="${n(x + k * cell + 2)}" y="${n(y + 1)}" width="${cell - 4}" height="${n(cell * 0.36)}" rx="${n(cell * 0.16)}" fill="${tone(colour, 0.58)}"/><rect x="${n(x + k * cell + 6)}" y="${n(y + 3)}" width="${cell - 14}" height="4" rx="2" fill="${tone(colour, 0.84)}" fill-opacity="0.7"/><rect x="${n(x + k * cell + 4)}" y="${n(y + cell * 0.27)}" width="${cell - 8}" height="4" rx="2" fill="${tone(colour, 0.26)}" fill-opacity="0.6"/>`,
          )
          .join('');
      })
      .join(''),
  );
  const front = d * TILT * 0.5;
  const body = `M${n(-w / 2)} ${n(-h)}C${n(-w / 2 + 4)} ${n(-h * 0.5)} ${n(-w / 2 + 26)} ${n(-10)} ${n(-w / 2 + 44)} ${n(front * 0.5)}Q0 ${n(front * 1.7)} ${n(w / 2 - 44)} ${n(front * 0.5)}C${n(w / 2 - 26)} -10 ${n(w / 2 - 4)} ${n(-h * 0.5)} ${n(w / 2)} ${n(-h)}Q0 ${n(-h + front * 2.1)} ${n(-w / 2)} ${n(-h)}Z`;
  const shade = linear(pen, [
    [0, umber, 0.2],
    [0.16, '#fff3dc', 0.16],
    [0.4, '#fff3dc', 0.1],
    [0.72, umber, 0.2],
    [1, umber, 0.5],
  ]);
  const rimLine = `M${n(-w / 2)} ${n(-h)}Q0 ${n(-h + front * 2.1)} ${n(w / 2)} ${n(-h)}`;
  const backRim = `M${n(-w / 2)} ${n(-h)}Q0 ${n(-h - front * 2.1)} ${n(w / 2)} ${n(-h)}`;
  const rope = (p: string): string =>
    stroke(p, tone(colour, 0.28), 36) +
    stroke(p, tone(colour, 0.56), 28) +
    stroke(
      p,
      tone(colour, 0.8),
      8,
      'transform="translate(0 -7)" stroke-dasharray="22 9" opacity="0.7"',
    );
  const well = fill(
    `${backRim}Q0 ${n(-h + front * 2.1)} ${n(-w / 2)} ${n(-h)}Z`,
    tone(colour, 0.14),
  );
  const hold = clipped(
    pen,
    `M-3000 -4000H3000V${n(-h)}H${n(w / 2)}Q0 ${n(-h + front * 2.1)} ${n(-w / 2)} ${n(-h)}H-3000Z`,
    inside.shadow + inside.body,
  );
  const handle =
    stroke(
      `M${n(-w * 0.08)} ${n(-h * 0.62)}Q0 ${n(-h * 0.42)} ${n(w * 0.08)} ${n(-h * 0.62)}`,
      tone('#6b4a32', 0.4),
      22,
    ) +
    stroke(
      `M${n(-w * 0.08)} ${n(-h * 0.62)}Q0 ${n(-h * 0.42)} ${n(w * 0.08)} ${n(-h * 0.62)}`,
      tone('#6b4a32', 0.66),
      9,
    );
  const foot = rectangle(w * 0.92, d * 0.8, 60).map(([x, z]) => onTable(x, z));
  return piece(
    outlineShadow(foot, 80),
    rope(backRim) +
      well +
      hold +
      fill(body, tone(colour, 0.24)) +
      fill(body, tile) +
      fill(body, shade) +
      rope(rimLine) +
      handle,
  );
}
