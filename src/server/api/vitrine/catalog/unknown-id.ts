import type { RestError } from '../../rest/rest-error.ts';

/** Such as `vitrine_rest_option_form_invalid_id`. */
export function unknownId(resource: string): RestError {
  const words = resource.replaceAll('_', ' ');
  return {
    code: `vitrine_rest_${resource}_invalid_id`,
    message: `There is no ${words} with this id.`,
    status: 404,
  };
}
