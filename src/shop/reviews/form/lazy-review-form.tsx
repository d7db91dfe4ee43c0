import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasFields } from '#rules/input/has-fields.ts';
import { REVIEW_FORM_ACTION, type ReviewFormResponse } from '#wire/review-form.ts';
import { ShopProvider, useNow, useShop, useTranslator } from '../../ui/shop-context.tsx';
import { draftStore, readDraft } from './draft-store.ts';
import styles from './lazy-review-form.module.css';
import { ReviewFormFrame } from './review-form-frame.tsx';

const isReviewForm = (body: unknown): body is ReviewFormResponse =>
  hasFields<ReviewFormResponse>(body, {
    form: ['object', 'null'],
    messages: 'object',
    nonce: 'string',
  });

interface LazyReviewFormProps {
  productId: number;
  /** The visitor requested it, each time anew: the first field is focused. */
  requested: object | null;
  onFailure(): void;
}

/** The form on a product's page: its messages and the visitor's data are fetched first. */
export default function LazyReviewForm(props: LazyReviewFormProps) {
  const { productId, requested, onFailure } = props;
  const config = useShop();
  const now = useNow();
  const place = useRef<HTMLElement>(null);
  const [response, setResponse] = useState<ReviewFormResponse | null>(null);
  const failed = useEffectEvent(onFailure);
  const { ajax_url } = config;

  useEffect(() => {
    const stopped = new AbortController();
    const address = `${ajax_url}?action=${REVIEW_FORM_ACTION}&product_id=${productId}`;
    fetch(address, { signal: stopped.signal })
      .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(reply.statusText))))
      .then((body) => (isReviewForm(body) && body.form ? setResponse(body) : failed()))
      .catch(() => {
        if (!stopped.signal.aborted) failed();
      });
    return () => stopped.abort();
  }, [ajax_url, productId]);

  useEffect(() => {
    if (!response || !requested) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current
      ?.querySelector<HTMLElement>('input[type="radio"], input:not([type="hidden"])')
      ?.focus({ preventScroll: true });
  }, [response, requested]);

  // Where reviews were closed after the page was rendered, the form's own page says so.
  if (!response?.form) return null;
  const messages = { ...config.messages, ...response.messages };
  const nonces = { ...config.nonces, review: response.nonce };
  return (
    <ShopProvider config={{ ...config, messages, nonces }} now={now}>
      <section
        ref={place}
        id="review_form_wrapper"
        className={styles.place}
        aria-labelledby="reply-title"
      >
        <Title name={response.form.product.name} />
        <ReviewFormFrame data={response.form} draft={readDraft(draftStore(), productId)} />
      </section>
    </ShopProvider>
  );
}

function Title({ name }: { name: string }) {
  const t = useTranslator();
  return (
    <h3 id="reply-title" className={styles.title}>
      {t('reviewForm.title', { name })}
    </h3>
  );
}
