import type { CheckoutReview } from '#wire/checkout.ts';
import { asDisplayed } from '../../cart/lines/grouped-item.ts';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import { SummaryTotals } from './summary.tsx';

interface ReviewProps {
  review: CheckoutReview;
}

/**
 * The order as one table, as scripts written for WooCommerce put it into a page: also the lines and the
 * shipping methods, which our page shows beside it.
 */
export function ReviewTable({ review }: ReviewProps) {
  const extra = { lines: <Lines review={review} />, methods: <Methods review={review} /> };
  return <SummaryTotals review={review} extra={extra} />;
}

function Lines({ review }: ReviewProps) {
  const t = useTranslator();
  const money = useMoney();
  return (
    <>
      <thead>
        <tr>
          <th className="product-name">{t('cart.product')}</th>
          <th className="product-total">{t('cart.lineTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {review.cart.items.map(asDisplayed).map(({ key, name, quantity, attributes, subtotal }) => (
          <tr key={key} className="cart_item">
            <td className="product-name">
              {name}&nbsp;<strong className="product-quantity">×&nbsp;{quantity}</strong>
              {attributes.map(({ name: attribute, label, value }) => (
                <div key={attribute}>{`${label}: ${value}`}</div>
              ))}
            </td>
            <td className="product-total">{money(subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Methods({ review }: ReviewProps) {
  const t = useTranslator();
  const money = useMoney();
  return review.cart.packages.map(({ id, name, rates }) => (
    <tr key={id} className="woocommerce-shipping-totals shipping">
      <th>{name}</th>
      <td data-title={name}>
        <ul className="woocommerce-shipping-methods">
          {rates.map(({ rateId, title, cost, selected }) => {
            const input = `shipping_method_${id}_${rateId.replace(/\W+/g, '')}`;
            return (
              <li key={rateId}>
                <input
                  type="radio"
                  name={`shipping_method[${id}]`}
                  data-index={id}
                  id={input}
                  value={rateId}
                  className="shipping_method"
                  defaultChecked={selected}
                />
                <label htmlFor={input}>
                  {title}: {cost === 0 ? t('cart.shippingFree') : money(cost)}
                </label>
              </li>
            );
          })}
        </ul>
      </td>
    </tr>
  ));
}
