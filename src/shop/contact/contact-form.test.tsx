import { expect, test } from 'vitest';
import { CONTACT_FIELDS, type ContactResponse, NO_VALUES } from '#wire/forms/contact-fields.ts';
import { messages } from '#wire/messages/messages.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { readValues, sendContact } from './send-contact.ts';

const data = {
  kind: 'contact' as const,
  id: 5,
  title: '',
  text: '',
  email: 'shop@example.com',
  answer: null,
  values: NO_VALUES,
  messages: {},
};

function render(change: Partial<Parameters<typeof ContactForm>[0]['data']> = {}): string {
  const config = sampleConfig();
  return renderPage(<ContactForm data={{ ...data, ...change }} />, { ...config, messages });
}

test('the form works without script: it posts to its page and names its block', () => {
  const html = render();
  expect(html).toMatch(/<div id="contact-5" class="wpcf7 [^"]*" data-status="init"/);
  expect(html).toMatch(/<form class="wpcf7-form init[^>]* action="#contact-5" method="post"/);
  expect(html).toContain('name="contact_block" value="5"');
  expect(html).not.toContain('processing');
  for (const name of Object.values(CONTACT_FIELDS)) expect(html).toContain(`name="${name}"`);
});

test('what is wrong is said at its field, and what was typed is there again', () => {
  const html = render({
    values: { ...NO_VALUES, name: 'Ada', email: 'ada' },
    answer: {
      status: 'invalid',
      message: 'Almost there',
      problems: [{ field: 'your-email', text: 'Which address?' }],
    },
  });
  expect(html).toMatch(/role="alert"[^>]*wpcf7-response-output/);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="your-email"/);
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
  expect(html).toContain('Which address?');
  expect(html).toContain('value="Ada"');
});

const response: ContactResponse = { status: 'sent', message: 'Thank you', problems: [] };

test.each([
  ['an answer', async () => Response.json(response), response],
  [
    'a refusal',
    async () => Response.json({ ...response, status: 'spam' }, { status: 422 }),
    { ...response, status: 'spam' },
  ],
  ['a wrong nonce', async () => new Response('-1', { status: 403 }), 'failed'],
  ['a page of another server', async () => new Response('<h1>Bad gateway</h1>'), 'failed'],
  ['another shape', async () => Response.json({ status: 'other' }), 'failed'],
  ['no connection', () => Promise.reject(new TypeError('offline')), 'failed'],
])('%s ends the sending [TH-52]', async (_, reply, expected) => {
  const failed = { status: 'failed', message: 'Sorry', problems: [] };
  const got = await sendContact('/ajax', new FormData(), 'Sorry', reply as typeof fetch);
  expect(got).toEqual(expected === 'failed' ? failed : expected);
});

test('the values of a form are its texts, never a file', () => {
  const form = new FormData();
  form.set('your-name', 'Ada');
  form.set('your-email', new File(['x'], 'x.txt'));
  expect(readValues(form)).toEqual({ ...NO_VALUES, name: 'Ada' });
});
