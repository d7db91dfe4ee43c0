import type { Permission } from '#rules/permissions/permissions.ts';
import type { Fields } from '#wire/wc/field.ts';
import { type ManagedParts, managed } from '../rest/managed-endpoint.ts';
import type { Action } from '../rest/refusals.ts';
import type { ResponseDocument, RestEndpoint } from '../rest/rest-route.ts';

export const NAMESPACE = 'vitrine/v1';

interface EndpointParts<F extends Fields, Body> extends Omit<ManagedParts<F, Body>, 'namespace'> {
  summary: string;
  permission: Permission;
  action: Action;
  /** The handler returns what the schema describes; a file has a type instead. */
  answer: ResponseDocument<Body>;
}

/** An endpoint of `vitrine/v1` that is not part of a resource; the OpenAPI document describes it. */
export function vitrineEndpoint<F extends Fields, Body>(
  parts: EndpointParts<F, Body>,
): RestEndpoint {
  return managed({ namespace: NAMESPACE, ...parts });
}
