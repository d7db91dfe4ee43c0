// There is one reply form on the page. A reply link moves it below the comment; cancelling moves it
// back. The links carry all that is needed as data.
// Example: a link with data-belowelement="div-comment-7" data-respondelement="respond"
// data-commentid="7" data-postid="3" moves #respond after #div-comment-7 and sets the parent to 7.

import { COMMENT_FIELDS } from '#wire/comments.ts';

export const REPLY_LINK = 'a.comment-reply-link';
const CANCEL_LINK = '#cancel-comment-reply-link';

interface Home {
  mark: Comment;
  title: string;
}

const homes = new WeakMap<HTMLElement, Home>();

/** Moves the form below the link's comment; false where the page has no such element. */
export function moveForm(link: HTMLElement): boolean {
  const {
    belowelement = '',
    respondelement = '',
    commentid = '',
    postid = '',
    replyto = '',
  } = link.dataset;
  const below = document.getElementById(belowelement);
  const respond = document.getElementById(respondelement);
  if (!below || !respond || commentid === '') return false;
  const title = respond.querySelector<HTMLElement>('[data-respond-title]');
  if (!homes.has(respond)) {
    const mark = document.createComment('respond');
    respond.before(mark);
    homes.set(respond, { mark, title: title?.textContent ?? '' });
  }
  below.after(respond);
  setField(respond, COMMENT_FIELDS.parent, commentid);
  if (postid !== '') setField(respond, COMMENT_FIELDS.document, postid);
  if (title && replyto) title.textContent = replyto;
  const cancel = respond.querySelector<HTMLElement>(CANCEL_LINK);
  if (cancel) cancel.hidden = false;
  respond.querySelector('textarea')?.focus();
  return true;
}

/** Moves the form back, with no parent; false where it has not been moved. */
export function moveBack(respond: HTMLElement): boolean {
  const home = homes.get(respond);
  const parent = respond.querySelector<HTMLInputElement>(`[name="${COMMENT_FIELDS.parent}"]`);
  const handled = parent?.value ?? '0';
  setField(respond, COMMENT_FIELDS.parent, '0');
  const cancel = respond.querySelector<HTMLElement>(CANCEL_LINK);
  if (cancel) cancel.hidden = true;
  if (!home) return false;
  const title = respond.querySelector<HTMLElement>('[data-respond-title]');
  if (title) title.textContent = home.title;
  home.mark.replaceWith(respond);
  homes.delete(respond);
  // The element that had the focus.
  document.querySelector<HTMLElement>(`${REPLY_LINK}[data-commentid="${handled}"]`)?.focus();
  return true;
}

function setField(respond: HTMLElement, name: string, value: string): void {
  const field = respond.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field) field.value = value;
}

/** Ctrl or ⌘ with Enter. */
export function sendsComment({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** Reply, cancel and submit by Ctrl or ⌘ with Enter, for every form inside the element. */
export function startReplies(root: HTMLElement): () => void {
  function click(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLElement>(REPLY_LINK);
    const moved = link && !event.metaKey && !event.ctrlKey && moveForm(link);
    const respond = event.target.closest(CANCEL_LINK)?.closest<HTMLElement>('.comment-respond');
    const back = respond && moveBack(respond);
    // The server rendered it below its comment: only another page has it at its own position.
    if (moved || back) event.preventDefault();
  }
  function key(event: KeyboardEvent) {
    if (!sendsComment(event) || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.target.form?.requestSubmit();
  }
  root.addEventListener('click', click);
  root.addEventListener('keydown', key);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('keydown', key);
  };
}
