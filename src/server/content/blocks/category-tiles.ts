import * as z from 'zod';
import { type CategoryNode, categoryTree } from '#server/catalog/categories/category-tree.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { block } from './block.ts';

export const categoryTiles = block({
  kind: 'category-tiles',
  settings: z.object({
    title: z.string().default(''),
    /** Category slugs in the order shown; empty shows every top category. */
    categories: z.array(z.string()).default([]),
  }),
  tags: [CATALOG_TAG],
  async resolve(ctx, { title, categories }) {
    const tree = await categoryTree(ctx);
    const bySlug = new Map(everyNode(tree).map((node) => [node.slug, node]));
    const chosen =
      categories.length > 0 ? categories.flatMap((slug) => bySlug.get(slug) ?? []) : tree;
    return {
      title,
      tiles: chosen.map(({ name, url, count, image }) => ({ name, url, count, image })),
    };
  },
});

function everyNode(nodes: CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children)]);
}
