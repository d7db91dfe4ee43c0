import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './device-list.module.css';

/** Log in without a password; only where the browser knows passkeys. */
export function PasskeyButton({ redirectTo }: { redirectTo: string }) {
  const t = useTranslator();
  const ready = useHydrated();
  const { ajax_url, nonces } = useShop();
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const possible = ready && 'PublicKeyCredential' in window;
  const logIn = async () => {
    setAsking(true);
    setProblem('');
    const { logInByPasskey } = await import('./passkey-client.ts');
    const response = await logInByPasskey(ajax_url, { nonce: nonces.public, redirectTo });
    if (response.ok) return window.location.assign(response.url);
    setAsking(false);
    setProblem(response.message || t('account.passkeyStopped'));
  };
  // Its place is there from the start: nothing moves when the script has run.
  return (
    <div className={styles.scripted}>
      <Button
        type="button"
        variant="secondary"
        disabled={!possible || asking}
        onClick={logIn}
        hidden={ready && !possible}
      >
        {t('account.passkeyLogIn')}
      </Button>
      <p role="status" className={problem === '' ? undefined : styles.problem}>
        {problem}
      </p>
    </div>
  );
}
