import { plainText } from '#server/language/sanitise-html.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchEngine } from '#server/search/engine-of.ts';
import { learnWords } from '#server/search/learn-words.ts';
import type { SearchDocument } from '#server/search/search-engine.ts';
import type { ProductParts } from '../reading/product-parts.ts';
import { readParts } from '../reading/read-products.ts';
import { colorFamilies } from '../swatches.ts';

const BATCH = 250;

/** Writes what can be found of these products; variations add their article numbers to their product. */
export async function indexForSearch(trx: Db, ids: readonly number[]): Promise<void> {
  const engine = searchEngine(trx);
  for (const part of chunks(ids, BATCH)) {
    const documents = await loadDocuments(trx, part);
    await engine.write(trx, documents);
    await learnWords(trx, documents);
  }
}

async function loadDocuments(trx: Db, ids: readonly number[]): Promise<SearchDocument[]> {
  const products = await trx
    .selectFrom('products')
    .select(['id', 'name', 'sku', 'short_description', 'description'])
    .where('id', 'in', ids)
    .where('kind', '<>', 'variation')
    .execute();
  const skus = await trx
    .selectFrom('products')
    .select(['parent_id as product_id', 'sku as word'])
    .where('parent_id', 'in', ids)
    .where('sku', '<>', '')
    .execute();
  const parts = await readParts(trx, ids, ['tags', 'categories']);
  const terms = await trx
    .selectFrom('product_terms')
    .innerJoin('terms', 'terms.id', 'product_terms.term_id')
    .select(['product_id', 'terms.name as word', 'terms.families'])
    .where('product_id', 'in', ids)
    .execute();
  const variationSkus = gather(skus.map(skuWord));
  const traits = gather(terms);
  const families = gather(terms.flatMap(familyWords));
  return products.map((product) => {
    const keywordNames = getNames(parts.get(product.id));
    return {
      productId: product.id,
      name: product.name,
      keywords: [
        skuWords(product.sku),
        ...(variationSkus.get(product.id) ?? []),
        ...keywordNames,
        ...new Set(families.get(product.id)),
      ].join(' '),
      keywordNames,
      body: [
        plainText(product.short_description),
        plainText(product.description),
        ...(traits.get(product.id) ?? []),
      ].join(' '),
    };
  });
}

/** What its colours are found by: a product in Ink and Sky is blue. */
function familyWords({ product_id, families }: { product_id: number; families: string }) {
  return decodeJson(families, colorFamilies).map((word) => ({ product_id, word }));
}

function getNames(parts: Pick<ProductParts, 'tags' | 'categories'> | undefined): string[] {
  return [...(parts?.tags ?? []), ...(parts?.categories ?? [])].map(({ name }) => name);
}

/** skuWords('LT-INK') is 'LT-INK LTINK': people leave the signs of an article number out. */
function skuWords(sku: string): string {
  const joined = sku.replace(/[^\p{L}\p{N}]+/gu, '');
  return joined === sku ? sku : `${sku} ${joined}`;
}

function skuWord({ product_id, word }: KeywordRow): KeywordRow {
  return { product_id, word: skuWords(word) };
}

interface KeywordRow {
  product_id: number | null;
  word: string;
}

function gather(rows: readonly KeywordRow[]): Map<number, string[]> {
  const words = new Map<number, string[]>();
  for (const { product_id, word } of rows) {
    if (product_id === null) continue;
    const list = words.get(product_id);
    if (list) list.push(word);
    else words.set(product_id, [word]);
  }
  return words;
}
