import type { OptionForm } from '#rules/options/option-form.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import { catalogCache } from '#server/catalog/catalog-cache.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import { firstImages } from '#server/catalog/reading/first-images.ts';
import { translator } from '#server/language/translator.ts';
import { colorMessages } from '#server/options/color-text.ts';
import {
  loadFormDetails,
  loadOptionForms,
  type OptionForms,
} from '#server/options/line-options.ts';
import { locationSettings } from '#server/options/location-settings.ts';
import { optionImages } from '#server/options/option-images.ts';
import { readEntries } from '#server/options/read-entries.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { SentProduct } from '#wire/forms/product-page-form.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { ProductOptions } from '#wire/options.ts';
import type { ProductRecord } from '#wire/product.ts';

interface SavedForms {
  forms: OptionForms;
  images: ReadonlyMap<number, ImageRecord>;
  pictures: Record<string, ImageRecord>;
}

/** The option form of a product as its page needs it; null for a product without one. */
export async function productOptions(
  ctx: ShopContext,
  product: ProductRecord,
  /** What was sent before; nothing on a plain visit. */
  { fields, replaces }: Pick<SentProduct, 'fields' | 'replaces'>,
  /** Instead of the product's own forms. */
  preview: OptionForm | null = null,
): Promise<ProductOptions | null> {
  if (product.kind !== 'simple' && product.kind !== 'variable') return null;
  const load = () => loadSaved(ctx, product.id);
  const {
    forms,
    images,
    pictures: photos,
  } = preview
    ? await withImages(ctx, product.id, await previewForms(ctx, product.id, preview))
    : await catalogCache.of(ctx).cached(`options ${product.id}`, load);
  const form = forms.of(product.id);
  if (!form) return null;
  const { settings } = ctx;
  const custom = forms.customFields.get(product.id) ?? {};
  const price = (product.price?.min ?? 0) / 10 ** settings['currency.decimals'];
  const regular = (product.price?.regularMin ?? 0) / 10 ** settings['currency.decimals'];
  const values = Object.keys(fields).length > 0 ? readEntries(form.plan, fields) : {};
  return {
    form: form.plan.form,
    groupProducts: [...forms.groupProducts.values()].map((each) => ({
      ...each,
      image: images.get(each.id) ?? null,
    })),
    pictures: photos,
    colors: colorMessages(form.plan.fields, translator(settings)),
    product: {
      wc_product_price: price,
      wc_product_regular_price: regular,
      wc_product_price_default: price,
      con_unit: settings['options.conUnit'],
      is_variable: product.kind === 'variable',
      is_grouped: false,
      stock_status: product.stock.status,
      stock_quantity: product.stock.left,
      product_id: product.id,
      product_attributes: Object.fromEntries(
        product.attributes.map(({ name, terms }) => [name, terms.map(({ slug }) => slug)]),
      ),
      product_cfs: Object.fromEntries(
        Object.entries(custom).map(([name, value]) => [`wcpa_pcf_${name}`, value]),
      ),
    },
    editing: replaces,
    values,
    places: await locationSettings(ctx, form.plan, values),
    settings: {
      scrollToError: settings['options.scrollToError'],
      errorSummary: settings['options.errorSummary'],
      hideZero: settings['options.hideZeroPrice'],
    },
  };
}

async function loadSaved(ctx: ShopContext, id: number): Promise<SavedForms> {
  const categoryIds = await getCategories(ctx, id);
  return withImages(ctx, id, await loadOptionForms(ctx, [{ id, categoryIds }]));
}

async function previewForms(
  ctx: ShopContext,
  id: number,
  preview: OptionForm,
): Promise<OptionForms> {
  const form = { plan: planOptions(preview), versions: [] };
  const offered = form.plan.fields.flatMap((field) =>
    field.type === 'productGroup' ? field.productIds : [],
  );
  return { of: () => form, ...(await loadFormDetails(ctx, offered, [id])) };
}

async function withImages(ctx: ShopContext, id: number, forms: OptionForms): Promise<SavedForms> {
  const offered = [...forms.groupProducts.keys()];
  const photos = await optionImages(ctx.db, forms.of(id)?.plan.fields ?? []);
  const images = await firstImages(ctx.db, offered);
  return { forms, images, pictures: photos };
}
