import type { OrderView } from '#wire/order.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './test-bank.module.css';

interface TestBankProps {
  order: OrderView;
}

/** Plays the bank's security check of a payment by the test provider. A plain form: it needs no script. */
export function TestBank({ order }: TestBankProps) {
  const t = useTranslator();
  const money = useMoney();
  const { nonces } = useShop();
  const total = money(order.totals.total);
  return (
    <form id="test-bank" method="post" className={styles.bank}>
      <input type="hidden" name="_wpnonce" value={nonces.public} />
      <p className={styles.name}>Elmford Savings</p>
      <h2 className={styles.title}>{t('orders.pay.bank.title')}</h2>
      <p className={styles.total}>{total}</p>
      <p>{t('orders.pay.bank.text')}</p>
      <Button type="submit" name="test_bank" value="confirm" wide>
        {t('orders.pay.bank.confirm', { total })}
      </Button>
      <Button type="submit" name="test_bank" value="refuse" variant="secondary" wide>
        {t('orders.pay.bank.refuse')}
      </Button>
    </form>
  );
}
