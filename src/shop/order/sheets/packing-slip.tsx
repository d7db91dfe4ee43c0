import type { OrderLine } from '#wire/order.ts';
import type { OrderSheet } from '#wire/order-page.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { AddressLines } from '../address-lines.tsx';
import { LinesTable } from '../lines-table.tsx';
import styles from './sheet.module.css';
import { SheetHead } from './sheet-head.tsx';

/** What is put into the parcel, without prices: it travels with the goods. */
export function PackingSlip({ sheet }: { sheet: OrderSheet }) {
  const { order } = sheet;
  const t = useTranslator();
  return (
    <article className={`order-packing-slip ${styles.sheet}`}>
      <SheetHead
        sheet={sheet}
        level="h2"
        title={t('orders.slip.title', { number: order.number })}
      />
      <div>
        <h3 className={styles.label}>{t('orders.invoice.shipTo')}</h3>
        <AddressLines lines={order.shipping ? order.shippingLines : order.billingLines} />
      </div>
      {order.lines.length === 0 ? (
        <p>{t('orders.slip.nothing')}</p>
      ) : (
        <LinesTable
          order={null}
          caption={t('orders.slip.goods')}
          figures={[t('orders.quantity')]}
          figureClass={styles.figure}
        >
          {order.lines.map((line) => (
            <SlipLine line={line} key={line.id} />
          ))}
        </LinesTable>
      )}
      {order.shippingMethods.length > 0 && (
        <p>{`${t('orders.slip.method')}: ${order.shippingMethods.join(', ')}`}</p>
      )}
      {order.customerNote !== '' && (
        <div>
          <h3 className={styles.label}>{t('orders.note')}</h3>
          <p className={styles.note}>{order.customerNote}</p>
        </div>
      )}
    </article>
  );
}

function SlipLine({ line }: { line: OrderLine }) {
  const t = useTranslator();
  const details = [
    ...line.attributes.map(({ label, value }) => `${label}: ${value}`),
    ...(line.sku === '' ? [] : [t('orders.sku', { sku: line.sku })]),
  ];
  return (
    <tr className={styles.line} data-part={line.part}>
      <td className={styles.product}>
        <span className={styles.name}>{line.name}</span>
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </td>
      <td className={styles.figure}>{line.quantity}</td>
    </tr>
  );
}
