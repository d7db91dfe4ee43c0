import type { ChosenReviewFile } from '#rules/reviews/check-files.ts';
import type { DraftFile } from './draft-store.ts';

/** One chosen file on its way to being part of the review. */
export interface ReviewSlot {
  key: number;
  facts: ChosenReviewFile;
  kind: 'image' | 'video';
  state: 'sending' | 'sent' | 'wrong';
  percent: number;
  /** Of the upload; 0 until it is there. */
  id: number;
  /** What is wrong with it, in words. */
  problem: string;
  /** It can be sent again: nothing is wrong with the file itself. */
  again: boolean;
  /** Address of its small picture; '' for none. */
  thumb: string;
  caption: string;
  /** Quarter turns to the right. */
  turn: number;
  /** How far the small picture is turned by itself. */
  thumbTurn: number;
}

export function kindOf(type: string): 'image' | 'video' {
  return type.startsWith('video/') ? 'video' : 'image';
}

/** How far the small picture is to be turned for the eye: 0 to 3. */
export function shownTurn({ turn, thumbTurn }: Pick<ReviewSlot, 'turn' | 'thumbTurn'>): number {
  return (((turn - thumbTurn) % 4) + 4) % 4;
}

export function slotOf(key: number, file: File): ReviewSlot {
  return {
    key,
    facts: { name: file.name, size: file.size, type: file.type },
    kind: kindOf(file.type),
    state: 'sending',
    percent: 0,
    id: 0,
    problem: '',
    again: false,
    thumb: '',
    caption: '',
    turn: 0,
    thumbTurn: 0,
  };
}

/** A file of a draft is at the shop already, turned as it was asked for. */
export function slotOfDraft(key: number, file: DraftFile, thumb: string): ReviewSlot {
  const type = file.kind === 'video' ? 'video/mp4' : 'image/jpeg';
  return {
    ...slotOf(key, new File([], file.name, { type })),
    kind: file.kind,
    state: 'sent',
    percent: 100,
    id: file.id,
    thumb,
    caption: file.caption,
    turn: file.turn,
    thumbTurn: file.turn,
  };
}

export function draftFilesOf(slots: readonly ReviewSlot[]): DraftFile[] {
  return slots
    .filter(({ state }) => state === 'sent')
    .map(({ id, facts, kind, caption, turn }) => ({ id, name: facts.name, kind, caption, turn }));
}

/** The hidden field that says which files are part of the review. */
export function uploadIdsOf(slots: readonly ReviewSlot[]): string {
  return slots
    .filter(({ state }) => state === 'sent')
    .map(({ id }) => id)
    .join(',');
}
