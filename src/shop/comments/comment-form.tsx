import { useEffect, useRef } from 'react';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from '#rules/comments/check-comment.ts';
import { COMMENT_FIELDS, type CommentSection, REPLY_PARAM } from '#wire/comments.ts';
import { Button } from '../ui/button.tsx';
import { Honeypot } from '../ui/forms/honeypot.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './comment-form.module.css';

interface CommentFormProps {
  section: CommentSection;
  /** Id of the comment it replies to; '' at the top level. */
  answers: string;
}

/** Uncontrolled fields: the form may be moved in the DOM, and nothing re-renders it. */
export function CommentForm({ section, answers: results }: CommentFormProps) {
  const t = useTranslator();
  const { nonces } = useShop();
  const age = useRef<HTMLInputElement>(null);
  const { documentId, url, replyTo, held, values, problem } = section;
  useEffect(() => {
    const openedAt = performance.now();
    const form = age.current?.form;
    const onSubmit = () => {
      if (age.current) age.current.value = String(Math.round(performance.now() - openedAt));
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  const wrong = (field: string) => (problem?.field === field ? { error: problem.text } : {});
  return (
    <div id="respond" className={`comment-respond ${styles.respond}`}>
      <h3 id="reply-title" className={styles.title}>
        <span data-respond-title="">
          {results ? t('comments.replyTo', { name: results }) : t('comments.write')}
        </span>{' '}
        <a
          id="cancel-comment-reply-link"
          // Not the address of a posted form, which has no page.
          href={`${url}?${REPLY_PARAM}=0#respond`}
          rel="nofollow"
          className={styles.cancel}
          hidden={replyTo === 0}
        >
          {t('comments.cancel')}
        </a>
      </h3>
      {held && (
        <Notice kind="success">
          <p>{t('comments.held')}</p>
        </Notice>
      )}
      {problem && (
        <Notice kind="error">
          <p>{problem.text}</p>
        </Notice>
      )}
      <form
        id="commentform"
        method="post"
        action={`${url}#respond`}
        className={`comment-form ${styles.form}`}
        noValidate
      >
        <input type="hidden" name={COMMENT_FIELDS.document} defaultValue={documentId} />
        <input type="hidden" name={COMMENT_FIELDS.parent} defaultValue={replyTo} />
        <input type="hidden" name={COMMENT_FIELDS.nonce} defaultValue={nonces.public} />
        <input type="hidden" name={COMMENT_FIELDS.age} ref={age} />
        <p className={styles.intro}>{t('comments.intro')}</p>
        <TextArea
          id="comment"
          label={t('comments.text')}
          hint={t('comments.keys')}
          name={COMMENT_FIELDS.text}
          maxLength={MAX_COMMENT_LENGTH}
          defaultValue={values.text}
          {...wrong(COMMENT_FIELDS.text)}
        />
        <div className={styles.person}>
          <TextField
            label={t('comments.name')}
            name={COMMENT_FIELDS.author}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={values.author}
            {...wrong(COMMENT_FIELDS.author)}
          />
          <TextField
            label={t('comments.email')}
            type="email"
            name={COMMENT_FIELDS.email}
            autoComplete="email"
            defaultValue={values.email}
            {...wrong(COMMENT_FIELDS.email)}
          />
        </div>
        <Honeypot name={COMMENT_FIELDS.honeypot} label={t('comments.website')} />
        <Button type="submit" className={styles.send ?? ''}>
          {t('comments.send')}
        </Button>
      </form>
    </div>
  );
}
