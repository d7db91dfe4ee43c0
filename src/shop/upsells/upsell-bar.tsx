import { type FormEvent, useId, useRef, useState } from 'react';
import { sumPicks } from '#rules/upsells/selection.ts';
import { ADD_UPSELL_ACTION, UPSELL_FORM_FIELD, type UpsellOffer } from '#wire/upsells.ts';
import type { CartFailure } from '../stores/cart/cart-result.ts';
import { useCart } from '../stores/cart/cart-store.ts';
import type { AddedLine } from '../stores/cart/pending-lines.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { getSubmitter } from '../ui/dom/get-submitter.ts';
import { ArrivingNotice } from '../ui/notice/arriving-notice.tsx';
import { useMoney, useNow, useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './upsell-bar.module.css';
import { UpsellItemView } from './upsell-item.tsx';
import { getPick, type ItemState, useUpsellItems } from './use-upsell-items.ts';

/** The product and its companions: each can be unticked, and all are added at once. */
export function UpsellBar({ data }: { data: UpsellOffer }) {
  const t = useTranslator();
  const money = useMoney();
  const shop = useShop();
  const now = useNow();
  const title = useId();
  const { config } = data;
  const { items, tick, choose } = useUpsellItems(data);
  const [busy, setBusy] = useState(false);
  const [requested, setRequested] = useState(false);
  const [failure, setFailure] = useState<CartFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const spent = useCart().cart?.totals.total ?? 0;
  const sum = sumPicks(items.map(getPick));
  const open = items.filter(({ item }) => sum.open.includes(item.id));

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (open.length > 0) {
      event.preventDefault();
      setRequested(true);
      const first = open[0]?.item.id;
      form.current?.querySelector<HTMLElement>(`[data-item="${first}"] select`)?.focus();
      return;
    }
    if (!config.ajax_add_to_cart) return;
    event.preventDefault();
    if (busy) return;
    const submitter = getSubmitter(event);
    const fields = new FormData(event.currentTarget);
    fields.set('action', ADD_UPSELL_ACTION);
    fields.set('nonce', shop.nonces.public);
    setBusy(true);
    setFailure(null);
    const result = await add(fields, submitter, items.filter(({ ticked }) => ticked).map(getLine));
    setBusy(false);
    if (result) setFailure(result);
  }

  async function add(
    fields: FormData,
    button: HTMLElement | null,
    lines: readonly AddedLine[],
  ): Promise<CartFailure | null> {
    try {
      const { sendUpsell } = await import('./send-upsell.ts');
      const result = await sendUpsell(config.ajax_url, fields, button, lines);
      if (!result.ok) return result.code === 'leaving' ? null : result;
      if (!config.popup) {
        location.assign(config.cart_url);
        return null;
      }
      announce(result.answer.cart.notices[0]?.text ?? '');
      const { showAdded } = await import('./show-added.tsx');
      showAdded(result.answer.cart, lines, { config: shop, now, label: t('addedPopup.title') });
      return null;
    } catch {
      // The script could not be loaded: treated as offline.
      return { ok: false, code: 'offline', notices: [], html: '' };
    }
  }

  return (
    <section aria-labelledby={title} className={`page-width upsell-bar ${styles.bar}`}>
      <h2 id={title} className={styles.title}>
        {t(data.source === 'chosen' ? 'upsells.chosen' : 'upsells.computed')}
      </h2>
      <form
        ref={form}
        id="together"
        method="post"
        action="#together"
        className={styles.form}
        aria-busy={busy || undefined}
        data-ajax_url={config.ajax_url}
        data-cart_url={config.cart_url}
        data-currency_symbol={config.currency_symbol}
        data-total_cart_amount={spent / 10 ** shop.currency.decimals}
        onSubmit={(event) => void send(event)}
      >
        <input type="hidden" name={UPSELL_FORM_FIELD} value="1" />
        <input type="hidden" name="product_id" value={data.productId} />
        <ul className={styles.items}>
          {items.map((state) => (
            <UpsellItemView
              key={state.item.id}
              state={state}
              main={state.item.id === data.productId}
              loading={busy && state.ticked}
              requested={requested}
              onTick={(ticked) => tick(state.item.id, ticked)}
              onChoose={(field, slug) => choose(state.item, field, slug)}
            />
          ))}
        </ul>
        <div className={styles.end}>
          <p className={styles.total}>
            <span>{t('upsells.total', { count: sum.ids.length })}</span>{' '}
            <b className={styles.sum}>
              {sum.exact ? money(sum.total) : t('upsells.from', { amount: money(sum.total) })}
            </b>
          </p>
          <Button type="submit" wide icon="basket" busy={busy} disabled={sum.ids.length === 0}>
            {t('upsells.add', { count: sum.ids.length })}
          </Button>
          <p className={styles.hint} aria-live="polite">
            {sum.ids.length === 0 && t('upsells.nothing')}
            {requested && open.length > 0 && t('upsells.open', { names: getNames(open) })}
          </p>
        </div>
        {failure && (
          <div className={styles.failure}>
            <ArrivingNotice kind="error" title={t('upsells.failed')}>
              {failure.notices
                .filter(({ text }) => text !== '')
                .map(({ code, text }) => (
                  <p key={`${code} ${text}`}>{text}</p>
                ))}
            </ArrivingNotice>
          </div>
        )}
      </form>
    </section>
  );
}

function getNames(states: readonly ItemState[]): string {
  return states.map(({ item }) => item.name).join(', ');
}

/** The lines the cart shows until the shop has answered. */
function getLine({ item, variation }: ItemState): AddedLine {
  return {
    productId: item.id,
    variationId: variation?.id ?? null,
    name: item.name,
    url: item.url,
    image: variation?.image ?? item.image,
    quantity: item.quantity,
    unitPrice: (variation ?? item).price?.min ?? null,
  };
}
