import * as z from 'zod/mini';
import { failedEntry } from '#wire/wc/batch.ts';
import type { Fields } from '#wire/wc/field.ts';
import { type Id, optionalFields, type ResourceParts } from './resource.ts';
import type { ResponseDocument } from './rest-route.ts';

// What the OpenAPI document says about the routes of a resource, from its one description.

interface Document {
  summary: string;
  answer: ResponseDocument;
}

const link = z.looseObject({ href: z.string() });

/** An item of a response; without a schema of its own it has what is only read, and may have the rest. */
function itemSchema<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object,
>({ input, readOnly = {}, response }: ResourceParts<I, Query, Input, Output>) {
  const links = { _links: z.optional(z.record(z.string(), z.array(link))) };
  if (response instanceof z.ZodMiniObject) return z.extend(response, links);
  if (response) return z.intersection(response, z.object(links));
  return z.object({ ...optionalFields(input), ...readOnly, ...links });
}

export function getDocuments<
  I extends Id,
  Query extends Fields,
  Input extends Fields,
  Output extends object,
>(parts: ResourceParts<I, Query, Input, Output>) {
  const item = itemSchema(parts);
  const gone = z.object({ deleted: z.boolean(), previous: parts.response ?? z.unknown() });
  const done = z.optional(z.array(z.union([item, gone, failedEntry])));
  const words = parts.title.replaceAll('_', ' ');
  const document = (verb: string, result: ResponseDocument): Document => ({
    summary: `${verb} ${words}`,
    answer: result,
  });
  return {
    list: document('List:', { schema: z.array(item) }),
    create: document('Create:', { schema: item, status: parts.createdStatus ?? 201 }),
    read: document('Read:', { schema: item }),
    update: document('Change:', { schema: item }),
    remove: document('Delete:', { schema: z.union([item, gone]) }),
    batch: document('Create, change and delete many:', {
      schema: z.object({ create: done, update: done, delete: done }),
    }),
  };
}
