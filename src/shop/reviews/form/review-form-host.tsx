import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isLoggedIn } from '../../stores/visitor-store.ts';
import { useShop } from '../../ui/shop-context.tsx';

const LazyReviewForm = lazy(() => import('./lazy-review-form.tsx'));

/**
 * Mounts the form when a link to its page is clicked. Nothing of it is loaded before that, unless a
 * draft exists.
 */
export function ReviewFormHost({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const { ajax_url } = useShop();
  const [target, setTarget] = useState<{ page: string } | 'again' | null>(null);

  useEffect(() => {
    try {
      if (sessionStorage.getItem(`vitrine_review_draft_${productId}`)) setTarget('again');
    } catch {
      // Without storage there is no draft.
    }
    function follow(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-write-review]');
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setTarget({ page: link.href });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [productId]);

  useEffect(() => {
    const root = place.current?.parentElement;
    if (!root || !isLoggedIn()) return;
    void import('../../comments/review-replies.ts').then(({ startReviewReplies }) =>
      startReviewReplies(root, ajax_url),
    );
  }, [ajax_url]);

  return (
    <div id="review_form" ref={place}>
      {target && (
        <Suspense>
          <LazyReviewForm
            productId={productId}
            requested={target === 'again' ? null : target}
            onFailure={() => target !== 'again' && window.location.assign(target.page)}
          />
        </Suspense>
      )}
    </div>
  );
}
