import * as z from 'zod/mini';
import { described, type FieldDescription, READING_CONTEXTS, text } from '../wc/field.ts';

// Fields that several resources of `wp/v2` share.

const ALL = READING_CONTEXTS;
const EDIT = ['edit'] as const;

/** A text in a response; the raw one is for whoever edits it. */
export const writtenText = z.object({ raw: z.string(), rendered: z.string() });

/** A text that is sent as such or as `{ raw }`, and answered as `{ raw, rendered }`. */
export function rawText({ maxLength, context = ALL }: { maxLength: number; context?: Context }) {
  const field = z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value,
    ),
    text({ maxLength }),
  );
  return described(field, { ...RENDERED, context }, writtenText);
}

type Context = NonNullable<FieldDescription['context']>;

const RENDERED: FieldDescription = {
  type: 'object',
  properties: {
    raw: { type: 'string', context: EDIT },
    rendered: { type: 'string', context: ALL, readonly: true },
    protected: { type: 'boolean', context: ALL, readonly: true },
    block_version: { type: 'integer', context: EDIT, readonly: true },
  },
};

/** The same for text that is only read. */
export function renderedText(context: Context = ALL) {
  return described(z.string(), { ...RENDERED, context }, writtenText);
}

export const viewed = ['view', 'edit'] as const;
export const edited = EDIT;
