import { fetchImages, type NamedImage } from '#server/media/fetch-images.ts';
import type { Prepared, ReadRequest } from '../../rest/resource.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import type { ProductFields } from './read-patch.ts';

/** The picture with the id it got; one that was named by its id stays as it is. */
function withId<P extends NamedImage>(image: P, fetched: ReadonlyMap<string, number>): P {
  const id = image.id || fetched.get(image.src ?? '');
  return id === undefined ? image : { ...image, id };
}

const refusal = (name: string, address: string, reason: string) => ({
  ok: false as const,
  error: invalidParams({ [name]: `names ${address.slice(0, 200)}: ${reason}` }),
});

export async function prepareProduct(
  { ctx }: ReadRequest,
  input: ProductFields,
): Promise<Prepared<ProductFields>> {
  const { images } = input;
  if (images === undefined) return { ok: true, input };
  const fetched = await fetchImages(ctx, images);
  if (!fetched.ok) return refusal('images', fetched.address, fetched.reason);
  const withIds = images.map((image) => withId(image, fetched.pictures));
  return { ok: true, input: { ...input, images: withIds } };
}

/** A variation, a category or a brand. */
interface Pictured {
  description?: string | undefined;
  image?: NamedImage | null | undefined;
}

/** Of what may have one picture. */
export async function prepareImage<Input extends Pictured>(
  { ctx }: ReadRequest,
  input: Input,
): Promise<Prepared<Input>> {
  const { image } = input;
  if (!image) return { ok: true, input };
  const fetched = await fetchImages(ctx, [image]);
  if (!fetched.ok) return refusal('image', fetched.address, fetched.reason);
  return { ok: true, input: { ...input, image: withId(image, fetched.pictures) } };
}
