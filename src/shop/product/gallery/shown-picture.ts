import { useContext, useState } from 'react';
import { pictureOfChoice } from '#rules/variations/term-pictures.ts';
import type { ImageRecord } from '#wire/image.ts';
import { useChoice } from '../choice/product-choice.tsx';
import { GalleryExtrasContext } from './gallery-extras.ts';

/**
 * The picture of a chosen option, of the chosen variation, or the one that the choice so far
 * implies, or null. While an answer is pending the previous one stays.
 */
export function useChosenPicture(): ImageRecord | null {
  const { match, pending, chosen, product } = useChoice();
  const extra = useContext(GalleryExtrasContext).picture;
  const meant = match ? null : pictureOfChoice(product.termPictures, chosen);
  const picture = extra ?? match?.image ?? product.gallery.find(({ id }) => id === meant) ?? null;
  const [settled, setSettled] = useState(picture);
  if (!pending && settled?.id !== picture?.id) setSettled(picture);
  return pending ? settled : picture;
}

/** The picture that represents the current choice, as in the sticky bar. */
export function useShownPicture(): ImageRecord | null {
  const { product } = useChoice();
  return useChosenPicture() ?? product.gallery[0] ?? null;
}
