import type { OrderView } from '#wire/order.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './order-pay-page.module.css';

interface TestBankProps {
  order: OrderView;
}

/** Plays the bank's security check of a test payment. */
export function TestBank({ order }: TestBankProps) {
  const t = useTranslator();
  const money = useMoney();
  const { nonces } = useShop();
  return (
    <form id="test-bank" method="post" className={styles.form}>
      <input type="hidden" name="_wpnonce" value={nonces.public} />
      <h2 className={styles.legend}>{t('orders.pay.bank.title')}</h2>
      <p>{t('orders.pay.bank.text')}</p>
      <Button type="submit" name="test_bank" value="confirm" wide>
        {t('orders.pay.bank.confirm', { total: money(order.totals.total) })}
      </Button>
      <Button type="submit" name="test_bank" value="refuse" variant="secondary" wide>
        {t('orders.pay.bank.refuse')}
      </Button>
    </form>
  );
}
