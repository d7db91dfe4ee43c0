import * as z from 'zod/mini';
import { COMMENT_FIELDS } from '../comments.ts';
import { formDigits, formText } from './form-fields.ts';

/** A comment on a post; what is missing or too long is answered by the comment's check. */
export const commentForm = z.pipe(
  z.object({
    [COMMENT_FIELDS.parent]: formDigits(10),
    [COMMENT_FIELDS.author]: formText(200),
    [COMMENT_FIELDS.email]: formText(300),
    [COMMENT_FIELDS.text]: formText(20_000),
    [COMMENT_FIELDS.honeypot]: formText(100),
    [COMMENT_FIELDS.age]: formDigits(12),
    [COMMENT_FIELDS.nonce]: formText(100),
  }),
  z.transform((sent) => ({
    /** 0 at the top. */
    parentId: sent[COMMENT_FIELDS.parent] ?? 0,
    author: sent[COMMENT_FIELDS.author],
    email: sent[COMMENT_FIELDS.email],
    text: sent[COMMENT_FIELDS.text],
    honeypot: sent[COMMENT_FIELDS.honeypot],
    /** Milliseconds the form was open; null without script. */
    age: sent[COMMENT_FIELDS.age],
    nonce: sent[COMMENT_FIELDS.nonce],
  })),
);
export type CommentForm = z.output<typeof commentForm>;
