import type { ChosenReviewFile } from '#rules/reviews/check-files.ts';
import type { DraftFile } from './draft-store.ts';

/** One chosen file and the state of its upload. */
export interface ReviewSlot {
  key: number;
  facts: ChosenReviewFile;
  kind: 'image' | 'video';
  state: 'sending' | 'sent' | 'wrong';
  percent: number;
  /** Id of the upload; 0 until it is finished. */
  id: number;
  /** Its problem as a message. */
  problem: string;
  /** It can be retried: the file itself is valid. */
  again: boolean;
  /** Address of its thumbnail; '' for none. */
  thumb: string;
  caption: string;
  /** Clockwise quarter turns. */
  turn: number;
  /** Rotation already contained in the thumbnail. */
  thumbTurn: number;
}

export function getKind(type: string): 'image' | 'video' {
  return type.startsWith('video/') ? 'video' : 'image';
}

/** Rotation still to be applied to the thumbnail: 0 to 3. */
export function displayedRotation({
  turn: rotation,
  thumbTurn: thumbRotation,
}: Pick<ReviewSlot, 'turn' | 'thumbTurn'>): number {
  return (((rotation - thumbRotation) % 4) + 4) % 4;
}

export function getSlot(key: number, file: File): ReviewSlot {
  return {
    key,
    facts: { name: file.name, size: file.size, type: file.type },
    kind: getKind(file.type),
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

/** A file of a draft is uploaded already, with its rotation. */
export function slotOfDraft(key: number, file: DraftFile, thumb: string): ReviewSlot {
  const type = file.kind === 'video' ? 'video/mp4' : 'image/jpeg';
  return {
    ...getSlot(key, new File([], file.name, { type })),
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

export function getDraftFiles(slots: readonly ReviewSlot[]): DraftFile[] {
  return slots
    .filter(({ state }) => state === 'sent')
    .map(({ id, facts: details, kind, caption, turn: rotation }) => ({
      id,
      name: details.name,
      kind,
      caption,
      turn: rotation,
    }));
}

/** Value of the hidden field with the ids of the review's files. */
export function getUploadIds(slots: readonly ReviewSlot[]): string {
  return slots
    .filter(({ state }) => state === 'sent')
    .map(({ id }) => id)
    .join(',');
}
