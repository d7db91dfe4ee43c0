import * as z from 'zod';
import { FIGURE_NAMES, type Figures, NO_FIGURES } from '#rules/analytics/figures.ts';
import { type OrderPart, PART_KINDS } from '#rules/analytics/order-parts.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';

/** Day, kind, key, and the figures in the order of their names: every order has a dozen of these. */
const storedPart = z.tuple([z.string(), z.enum(PART_KINDS), z.string(), z.array(z.number())]);
const storedParts = z.array(storedPart);

export function encodeParts(parts: readonly OrderPart[]): string {
  return encodeJson(
    parts.map(({ day, kind, key, figures }) => [
      day,
      kind,
      key,
      FIGURE_NAMES.map((name) => figures[name]),
    ]),
  );
}

export function decodeParts(text: string): OrderPart[] {
  return decodeJson(text, storedParts).map(([day, kind, key, values]) => {
    return { day, kind, key, label: '', figures: getFigures(values) };
  });
}

function getFigures(values: readonly number[]): Figures {
  const figures = { ...NO_FIGURES };
  for (const [at, name] of FIGURE_NAMES.entries()) figures[name] = values[at] ?? 0;
  return figures;
}
