import { useId } from 'react';
import { MAX_LENGTH } from '#rules/contact/check-message.ts';
import type { ContentBlock } from '#wire/content.ts';
import { CONTACT_FIELDS } from '#wire/forms/contact-fields.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Honeypot } from '../ui/forms/honeypot.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { contactAnchor } from './contact-anchor.ts';
import styles from './contact-form.module.css';
import { ProductField } from './product-field.tsx';
import { useContact } from './use-contact.ts';

type ContactData = Extract<ContentBlock, { kind: 'contact' }>;

/**
 * A message to the shop. Without script it posts to its own page; with it the wrapper is `processing`
 * from the click on the button until there is an answer of any kind.
 */
export function ContactForm({ data }: { data: ContactData }) {
  const t = useTranslator();
  const { nonces } = useShop();
  const { id, values } = data;
  const { wrapper, answer: response, processing, start, submit } = useContact(data);
  const anchor = contactAnchor(id);
  const hint = useId();
  const status = processing ? 'submitting' : (response?.status ?? 'init');
  const field = (name: keyof typeof values) => ({
    name: CONTACT_FIELDS[name],
    defaultValue: values[name],
    maxLength: MAX_LENGTH[name],
    ...wrongAt(CONTACT_FIELDS[name]),
  });
  function wrongAt(name: string): { error?: string } {
    const problem = response?.problems.find((each) => each.field === name);
    return problem ? { error: problem.text } : {};
  }
  return (
    <div
      ref={wrapper}
      id={anchor}
      className={classNames('wpcf7', processing && 'processing', styles.wrapper)}
      data-status={status}
    >
      {response && !processing && (
        <Notice
          kind={response.status === 'sent' ? 'success' : 'error'}
          className="wpcf7-response-output"
        >
          <p>{response.message}</p>
        </Notice>
      )}
      <form
        method="post"
        action={`#${anchor}`}
        className={classNames('wpcf7-form', status, styles.form)}
        aria-describedby={hint}
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name={CONTACT_FIELDS.block} value={id} />
        <input type="hidden" name={CONTACT_FIELDS.nonce} value={nonces.public} />
        <input type="hidden" name={CONTACT_FIELDS.age} defaultValue="" />
        <div className={styles.person}>
          <TextField label={t('contact.name')} autoComplete="name" required {...field('name')} />
          <TextField
            label={t('contact.email')}
            type="email"
            autoComplete="email"
            required
            {...field('email')}
          />
        </div>
        <TextField
          label={t('contact.subject')}
          hint={t('contact.subjectHint')}
          autoComplete="off"
          {...field('subject')}
        />
        <ProductField />
        <TextArea label={t('contact.text')} rows={7} required {...field('text')} />
        <Honeypot name={CONTACT_FIELDS.honeypot} label={t('contact.website')} />
        <p id={hint} className={styles.privacy}>
          {t('contact.privacy')}
        </p>
        <Button
          type="submit"
          busy={processing}
          className={classNames('wpcf7-submit', styles.send)}
          onClick={start}
        >
          {t('contact.send')}
        </Button>
      </form>
    </div>
  );
}
