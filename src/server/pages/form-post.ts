import type * as z from 'zod/mini';
import { type PostedForm, postedForm } from '#server/platform/http/posted-form.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PageName } from '#wire/page.ts';
import type { PageRequest, PageResult } from './page.ts';

type Post<Name extends PageName> = (
  ctx: ShopContext,
  request: PageRequest,
  form: FormData,
) => Promise<PageResult<Name>>;

type Result<Name extends PageName, Input> = (
  ctx: ShopContext,
  request: PageRequest,
  input: Input,
  files: PostedForm['files'],
) => Promise<PageResult<Name>>;

/** A page's form, read by its schema before it is answered. */
export function formPost<Name extends PageName, S extends z.ZodMiniType>(
  schema: S | ((settings: Settings) => S),
  respond: Result<Name, z.output<S>>,
): Post<Name> {
  return async (ctx, request, form) => {
    const { values, files } = postedForm(form);
    const read = typeof schema === 'function' ? schema(ctx.settings) : schema;
    return respond(ctx, request, read.parse(values), files);
  };
}
