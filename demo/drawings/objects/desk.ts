/** Things of the desk: calendar, rolls of paper, books, tablet. */
import { tone } from '../colour.ts';
import { colours, inkLine, leaf, paper, umber, wood } from '../palette.ts';
import { sprig } from '../parts/foliage.ts';
import { lettering } from '../parts/lettering.ts';
import { grain } from '../parts/materials/wood.ts';
import type { Piece } from '../parts/piece.ts';
import { piece } from '../parts/piece.ts';
import { flatShadow, outlineShadow, softShape } from '../parts/shadow.ts';
import { rectangle, slabSides, slabTop } from '../parts/slab.ts';
import { onTable, tableMatrix } from '../parts/view.ts';
import type { Pen, Point } from '../pen.ts';
import {
  box,
  clipped,
  fill,
  group,
  linear,
  linearAt,
  move,
  n,
  oval,
  rounded,
  roundedPoints,
  stroke,
  through,
} from '../pen.ts';

/** Month cards standing in a slotted oak block. Origin at the middle of the block's foot. */
export function calendar(
  pen: Pen,
  month: string,
  start: number,
  days: number,
  accent: string,
): Piece {
  const w = 560;
  const h = 700;
  const block = { outline: rectangle(640, 240, 14), height: 92, colour: wood.oak };
  const foot = -70;
  let grid = '';
  for (let day = 1; day <= days; day += 1) {
    const at = day + start - 1;
    const x = -w / 2 + 78 + (at % 7) * 67;
    const y = foot - 250 + Math.floor(at / 7) * 44;
    if (day === 14) grid += oval(x, y - 8, 19, 19, accent, 'opacity="0.35"');
    grid += lettering(pen, String(day), {
      x,
      y,
      size: 16,
      colour: at % 7 > 4 ? accent : inkLine,
      weight: 2,
      air: 0.2,
    });
  }
  const cardPath = rounded(-w / 2, foot - h, w, h, 6);
  const sheet =
    fill(rounded(-w / 2 + 10, foot - h - 6, w, h, 6), tone(paper, 0.36)) +
    fill(
      cardPath,
      linearAt(
        pen,
        [
          [0, tone(paper, 0.62)],
          [1, tone(paper, 0.46)],
        ],
        [-w / 2, foot - h],
        [w / 2, foot],
      ),
    ) +
    clipped(
      pen,
      cardPath,
      group(
        move(-20, foot - h + 340, 1, -6),
        sprig(pen, { length: 280, colour: leaf.fern, pairs: 7, leaf: 84, width: 30, bend: 50 }),
      ) +
        group(
          move(70, foot - h + 350, 1, 24),
          sprig(pen, {
            length: 210,
            colour: leaf.sage,
            pairs: 6,
            leaf: 60,
            width: 18,
            bend: 30,
            berries: colours.clay,
          }),
        ),
    ) +
    lettering(pen, month, {
      x: 0,
      y: foot - 300,
      size: 38,
      colour: inkLine,
      weight: 3.4,
      air: 0.6,
    }) +
    grid;
  const front = slabSides(block);
  const face = through([
    onTable(-306, 120, 92),
    onTable(306, 120, 92),
    onTable(306, 120, 0),
    onTable(-306, 120, 0),
  ]);
  const lines = clipped(
    pen,
    face,
    grain(pen, { x: -320, y: -66, w: 640, h: 110, colour: wood.oak, lines: 11 }),
  );
  const top = slabTop(pen, {
    ...block,
    art:
      grain(pen, { x: -320, y: -120, w: 640, h: 240, colour: wood.oak, lines: 14 }) +
      box(-310, -8, 620, 16, tone(wood.oak, 0.08)),
  });
  const topClip = group(
    tableMatrix(0, 92),
    box(
      -300,
      8,
      600,
      70,
      linear(
        pen,
        [
          [0, umber, 0.3],
          [1, umber, 0],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
  );
  return piece(
    outlineShadow(
      block.outline.map(([x, z]) => onTable(x, z)),
      70,
    ),
    front +
      lines +
      top +
      group(
        'translate(0 -22)',
        softShape(roundedPoints(-w / 2, foot - h, w, h, 6), 8, 0.16, 'translate(7 0)') + sheet,
      ) +
      topClip,
  );
}

/** A roll of patterned paper standing or lying along x; origin at its left end, middle. */
export function paperRoll(
  pen: Pen,
  length: number,
  r: number,
  colour: string,
  art: string,
  band: string,
): Piece {
  const d = `M0 ${-r}H${length}A${r * 0.34} ${r} 0 0 1 ${length} ${r}H0A${r * 0.34} ${r} 0 0 1 0 ${-r}Z`;
  const light = linear(
    pen,
    [
      [0, umber, 0.1],
      [0.16, '#fffaf0', 0.42],
      [0.34, '#fffaf0', 0.1],
      [0.6, umber, 0.16],
      [0.88, umber, 0.46],
      [1, umber, 0.34],
    ],
    0,
    0,
    0,
    1,
  );
  const end =
    oval(length, 0, r * 0.34, r, tone(colour, 0.6)) +
    [0.82, 0.64, 0.46]
      .map(
        (t) =>
          `<ellipse cx="${length}" cy="0" rx="${n(r * 0.34 * t)}" ry="${n(r * t)}" fill="none" stroke="${tone(colour, 0.28)}" stroke-width="2.4" stroke-opacity="0.6"/>`,
      )
      .join('') +
    oval(length, 0, r * 0.1, r * 0.3, tone(colour, 0.08));
  const wrap =
    box(length * 0.42, -r, length * 0.16, r * 2, tone(band, 0.54)) +
    lettering(pen, 'H&H', { x: length * 0.5, y: 10, size: 20, colour: inkLine });
  const shape: Point[] = roundedPoints(-r * 0.2, -r, length + r * 0.5, r * 2, r * 0.3);
  return piece(
    flatShadow(shape, 26),
    fill(d, colour) + clipped(pen, d, art) + wrap + fill(d, light) + end,
  );
}

/** A closed book or stack of them lying on the table. */
export function book(
  pen: Pen,
  w: number,
  d: number,
  h: number,
  colour: string,
  turn = 0,
  up = 0,
  art = '',
): Piece {
  const pages = {
    outline: rectangle(w - 12, d - 14, 0),
    height: h - 12,
    up: up + 6,
    colour: '#eee3cd',
    turn,
  };
  const low = { outline: rectangle(w, d, 3), height: 6, up, colour, turn };
  const high = {
    outline: rectangle(w, d, 3),
    height: 6,
    up: up + h - 6,
    colour,
    turn,
    ...(art ? { art } : {}),
  };
  let lines = '';
  for (let i = 1; i < 6; i += 1) {
    const y = up + 6 + ((h - 12) * i) / 6;
    const a = onTable(-w / 2 + 6, d / 2 - 7, y, turn);
    const b = onTable(w / 2 - 6, d / 2 - 7, y, turn);
    lines += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }
  return piece(
    outlineShadow(
      low.outline.map(([x, z]) => onTable(x, z, up, turn)),
      16 + h * 0.4,
    ),
    slabSides(low) +
      slabTop(pen, low) +
      slabSides(pages) +
      stroke(lines, '#b9a888', 1.4, 'opacity="0.6"') +
      slabSides(high) +
      slabTop(pen, high),
  );
}

/** A booklet or cover seen face on, upright; origin at its foot. */
export function cover(pen: Pen, w: number, h: number, colour: string, art: string): Piece {
  const d = rounded(-w / 2, -h, w, h, 8);
  const body =
    fill(rounded(-w / 2 + 10, -h + 5, w + 6, h - 5, 6), '#e9dfcb') +
    fill(rounded(-w / 2 + 14, -h + 7, w + 8, h - 5, 6), tone('#e9dfcb', 0.3), 'opacity="0.4"') +
    fill(
      d,
      linearAt(
        pen,
        [
          [0, tone(colour, 0.62)],
          [1, tone(colour, 0.44)],
        ],
        [-w / 2, -h],
        [w / 2, 0],
      ),
    ) +
    clipped(
      pen,
      d,
      art +
        box(
          -w / 2,
          -h,
          34,
          h,
          linear(pen, [
            [0, umber, 0.02],
            [0.8, umber, 0.18],
            [1, '#fffaf0', 0.2],
          ]),
        ),
    );
  return piece(flatShadow(roundedPoints(-w / 2, -h, w + 12, h, 8), 34), body);
}

/** A tablet showing a page. */
export function tablet(pen: Pen, w: number, h: number, art: string): Piece {
  const d = rounded(-w / 2, -h / 2, w, h, 44);
  const screen = rounded(-w / 2 + 34, -h / 2 + 34, w - 68, h - 68, 18);
  return piece(
    flatShadow(roundedPoints(-w / 2, -h / 2, w, h, 44), 26),
    fill(
      d,
      linearAt(
        pen,
        [
          [0, '#6a625b'],
          [0.5, '#3b3632'],
          [1, '#2a2623'],
        ],
        [-w / 2, -h / 2],
        [w / 2, h / 2],
      ),
    ) +
      stroke(d, '#a59b8f', 3) +
      fill(screen, tone(paper, 0.54)) +
      clipped(
        pen,
        screen,
        art +
          fill(
            `M${-w / 2} ${-h / 2}H${w * 0.1}L${-w * 0.34} ${h / 2}H${-w / 2}Z`,
            '#ffffff',
            'opacity="0.12"',
          ),
      ),
  );
}

export const bookStack = (
  pen: Pen,
  items: { w: number; d: number; h: number; colour: string; turn: number }[],
): Piece => {
  let up = 0;
  const parts = items.map((it) => {
    const b = book(pen, it.w, it.d, it.h, it.colour, it.turn, up);
    up += it.h;
    return b;
  });
  return piece(
    parts[0]?.shadow ?? '',
    parts.map((p, i) => (i ? group('', p.shadow, 'opacity="0.5"') : '') + p.body).join(''),
  );
};
