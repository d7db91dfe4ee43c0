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
  const { images, extensions } = input;
  const variations = extensions?.vitrine?.variations;
  const all = [...(images ?? []), ...(variations ?? []).flatMap(({ image }) => image ?? [])];
  if (all.length === 0) return { ok: true, input };
  const fetched = await fetchImages(ctx, all);
  if (!fetched.ok) return refusal('images', fetched.address, fetched.reason);
  const named = <P extends NamedImage>(image: P) => withId(image, fetched.pictures);
  const vitrine = {
    ...extensions?.vitrine,
    variations: variations?.map((one) => (one.image ? { ...one, image: named(one.image) } : one)),
  };
  return {
    ok: true,
    input: {
      ...input,
      ...(images && { images: images.map(named) }),
      ...(variations && { extensions: { ...extensions, vitrine } }),
    },
  };
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
