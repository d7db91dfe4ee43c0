import type * as z from 'zod/mini';
import type { Permission } from '#rules/permissions/permissions.ts';
import type { Fields } from '#wire/wc/field.ts';
import {
  type ManagedCall,
  type ManagedParts,
  managed,
  type ParamsOf,
} from '../rest/managed-endpoint.ts';
import type { Action } from '../rest/refusals.ts';
import type { ResponseDocument, RestEndpoint, RestResult } from '../rest/rest-route.ts';

export const NAMESPACE = 'vitrine/v1';

interface EndpointParts<F extends Fields, S extends z.core.$ZodType>
  extends Omit<ManagedParts<F>, 'namespace' | 'answer' | 'handle'> {
  summary: string;
  permission: Permission;
  action: Action;
  /** The handler returns what the schema describes; a file has a type instead. */
  answer: ResponseDocument & { schema?: S };
  handle(params: ParamsOf<F>, call: ManagedCall): Promise<RestResult<z.output<S>>>;
}

/** An endpoint of `vitrine/v1` that is not part of a resource; the OpenAPI document describes it. */
export function vitrineEndpoint<F extends Fields, S extends z.core.$ZodType>(
  parts: EndpointParts<F, S>,
): RestEndpoint {
  return managed({ namespace: NAMESPACE, ...parts });
}
