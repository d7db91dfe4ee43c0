import { Button } from '../ui/button.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './coming-soon-banner.module.css';

interface ComingSoonBannerProps {
  /** Of the manager's own session. */
  nonce: string;
  onDismiss: () => void;
}

/** It hides at once: nothing depends on the answer, and where the call failed it is back next time. */
export function ComingSoonBanner({ nonce, onDismiss }: ComingSoonBannerProps) {
  const t = useTranslator();
  const address = `${useShop().rest_url}wp/v2/users/me`;

  function dismiss() {
    onDismiss();
    void fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
      body: JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
    }).catch(() => undefined);
  }

  return (
    <section
      id="coming-soon-footer-banner"
      aria-label={t('layout.comingSoon')}
      className={`above-consent ${styles.banner}`}
      data-rest-url={address}
    >
      <p>{t('layout.comingSoonText')}</p>
      <Button variant="secondary" size="small" onClick={dismiss}>
        {t('layout.comingSoonDismiss')}
      </Button>
    </section>
  );
}
