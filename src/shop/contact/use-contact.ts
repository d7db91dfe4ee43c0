import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkMessage } from '#rules/contact/check-message.ts';
import type { ContentBlock } from '#wire/content.ts';
import { CONTACT_FIELDS, type ContactResponse } from '#wire/forms/contact-fields.ts';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { CONTACT_EVENTS, readValues, sendContact } from './send-contact.ts';

/** From the click on the button to the answer: the form's own checks, then the server's. */
export function useContact(data: Extract<ContentBlock, { kind: 'contact' }>) {
  const t = useTranslator();
  const { ajax_url } = useShop();
  const [response, setResponse] = useState<ContactResponse | null>(data.answer);
  const [processing, setProcessing] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const displayedAt = useRef(0);
  /** Set once an answer has come, which the page then scrolls to. */
  const handled = useRef(false);
  useEffect(() => {
    displayedAt.current = performance.now();
  }, []);
  useEffect(() => {
    if (!handled.current || !response) return;
    handled.current = false;
    const wrong = wrapper.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const notice = wrapper.current?.querySelector<HTMLElement>('.wpcf7-response-output');
    (wrong ?? notice)?.focus();
  }, [response]);

  /** Whatever the answer is, the processing ends with it. */
  function end(next: ContactResponse): void {
    sending.current = false;
    handled.current = true;
    setProcessing(false);
    setResponse(next);
    for (const name of [CONTACT_EVENTS[next.status], 'wpcf7submit']) {
      wrapper.current?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: next }));
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const problems = checkMessage(readValues(new FormData(form)));
    if (problems.length > 0) {
      return end({
        status: 'invalid',
        message: t('contact.invalid'),
        problems: problems.map(({ code, field, limit = 0 }) => ({
          field: CONTACT_FIELDS[field],
          text: t(code, { limit }),
        })),
      });
    }
    sending.current = true;
    const body = new FormData(form);
    body.set(CONTACT_FIELDS.age, String(Math.round(performance.now() - displayedAt.current)));
    const failed = t('contact.failed', { email: data.email });
    const next = await sendContact(ajax_url, body, failed);
    if (next.status === 'sent') form.reset();
    end(next);
  }

  return { wrapper, answer: response, processing, start: () => setProcessing(true), submit };
}
