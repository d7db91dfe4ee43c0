import { useEffect } from 'react';
import { isInBuilder } from '../layout/main-nav/in-builder.ts';
import { useVisitor } from '../stores/visitor-store.ts';
import { useShop } from '../ui/shop-context.tsx';

/** For those who may edit; arrives after the page, which is the same for everyone. */
export function EditLinksHost(): null {
  const { ajax_url } = useShop();
  const mayEdit = useVisitor()?.permissions.includes('edit-content') ?? false;
  useEffect(() => {
    if (!mayEdit || isInBuilder()) return;
    const end = new AbortController();
    void import('./show-edit-links.ts').then(({ showEditLinks }) =>
      showEditLinks(ajax_url, end.signal),
    );
    return () => end.abort();
  }, [ajax_url, mayEdit]);
  return null;
}
