import { useContext, useState } from 'react';
import { imageOfChoice } from '#rules/variations/term-images.ts';
import type { ImageRecord } from '#wire/image.ts';
import { useChoice } from '../choice/product-choice.tsx';
import { GalleryExtrasContext } from './gallery-extras.ts';

/**
 * The picture of a chosen option, of the chosen variation, or the one that the choice so far
 * implies, or null. While an answer is pending the previous one stays.
 */
export function useChosenImage(): ImageRecord | null {
  const { match, pending, chosen, product } = useChoice();
  const extra = useContext(GalleryExtrasContext).picture;
  const meant = match ? null : imageOfChoice(product.termPictures, chosen);
  const image = extra ?? match?.image ?? product.gallery.find(({ id }) => id === meant) ?? null;
  const [settled, setSettled] = useState(image);
  if (!pending && settled?.id !== image?.id) setSettled(image);
  return pending ? settled : image;
}

/** The picture that represents the current choice, as in the sticky bar. */
export function useDisplayedImage(): ImageRecord | null {
  const { product } = useChoice();
  return useChosenImage() ?? product.gallery[0] ?? null;
}
