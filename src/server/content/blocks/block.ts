import * as z from 'zod';
import { LINK_ADDRESS, OPTIONAL_LINK } from '#rules/content/link-address.ts';
import { staffText } from '#server/platform/staff-words.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import { adminPageMessages } from '#wire/messages/admin/pages.ts';

export type BlockKind = ContentBlock['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<ContentBlock, { kind: Kind }>;

/** One kind of content block: what is stored of it, and how it becomes data to render. */
export interface BlockDefinition<Kind extends BlockKind, Schema extends z.ZodObject> {
  kind: Kind;
  settings: Schema;
  /** Makes HTML safe before it is stored. */
  clean?(settings: z.infer<Schema>): z.infer<Schema>;
  /** Cache tags of what the block looks up beside its own settings. */
  tags: readonly string[];
  /** Names of what it refers to and is gone, for the editor. */
  missing?(ctx: ShopContext, settings: z.infer<Schema>): Promise<string[]>;
  resolve(
    ctx: ShopContext,
    settings: z.infer<Schema>,
  ): Promise<Omit<BlockOf<Kind>, 'id' | 'kind' | 'display'>>;
}

/** Lets TypeScript read kind and schema off the definition itself. */
export function block<Kind extends BlockKind, Schema extends z.ZodObject>(
  definition: BlockDefinition<Kind, Schema>,
): BlockDefinition<Kind, Schema> {
  return definition;
}

const linkRefused = {
  error: () => staffText('admin.page.linkRefused', adminPageMessages['admin.page.linkRefused']),
};

/** A link inside the shop, to the web, or to a mail or telephone program; never to a script. */
export const linkAddress = z.string().regex(LINK_ADDRESS, linkRefused);

export const buttonSettings = z.object({ label: z.string().min(1), url: linkAddress });
/** '' stands for no link. */
export const optionalLink = z.string().regex(OPTIONAL_LINK, linkRefused);
export const mediaId = z.int().nullable();
