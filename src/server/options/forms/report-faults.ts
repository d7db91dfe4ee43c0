import type { ShopContext } from '#server/settings/context.ts';
import type { ProductForm } from './load-forms.ts';

/** A formula that fails costs nothing; the manager log names its form and field. */
export function reportFaults(
  { notifyManager }: Pick<ShopContext, 'notifyManager'>,
  { versions }: ProductForm,
  product: { id: number; name: string },
  fields: readonly string[],
): void {
  for (const field of fields) {
    notifyManager({
      code: 'options.formulaFailed',
      subject: `${versions.map(({ id, version }) => `${id}.${version}`).join('+')} ${field}`,
      details: { field, forms: versions, productId: product.id, product: product.name },
    });
  }
}
