import { describe, expect, test } from 'vitest';
import type { CommentSection } from '#wire/comments.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Comments } from './comments.tsx';
import { sendsComment } from './move-form.ts';

const section: CommentSection = {
  documentId: 3,
  url: '/journal/glaze',
  count: 2,
  threads: [
    {
      id: 7,
      parentId: 0,
      author: 'Joost',
      byShop: false,
      text: 'Is it <b>safe</b>?',
      writtenAt: 0,
      replies: [
        {
          id: 8,
          parentId: 7,
          author: 'Shop',
          byShop: true,
          text: 'It is.',
          writtenAt: 1,
          replies: [],
        },
      ],
    },
  ],
  open: true,
  replyTo: 0,
  held: false,
  values: { author: '', email: '', text: '' },
  problem: null,
};

const render = (change: Partial<CommentSection> = {}) =>
  renderPage(<Comments section={{ ...section, ...change }} />);

test.each([
  ['Enter', true, false, true],
  ['Enter', false, true, true],
  ['Enter', false, false, false],
  ['a', true, false, false],
])('the key %s with Ctrl %s or ⌘ %s sends: %s [TH-50]', (key, ctrlKey, metaKey, sends) => {
  expect(sendsComment({ key, ctrlKey, metaKey })).toBe(sends);
});

describe('comments', () => {
  test('the form says what it belongs to and what it answers, at first nothing [TH-46]', () => {
    const html = render();
    expect(html).toContain('name="comment_post_ID" value="3"');
    expect(html).toContain('name="comment_parent" value="0"');
  });

  test('each link to answer carries where, what and whom [TH-47]', () => {
    const [link = ''] =
      render().match(/<a class="comment-reply-link[^>]*data-commentid="7"[^>]*>/) ?? [];
    for (const part of [
      'data-belowelement="div-comment-7"',
      'data-respondelement="respond"',
      'data-postid="3"',
      'data-replyto="Reply to Joost"',
      'href="/journal/glaze?replytocom=7#respond"',
    ]) {
      expect(link).toContain(part);
    }
    expect(render()).toContain('id="div-comment-7"');
  });

  test('an address that names a comment has the form under it, with its parent [TH-48]', () => {
    const html = render({ replyTo: 8 });
    expect(html.match(/id="respond"/g)).toHaveLength(1);
    expect(html.indexOf('id="div-comment-8"')).toBeLessThan(html.indexOf('id="respond"'));
    expect(html.indexOf('id="respond"')).toBeLessThan(html.indexOf('</ol>'));
    expect(html).toContain('name="comment_parent" value="8"');
    expect(html).toContain('Reply to Shop');
  });

  test('what was written is text, and the shop’s own words are marked', () => {
    expect(render()).toContain('Is it &lt;b&gt;safe&lt;/b&gt;?');
    expect(render()).toContain('From the shop');
  });

  test('closed comments can be read but not answered', () => {
    const html = render({ open: false });
    expect(html).toContain('Is it');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('comment-reply-link');
    expect(render({ open: false, count: 0, threads: [] })).toBe('');
  });
});
