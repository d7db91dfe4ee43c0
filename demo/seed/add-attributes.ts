import { attributes } from '#demo/catalog/attributes.ts';
import { saveAttribute } from '#server/catalog/saving/save-attribute.ts';
import { saveTerm } from '#server/catalog/saving/save-term.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { StoredImages } from './image-order.ts';

export async function addAttributes(trx: Db, images: StoredImages): Promise<void> {
  for (const [position, { name, label, kind, terms }] of attributes.entries()) {
    const attributeId = await saveAttribute(trx, { name, label, swatchKind: kind, position });
    for (const [place, term] of terms.entries()) {
      await saveTerm(trx, {
        attributeId,
        slug: term.slug,
        name: term.name,
        swatchKind: term.kind,
        colours: term.colours,
        families: term.families,
        image: images.get(`swatch-${term.slug}`)?.[0]?.id ?? null,
        position: place,
      });
    }
  }
}
