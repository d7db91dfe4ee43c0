/**
 * A pen collects the definitions (gradients, clips, patterns) one drawing needs and hands out
 * numbered names and seeded chance, so that the same seed always gives the same bytes.
 */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Point = readonly [number, number];

export interface Pen {
  readonly defs: string[];
  chance(): number;
  between(low: number, high: number): number;
  name(): string;
}

export function makePen(seed: string): Pen {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  let names = 0;
  const chance = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    defs: [],
    chance,
    between: (low, high) => low + (high - low) * chance(),
    name: () => {
      names += 1;
      return `d${names}`;
    },
  };
}

/** One decimal is a tenth of a pixel: enough, and keeps the text short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
const fine = (value: number): string => String(Math.round(value * 10000) / 10000);

const stopText = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${fine(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`}/>`,
    )
    .join('');

/** A gradient over the shape it fills, by default from left to right. */
export function linear(pen: Pen, stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
  const id = pen.name();
  pen.defs.push(
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopText(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A gradient between two points of the drawing. */
export function linearAt(pen: Pen, stops: readonly Stop[], from: Point, to: Point): string {
  const id = pen.name();
  pen.defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopText(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(pen: Pen, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  const id = pen.name();
  pen.defs.push(
    `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopText(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

export function radialAt(pen: Pen, stops: readonly Stop[], centre: Point, r: number): string {
  const id = pen.name();
  pen.defs.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(r)}">${stopText(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

export function pattern(pen: Pen, w: number, h: number, body: string, transform = ''): string {
  const id = pen.name();
  pen.defs.push(
    `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${w}" height="${h}"${transform && ` patternTransform="${transform}"`}>${body}</pattern>`,
  );
  return `url(#${id})`;
}

/** Wraps a body so that only what lies inside the path is seen. */
export function clipped(pen: Pen, d: string, body: string): string {
  const id = pen.name();
  pen.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

/** Softens a small shape. Costs time by area, so only for things that are small or few. */
export function softened(pen: Pen, radius: number, body: string): string {
  const id = pen.name();
  pen.defs.push(
    `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
  );
  return `<g filter="url(#${id})">${body}</g>`;
}

/** Opacity of the paint, not of the element: the latter makes the renderer keep a second picture. */
const inFill = (more: string): string => more.replace(/(^|\s)opacity=/, '$1fill-opacity=');
const inStroke = (more: string): string => more.replace(/(^|\s)opacity=/, '$1stroke-opacity=');

export const fill = (d: string, paint: string, more = ''): string =>
  `<path d="${d}" fill="${paint}"${more && ` ${paint === 'none' ? inStroke(more) : inFill(more)}`}/>`;
export const stroke = (d: string, paint: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${inStroke(more)}`}/>`;
export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  more = '',
): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${more && ` ${paint === 'none' ? inStroke(more) : inFill(more)}`}/>`;
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  r = 0,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${paint}"${more && ` ${paint === 'none' ? inStroke(more) : inFill(more)}`}/>`;
export const group = (transform: string, body: string, more = ''): string =>
  `<g${transform && ` transform="${transform}"`}${more && ` ${more}`}>${body}</g>`;
export const faded = (opacity: number, body: string): string =>
  `<g opacity="${fine(opacity)}">${body}</g>`;

export const move = (x: number, y: number, scale = 1, turn = 0): string =>
  `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${fine(scale)})`}`;
export const matrix = (...m: [number, number, number, number, number, number]): string =>
  `matrix(${m.map(fine).join(' ')})`;

/** A closed or open path through points. */
export const through = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A smooth path through points (Catmull-Rom turned into curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const [sx, sy] = get(0);
  let d = `M${n(sx)} ${n(sy)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}H${n(x + w - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w)} ${n(y + r)}V${n(y + h - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w - r)} ${n(y + h)}H${n(x + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + h - r)}V${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`;

export const circlePoints = (cx: number, cy: number, rx: number, ry = rx, steps = 28): Point[] =>
  Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

/** The outline of a rounded rectangle as points, for shadows and for laying on the table. */
export function roundedPoints(x: number, y: number, w: number, h: number, r: number): Point[] {
  const corner = (cx: number, cy: number, from: number): Point[] =>
    [0, 1 / 7, 2 / 7, 3 / 7, 4 / 7, 5 / 7, 6 / 7, 1].map((t) => {
      const a = from + (t * Math.PI) / 2;
      return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    });
  return [
    ...corner(x + w - r, y + r, -Math.PI / 2),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, Math.PI / 2),
    ...corner(x + r, y + r, Math.PI),
  ];
}

/** Points along the smooth closed curve through the given corners. */
export function smoothPoints(points: readonly Point[], steps = 6): Point[] {
  const count = points.length;
  const get = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  return points.flatMap((_, i) => {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    return Array.from({ length: steps }, (_, s): Point => {
      const t = s / steps;
      const at = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      return [at(0), at(1)];
    });
  });
}
