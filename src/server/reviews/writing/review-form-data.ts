import { randomBytes } from 'node:crypto';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { groupMessages } from '#server/language/messages.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewFormData, ReviewFormResponse } from '#wire/review-form.ts';
import { findInvitation } from './invitation.ts';
import { reviewForm } from './review-form.ts';

interface FormProduct {
  id: number;
  name: string;
  url: string;
}

/** The review form of a product as it is for this visitor; null where no review can be written. */
export async function reviewFormData(
  ctx: ShopContext,
  visitor: Visitor,
  { id, name, url }: FormProduct,
  /** The key of an invitation; '' without one. */
  invitation: string,
): Promise<ReviewFormData | null> {
  const settings = await reviewForm(ctx, id);
  if (!settings) return null;
  const customer = await currentCustomer(ctx, visitor);
  const invited =
    invitation !== '' && (await findInvitation(ctx.db, visitor.sign, invitation))?.productId === id;
  return {
    // Whom the shop has written to is known.
    settings: invited ? { ...settings, emailRequired: false, loginRequired: false } : settings,
    product: { id, name, url },
    action: reviewPageAddress(url),
    once: randomBytes(16).toString('hex'),
    person: customer && { name: customer.name, email: customer.email },
    invitation,
    policyUrl: ctx.settings['consent.policyUrl'],
    loginUrl: ctx.settings['routes.account'],
  };
}

/** "/product/oak-tray/review". */
export function reviewPageAddress(productUrl: string): string {
  return `${productUrl}/review`;
}

/** The messages of the form; a product page loads them with the form. */
export function reviewFormMessages({ settings }: ShopContext): ReviewFormResponse['messages'] {
  return { ...groupMessages(settings, 'reviewForm'), ...groupMessages(settings, 'reviews') };
}
