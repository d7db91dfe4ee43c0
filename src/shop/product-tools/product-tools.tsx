import { useState } from 'react';
import { toggleCompared } from '#rules/catalog/compared.ts';
import { COMPARE_PARAM, type ProductTools } from '#wire/compare.ts';
import { announce } from '../ui/announce.ts';
import { showGrowl } from '../ui/growl/growl-host.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { storeCompared, storedCompared } from './compared-store.ts';
import styles from './product-tools.module.css';

const addressOf = (path: string, ids: readonly number[]) =>
  `${path}?${COMPARE_PARAM}=${ids.join(',')}`;

/** Compare and share; without script, links that do the same for this product alone. */
export function ProductToolRow({ data }: { data: ProductTools }) {
  return (
    <p className={styles.row}>
      {data.compare !== '' && <Compare {...data} />}
      <Share {...data} />
    </p>
  );
}

function Compare({ id, compare }: ProductTools) {
  const t = useTranslator();
  const live = useHydrated();
  const [changed, setChanged] = useState<number[] | null>(null);
  if (!live) {
    return (
      <a href={addressOf(compare, [id])} className={styles.tool}>
        <Icon name="grid" size={20} />
        {t('compare.add')}
      </a>
    );
  }
  const ids = changed ?? storedCompared();
  const isCompared = ids.includes(id);

  function toggle() {
    // Another tab may have changed it since.
    const next = toggleCompared(storedCompared(), id);
    if (!next) {
      showGrowl(t('compare.full'));
      return;
    }
    storeCompared(next);
    setChanged(next);
    announce(t(next.includes(id) ? 'compare.added' : 'compare.remove'));
  }

  return (
    <>
      <button type="button" className={styles.tool} aria-pressed={isCompared} onClick={toggle}>
        <Icon name={isCompared ? 'check' : 'grid'} size={20} />
        {t(isCompared ? 'compare.added' : 'compare.add')}
      </button>
      {ids.length > 0 && (
        <a href={addressOf(compare, ids)} className={styles.tool}>
          {t('compare.open', { count: ids.length })}
        </a>
      )}
    </>
  );
}

function Share({ name, url }: ProductTools) {
  const t = useTranslator();
  const live = useHydrated();

  async function share() {
    const address = new URL(url, location.href).href;
    if ('share' in navigator) {
      // Refused or closed by the person: nothing more to do.
      await navigator.share({ title: name, url: address }).catch(() => undefined);
      return;
    }
    await copy(address);
    showGrowl(t('compare.copied'));
  }

  if (!live) return null;
  return (
    <button type="button" className={styles.tool} onClick={() => void share()}>
      <Icon name="out" size={20} />
      {t('compare.share')}
    </button>
  );
}

/** The clipboard's own way needs a secure address; a prompt has the link to copy everywhere. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    window.prompt('', text);
  }
}
