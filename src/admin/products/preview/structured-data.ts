import { adminMessages } from '#wire/messages/admin.ts';

// What a product's page tells search engines, and what they ask for to show more than a link.

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The product among the structured data of a page; null where it has none. */
export function structuredIn(html: string): Json | null {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  for (const [, text = ''] of scripts) {
    const found = productIn(parsed(text));
    if (found) return found;
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function productIn(value: unknown): Json | null {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = productIn(each);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(value)) return null;
  return value['@type'] === 'Product' ? value : productIn(value['@graph']);
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An empty value is one that search engines miss. */
export function structuredDetails(data: unknown): { name: string; value: string }[] {
  const product = isObject(data) ? data : {};
  const offers = isObject(product.offers) ? product.offers : {};
  const images = Array.isArray(product.image) ? product.image : [product.image];
  const low = text(offers.price) || text(offers.lowPrice);
  const high = text(offers.highPrice);
  const price = [low, high].filter(Boolean).join(' – ');
  const values = {
    name: text(product.name),
    image: images.filter(Boolean).length > 0 ? String(images.filter(Boolean).length) : '',
    description: text(product.description),
    sku: text(product.sku),
    price: price && `${price} ${text(offers.priceCurrency)}`,
    availability: text(offers.availability).replace(/^.*\//, ''),
  };
  const names = ['name', 'image', 'description', 'sku', 'price', 'availability'] as const;
  return names.map((name) => ({
    name: adminMessages[`admin.productForm.structured.${name}`],
    value: values[name],
  }));
}
