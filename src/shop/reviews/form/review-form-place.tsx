import { lazy, Suspense, useEffect, useState } from 'react';

const LazyReviewForm = lazy(() => import('./lazy-review-form.tsx'));

/**
 * Where the form appears when a link to its page is followed. Nothing of it is loaded before
 * somebody asks for it, or has begun to write before a reload.
 */
export function ReviewFormPlace({ productId }: { productId: number }) {
  const [wanted, setWanted] = useState<{ page: string } | 'again' | null>(null);

  useEffect(() => {
    try {
      if (sessionStorage.getItem(`vitrine_review_draft_${productId}`)) setWanted('again');
    } catch {
      // A browser that keeps nothing has no draft.
    }
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-write-review]');
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setWanted({ page: link.href });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [productId]);

  return (
    <div id="review_form">
      {wanted && (
        <Suspense>
          <LazyReviewForm
            productId={productId}
            asked={wanted === 'again' ? null : wanted}
            onFailure={() => wanted !== 'again' && window.location.assign(wanted.page)}
          />
        </Suspense>
      )}
    </div>
  );
}
