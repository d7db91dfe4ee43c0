/** Names of the inputs of a comment form, and of what a link to answer carries. */
export const COMMENT_FIELDS = {
  document: 'comment_post_ID',
  /** 0 at the top. */
  parent: 'comment_parent',
  author: 'author',
  email: 'email',
  text: 'comment',
  /** People do not see it and leave it empty. */
  honeypot: 'comment_website',
  /** Milliseconds since the page was shown, written by the browser's script. */
  age: 'comment_form_age',
  nonce: '_wpnonce',
} as const;

/** In the address: which comment the form answers, for a browser without script. */
export const REPLY_PARAM = 'replytocom';
/** In the address: a comment was sent and is being read. */
export const HELD_PARAM = 'comment_held';

export const REPLY_FORM_ACTION = 'vitrine_reply_form';
export const REPLY_ACTION = 'vitrine_reply';

export interface CommentRecord {
  id: number;
  /** 0 at the top. */
  parentId: number;
  author: string;
  /** Written by staff. */
  byShop: boolean;
  /** Plain text with line breaks. */
  text: string;
  writtenAt: number;
}

export interface CommentThread extends CommentRecord {
  replies: CommentThread[];
}

/** What was typed and refused. */
export interface CommentValues {
  author: string;
  email: string;
  text: string;
}

export interface CommentSection {
  documentId: number;
  /** The path of the page. */
  url: string;
  count: number;
  threads: CommentThread[];
  /** Comments can be written. */
  open: boolean;
  /** The comment that is answered; 0 for none. */
  replyTo: number;
  /** The comment just sent waits to be read. */
  held: boolean;
  values: CommentValues;
  /** The message of the problem, and the input it is about. */
  problem: { text: string; field: string } | null;
}

/** What staff needs to answer reviews. */
export interface ReplyFormResponse {
  /** Whether this visitor may write. */
  allowed: boolean;
  messages: Record<string, string>;
  nonce: string;
}

export type ReplyResponse = { ok: true; id: number; url: string } | { ok: false; message: string };
