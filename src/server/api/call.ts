import { checkNonce, type NonceKind } from '#server/platform/nonces.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartNotice, CartView, FragmentSelector } from '#wire/cart.ts';
import type { CheckoutReview } from '#wire/checkout.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ReviewSection, WidgetSettings } from '#wire/reviews.ts';

/** Calls that answer HTML have it drawn by the pages, which alone know how the shop looks. */
export interface FragmentRenderer {
  quickView(ctx: ShopContext, product: ProductRecord): string;
  /** The cart as HTML, by the selector of the element it replaces: those wanted, or all. */
  cartFragments(
    ctx: ShopContext,
    cart: CartView,
    wanted?: readonly FragmentSelector[],
  ): Record<string, string>;
  /** The reviews of a section's page as list items; `base` is the product's page. */
  reviewItems(ctx: ShopContext, section: ReviewSection, base: string): string;
  /** A whole widget: `base` is the path of the page it stands on, `id` its id there. */
  reviewWidget(
    ctx: ShopContext,
    section: ReviewSection,
    widget: { settings: WidgetSettings; base: string; id: string },
  ): string;
  /** What shows once a bundle is in the cart, by the selector of the element it replaces. */
  addedPopup(ctx: ShopContext, cart: CartView, key: string): Record<string, string>;
  notices(ctx: ShopContext, notices: readonly CartNotice[]): string;
  /** The order review and the ways to pay, by the selector of the element it replaces. */
  orderReview(ctx: ShopContext, review: CheckoutReview): Record<string, string>;
}

/** What the doors need from the program around them. */
export interface CallDeps {
  /** Database, settings and time for one request. */
  context(): ShopContext | Promise<ShopContext>;
  /** From loadSecret: what nonces are made with. */
  secret: string;
  /** The shop's public address without a path, such as https://shop.example. */
  origin(request: Request): string;
  /** Told of every bug a call ran into; the caller of the shop sees only a status of 500. */
  failed(error: unknown, request: Request): void;
  render: FragmentRenderer;
}

export interface CallRequest {
  ctx: ShopContext;
  request: Request;
  origin: string;
  secret: string;
  /** Query and body together; where both name a value, the body counts. */
  values: Record<string, unknown>;
  files: Record<string, File[]>;
  render: FragmentRenderer;
  /** Cookies set here go out with the answer. */
  visitor: Visitor;
}

/** A shop call or a generic call. */
export interface Call {
  /** Calls change something unless they say otherwise, and a change is never made by GET. */
  readOnly?: boolean;
  /** The kind of nonce the call asks for, any of them where it names several; without it the origin check alone guards the call. */
  nonce?: NonceKind | readonly NonceKind[];
  /** Bytes of body the call accepts, where the usual limit does not fit. */
  bodyLimit?: number;
  handle(call: CallRequest): Promise<Response>;
}

export type CallList = Readonly<Record<string, Call>>;

const nonceFields = ['nonce', '_wpnonce', 'security'];

/** True when the request carries a good nonce of the kind, in a field or in the header. */
export function holdsNonce(
  kind: NonceKind | readonly NonceKind[],
  { ctx, request, secret, values }: Pick<CallRequest, 'ctx' | 'request' | 'secret' | 'values'>,
): boolean {
  const given = [...nonceFields.map((name) => values[name]), request.headers.get('x-wp-nonce')];
  const kinds = [kind].flat();
  return given.some((nonce) => kinds.some((each) => checkNonce(secret, each, nonce, ctx.now)));
}
