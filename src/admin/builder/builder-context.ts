import { createContext, useContext } from 'react';
import type * as z from 'zod/mini';
import type { blockKindsResponse } from '#wire/vitrine/content.ts';
import type { RestProblem } from '../rest/rest-problem.ts';
import type { DraftBlock } from './puck-data.ts';

export type Kinds = z.infer<typeof blockKindsResponse>;

/** Answers why it was refused; null where it was done. */
export type Sending = (
  blocks: readonly DraftBlock[],
  /** Whether what somebody else has saved meanwhile is overwritten. */
  isForced: boolean,
) => Promise<RestProblem | null>;

/** As the screen of the page brings it. */
export interface PublishRequest extends Omit<Publishing, 'onPublish'> {
  send: Sending;
  /** Where everybody reads it; '' for what is dated ahead. */
  url: string;
}

export interface Publishing {
  label: string;
  /** Whether something that is saved waits. */
  isWaiting: boolean;
  onPublish(blocks: readonly DraftBlock[]): void;
  /** Shows what is saved as the shop will. */
  onPreview(): void;
}

/** What the parts around the canvas share. */
export interface BuilderParts {
  /** The form editor, for those who prefer it; where there is none, the list of pages. */
  formUrl: string;
  hasForm: boolean;
  kinds: Kinds;
  /** Style sheets of the shop's pages. */
  styles: readonly string[];
  /** As they were saved last. */
  stored: readonly DraftBlock[];
  isBusy: boolean;
  saveLabel: string;
  onSave(blocks: readonly DraftBlock[]): void;
  /** Null for what has no publishing of its own. */
  publishing: Publishing | null;
  /** Tells why something was not done. */
  onRefused(text: string): void;
}

export const BuilderContext = createContext<BuilderParts | null>(null);

export function useBuilder(): BuilderParts {
  const parts = useContext(BuilderContext);
  if (!parts) throw new Error('a part of the builder is outside of it');
  return parts;
}
