import type { Permission } from '#rules/permissions/permissions.ts';
import type { Fields } from '#wire/wc/field.ts';
import { type ManagedParts, managed } from '../rest/managed-endpoint.ts';
import type { Action } from '../rest/refusals.ts';
import type { AnswerDocument, RestEndpoint } from '../rest/rest-route.ts';

export const NAMESPACE = 'vitrine/v1';

interface OwnParts<F extends Fields> extends Omit<ManagedParts<F>, 'namespace'> {
  summary: string;
  permission: Permission;
  action: Action;
  answer: AnswerDocument;
}

/** An endpoint of `vitrine/v1` that is not part of a resource; the OpenAPI document describes it. */
export function ownEndpoint<F extends Fields>(parts: OwnParts<F>): RestEndpoint {
  return managed({ namespace: NAMESPACE, ...parts });
}
