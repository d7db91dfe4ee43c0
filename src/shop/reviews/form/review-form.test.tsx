import { describe, expect, test } from 'vitest';
import type { ReviewFormData } from '#wire/review-form.ts';
import type { ReviewFormSettings } from '#wire/reviews.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { readDraft, writeDraft } from './draft-store.ts';
import { ReviewFormFrame } from './review-form-frame.tsx';
import { failureText } from './review-requests.ts';
import { displayedRotation, getDraftFiles, getUploadIds, slotOfDraft } from './review-slot.ts';

const settings: ReviewFormSettings = {
  productId: 7,
  ratingRequired: true,
  allowEmptyComment: false,
  minComment: 0,
  maxComment: 5000,
  title: true,
  nameRequired: true,
  emailRequired: true,
  gdpr: true,
  photos: {
    on: true,
    required: false,
    maxFiles: 5,
    maxFileSize: 2000,
    allowed: ['image/jpeg', 'image/png'],
    captions: true,
  },
  serverCheck: false,
  verifiedOnly: false,
  loginRequired: false,
};

function render(change: Partial<ReviewFormSettings> = {}, more: Partial<ReviewFormData> = {}) {
  const data: ReviewFormData = {
    settings: { ...settings, ...change },
    product: { id: 7, name: 'Mug', url: '/product/mug' },
    action: '/product/mug/review',
    once: 'abc',
    person: null,
    invitation: '',
    policyUrl: '/privacy',
    loginUrl: '/my-account',
    ...more,
  };
  const config = sampleConfig({ nonces: { ...sampleConfig().nonces, review: 'fresh' } });
  return renderPage(<ReviewFormFrame data={data} draft={null} />, config);
}

const names = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

describe('the form as the server draws it', () => {
  test('asks for stars, words, name, address, consent and files, and carries its nonce [RV-61]', () => {
    const html = render();
    expect(new Set(names(html))).toEqual(
      new Set([
        'comment_post_ID',
        'comment_parent',
        'wcpr_image_upload_nonce',
        'review_once',
        'rating',
        'wcpr_review_title',
        'comment',
        'wcpr_image_upload[]',
        'author',
        'email',
        'review_website',
        'wcpr_gdpr_checkbox',
      ]),
    );
    expect(html).toContain('name="wcpr_image_upload_nonce" value="fresh"');
    const stars = [...html.matchAll(/type="radio"[^>]*value="(\d)"/g)].map(([, value]) => value);
    expect(stars).toEqual(['1', '2', '3', '4', '5']);
  });

  test('has a place for errors, one for a notice and one that says to wait [RV-63]', () => {
    const html = render();
    for (const part of ['error', 'notice', 'waiting']) {
      expect(html).toContain(`wcpr-review-form-${part}`);
    }
  });

  test('is multipart where photos can be sent, and only there [RV-72]', () => {
    expect(render().toLowerCase()).toContain('enctype="multipart/form-data"');
    const off = render({ photos: { ...settings.photos, on: false } });
    expect(off.toLowerCase()).not.toContain('enctype');
    expect(names(off)).not.toContain('wcpr_image_upload[]');
  });

  test('shows the box for consent only where the shop asks for it [RV-71]', () => {
    expect(names(render({ gdpr: false }))).not.toContain('wcpr_gdpr_checkbox');
    expect(names(render())).toContain('wcpr_gdpr_checkbox');
  });

  test('speaks with the words of the page’s configuration [RV-65]', () => {
    const data: ReviewFormData = {
      settings,
      product: { id: 7, name: 'Mug', url: '' },
      action: '',
      once: '',
      person: null,
      invitation: '',
      policyUrl: '',
      loginUrl: '',
    };
    const { messages } = sampleConfig();
    const config = sampleConfig({
      messages: { ...messages, 'reviewForm.stars': 'Wie viele Sterne?' },
    });
    expect(renderPage(<ReviewFormFrame data={data} draft={null} />, config)).toContain(
      'Wie viele Sterne?',
    );
  });

  test('who is logged in need not type who they are; who must log in is asked to', () => {
    const person = { name: 'Ada', email: 'ada@example.com' };
    expect(render({}, { person })).toContain('value="ada@example.com"');
    const closed = render({ loginRequired: true });
    expect(names(closed)).toEqual([]);
    expect(closed).toContain('href="/my-account"');
    expect(names(render({ loginRequired: true }, { person }))).toContain('comment');
  });
});

describe('files on their way', () => {
  const one = { id: 12, name: 'a.jpg', kind: 'image' as const, caption: 'Here', turn: 3 };

  test('those that are there are named in the hidden field, in their order [RV-84]', () => {
    const slots = [slotOfDraft(1, one, ''), slotOfDraft(2, { ...one, id: 9 }, '')];
    const waiting = { ...slotOfDraft(3, one, ''), state: 'sending' as const };
    expect(getUploadIds([...slots, waiting])).toBe('12,9');
    expect(getDraftFiles([...slots, waiting])).toHaveLength(2);
  });

  test('a picture is turned from how its small picture stands already', () => {
    const slot = slotOfDraft(1, one, '/preview');
    expect(displayedRotation(slot)).toBe(0);
    expect(displayedRotation({ ...slot, turn: 0 })).toBe(1);
  });
});

describe('the draft', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };

  test('is stored for its product, and an empty one is none', () => {
    const draft = { values: { comment: 'Half a' }, files: [] };
    writeDraft(store, 7, draft);
    expect(readDraft(store, 7)).toEqual(draft);
    expect(readDraft(store, 8)).toBeNull();
    writeDraft(store, 7, { values: { comment: '' }, files: [] });
    expect(readDraft(store, 7)).toBeNull();
    stored.set('vitrine_review_draft_7', '{nonsense');
    expect(readDraft(store, 7)).toBeNull();
  });
});

test.each([
  ['The cellar is flooded.', 'Internal Server Error', 'The cellar is flooded.'],
  ['-1', 'Forbidden', 'Forbidden'],
  [' -1\n', 'Forbidden', 'Forbidden'],
  ['-10', 'Bad Request', '-10'],
])('a failed check that answers "%s" is shown [RV-86]', (text, statusText, expected) => {
  expect(failureText({ text, statusText })).toBe(expected);
});
