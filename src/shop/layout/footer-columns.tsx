import { useId } from 'react';
import type { Layout } from '#wire/layout.ts';
import { PaymentMarks } from '../payment/payment-marks.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { useShop } from '../ui/shop-context.tsx';
import styles from './footer-columns.module.css';
import { Logo } from './logo.tsx';

export interface FooterData
  extends Pick<
    Layout,
    'shopName' | 'tagline' | 'logo' | 'footerMenus' | 'newsletter' | 'payments'
  > {
  arrangement: Exclude<Layout['arrangement']['footer'], 'slim'>;
}

/** The footer's links and its form. They need no script, so none is loaded. */
export function FooterColumns({ data }: { data: FooterData }) {
  const id = useId();
  return (
    <div className={`page-width ${styles[data.arrangement]}`}>
      <div className={styles.brand}>
        <Logo name={data.shopName} logo={data.logo} />
        <p>{data.tagline}</p>
        {data.newsletter && <NewsletterForm {...data.newsletter} />}
      </div>
      {data.footerMenus.map((menu, index) => (
        <nav key={menu.title} aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`} className={styles.title}>
            {menu.title}
          </h2>
          <ul className={styles.links}>
            {menu.items.map((item) => (
              <li key={item.id}>
                <a href={item.url}>{item.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className={styles.payments}>
        <PaymentMarks data={data} />
      </div>
    </div>
  );
}

/** Posts to the newsletter's own page, which answers. */
function NewsletterForm({ label, button, consent }: NonNullable<FooterData['newsletter']>) {
  const { routes } = useShop();
  return (
    <form method="post" action={routes.newsletter} className={styles.newsletter}>
      <TextField
        label={label}
        type="email"
        name="newsletter_email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <Button type="submit" variant="secondary">
        {button}
      </Button>
      {/* A honeypot: hidden from people, filled in by bots. */}
      <div className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.consent}>{consent}</p>
    </form>
  );
}
