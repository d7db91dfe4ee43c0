import { useState } from 'react';
import type { ImageRecord } from '#wire/image.ts';
import { useChoice } from '../choice/product-choice.tsx';

/** The picture of the chosen variation, or null. While the answer is awaited the old one stays. */
export function useChosenPicture(): ImageRecord | null {
  const { match, pending } = useChoice();
  const picture = match?.image ?? null;
  const [settled, setSettled] = useState(picture);
  if (!pending && settled?.id !== picture?.id) setSettled(picture);
  return pending ? settled : picture;
}

/** The one picture that stands for the product as it is chosen now, as in the sticky bar. */
export function useShownPicture(): ImageRecord | null {
  const { product } = useChoice();
  return useChosenPicture() ?? product.gallery[0] ?? null;
}
