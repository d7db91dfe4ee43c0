import { hasFields } from '#rules/input/has-fields.ts';
import {
  COMMENT_FIELDS,
  REPLY_ACTION,
  REPLY_FORM_ACTION,
  type ReplyFormResponse,
  type ReplyResponse,
} from '#wire/comments.ts';
import { findElement } from '../ui/dom/find-element.ts';
import { isRefusal, readResponse, sendForm } from '../ui/forms/send-form.ts';
import { moveBack, startReplies } from './move-form.ts';
import styles from './review-replies.module.css';

// Staff reply to reviews in the list: each gets a link, and one form is moved below it, as in the
// journal's comments. Other visitors never load this.

type Words = (key: string, name?: string) => string;

export async function startReviewReplies(root: HTMLElement, ajaxUrl: string): Promise<void> {
  const reply = await fetch(`${ajaxUrl}?action=${REPLY_FORM_ACTION}`);
  const body: unknown = await reply.json();
  const isForm = hasFields<ReplyFormResponse>(body, {
    allowed: 'boolean',
    messages: 'object',
    nonce: 'string',
  });
  if (!isForm || !body.allowed) return;
  const { messages, nonce } = body;
  const t: Words = (key, name = '') => (messages[`comments.${key}`] ?? key).replace('{name}', name);
  const respond = respondForm(t, { ajaxUrl, nonce });
  root.append(respond);
  addLinks(root, t);
  // Filters and pages replace the reviews, possibly the one the form was below.
  new MutationObserver(() => {
    if (!respond.isConnected) moveBack(respond);
    addLinks(root, t);
  }).observe(root, { childList: true, subtree: true });
  startReplies(root);
}

function addLinks(root: HTMLElement, t: Words): void {
  const product = root.querySelector<HTMLElement>('[data-reviews]')?.dataset.product ?? '';
  for (const card of root.querySelectorAll<HTMLElement>('[data-review]:not([data-answerable])')) {
    card.dataset.answerable = '';
    const { review = '' } = card.dataset;
    const name = card.querySelector('strong')?.textContent ?? '';
    const link = document.createElement('a');
    link.className = `comment-reply-link ${styles.link}`;
    link.href = '#respond';
    link.rel = 'nofollow';
    link.textContent = t('reply');
    link.setAttribute('aria-label', t('replyTo', name));
    Object.assign(link.dataset, {
      commentid: review,
      postid: product,
      belowelement: `reply-place-${review}`,
      respondelement: 'respond',
      replyto: t('replyTo', name),
    });
    const place = document.createElement('div');
    place.id = `reply-place-${review}`;
    place.append(link);
    card.append(place);
  }
}

function respondForm(t: Words, parts: { ajaxUrl: string; nonce: string }): HTMLElement {
  const respond = document.createElement('div');
  respond.id = 'respond';
  respond.className = `comment-respond ${styles.respond}`;
  respond.innerHTML = `
    <p class="${styles.title}"><strong data-respond-title></strong>
      <a id="cancel-comment-reply-link" href="#reviews" rel="nofollow"></a></p>
    <form class="${styles.form}">
      <input type="hidden" name="${COMMENT_FIELDS.document}" value="">
      <input type="hidden" name="${COMMENT_FIELDS.parent}" value="0">
      <textarea name="${COMMENT_FIELDS.text}" rows="4" maxlength="5000" class="${styles.text}"></textarea>
      <p role="alert" class="${styles.error}"></p>
      <button type="submit" class="${styles.send}"></button>
    </form>`;
  const part = (selector: string) => findElement(respond, selector, HTMLElement);
  part('#cancel-comment-reply-link').textContent = t('cancel');
  part('#cancel-comment-reply-link').hidden = true;
  part('textarea').setAttribute('aria-label', t('replyText'));
  const button = findElement(respond, 'button', HTMLButtonElement);
  button.textContent = t('replySend');
  const form = findElement(respond, 'form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const body = new FormData(form);
    body.set('nonce', parts.nonce);
    button.disabled = true;
    void sendForm(`${parts.ajaxUrl}?action=${REPLY_ACTION}`, body).done.then(({ text }) => {
      const response = readResponse(text);
      button.disabled = false;
      if (isReply(response)) {
        goTo(response.url);
        return;
      }
      part('[role="alert"]').textContent =
        (isRefusal(response) && response.message) || t('replyFailed');
    });
  });
  return respond;
}

type Reply = Extract<ReplyResponse, { ok: true }>;

const isReply = (body: unknown): body is Reply =>
  hasFields<Reply>(body, { ok: 'boolean', id: 'number', url: 'string' }) && body.ok;

/** Reloads with the reply, even where only the fragment of the address differs. */
function goTo(address: string): void {
  const { location } = window;
  const { pathname, search } = new URL(address, location.href);
  const here = pathname === location.pathname && search === location.search;
  location.assign(address);
  if (here) location.reload();
}
