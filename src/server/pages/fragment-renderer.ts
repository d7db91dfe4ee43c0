import type { FieldValues } from '#rules/options/field-value.ts';
import type { OptionForm } from '#rules/options/option-form.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { CartNotice, CartView, FragmentSelector } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import type { CheckoutPage, CheckoutProblem, CheckoutReview } from '#wire/checkout.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ReviewSection, WidgetSettings } from '#wire/reviews.ts';
import type { ThemedPage } from '#wire/vitrine/theme.ts';

/** What the payment box of the page shows besides the review. */
export interface OrderReviewForm extends Pick<CheckoutPage, 'terms' | 'privacyUrl'> {
  /** Guests may not order here, and no account can be opened. */
  closed: boolean;
}

/** A form that need not be saved, on the page of a product. */
export interface OptionsPreview {
  productId: number;
  form: OptionForm;
  /** What its fields hold at first. */
  fields: FieldValues;
  quantity: number;
}

/** The HTML that calls answer with; rendered by the pages, from the same components. */
export interface FragmentRenderer {
  /** Blocks as a page of blocks shows them. */
  blocks: {
    /** Style sheets of such a page, the theme's included; those of single kinds are in the HTML. */
    styles(ctx: ShopContext): readonly string[];
    html(ctx: ShopContext, blocks: readonly ContentBlock[]): Promise<string>;
  };
  /** The whole page of a product with another form; null for a product that has no such page. */
  optionsPreview(preview: OptionsPreview): Promise<string | null>;
  /** Of a product that is put into an order by hand: what is to be chosen; null where it cannot be. */
  lineChoice(productId: number): Promise<{ needed: boolean; html: string | null } | null>;
  /** A whole page with settings that need not be saved, without the theme's style sheet. */
  themePreview(values: Partial<Settings>, page: ThemedPage): Promise<string | null>;
  quickView(ctx: ShopContext, product: ProductRecord): string;
  /** The cart as HTML, by the selector of the element it replaces: those wanted, or all. */
  cartFragments(
    ctx: ShopContext,
    cart: CartView,
    requested?: readonly FragmentSelector[],
  ): Record<string, string>;
  /** The reviews of a section's page as list items; `base` is the product's page. */
  reviewItems(ctx: ShopContext, section: ReviewSection, base: string): string;
  /** A whole widget: `base` is the path of its page, `id` its id there. */
  reviewWidget(
    ctx: ShopContext,
    section: ReviewSection,
    widget: { settings: WidgetSettings; base: string; id: string },
  ): string;
  /** What shows once a bundle is in the cart, by the selector of the element it replaces. */
  addedPopup(ctx: ShopContext, cart: CartView, key: string): Record<string, string>;
  notices(ctx: ShopContext, notices: readonly CartNotice[]): string;
  /** The order review and the payment methods, by the selector of the element it replaces. */
  orderReview(
    ctx: ShopContext,
    review: CheckoutReview,
    form: OrderReviewForm,
  ): Record<string, string>;
  /** The problems of a refused order, each named by its field. */
  problems(ctx: ShopContext, problems: readonly CheckoutProblem[]): string;
  /** The totals of the cart page. */
  cartTotals(ctx: ShopContext, cart: CartView, countries: CartPage['countries']): string;
}
