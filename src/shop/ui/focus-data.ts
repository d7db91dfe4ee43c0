import { focusStep } from '#rules/media/focus.ts';
import type { ImageRecord } from '#wire/image.ts';

interface FocusData {
  'data-focus-x'?: number;
  'data-focus-y'?: number;
}

/** Attributes that the rules of focus.css turn into a position; none for the centre. */
export function focusData({ focus }: Pick<ImageRecord, 'focus'>): FocusData {
  if (!focus) return {};
  return { 'data-focus-x': focusStep(focus.x), 'data-focus-y': focusStep(focus.y) };
}
