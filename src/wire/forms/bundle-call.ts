import * as z from 'zod/mini';
import { bundleForm } from './bundle-form.ts';
import { fragmentNames } from './cart-form.ts';

/** Adding a bundle from its form. */
export const bundleCall = z.pipe(
  z.pipe(
    z.transform((sent: unknown) => ({ bundle: sent, sent })),
    z.object({ bundle: bundleForm, sent: z.object({ fragments: fragmentNames }) }),
  ),
  z.transform(({ bundle, sent }) => ({ bundle, fragments: sent.fragments })),
);
