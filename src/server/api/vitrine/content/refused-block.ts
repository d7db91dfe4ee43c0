import type { BlockRefusal } from '#server/content/stored-blocks.ts';
import { blockPlaceText } from '#wire/messages/admin/block-place.ts';
import type { RestError } from '../../rest/rest-error.ts';

/**
 * A block that was not taken: in words for people, `Block 1 (Video), Address: …`, and by its path for
 * programs.
 */
export function refusedBlock(refusal: BlockRefusal): RestError {
  const { path, kind, reason } = refusal;
  const message = `${blockPlaceText(path, kind)}: ${reason}`;
  return {
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): blocks',
    status: 400,
    data: {
      params: { blocks: message },
      details: { blocks: { code: 'rest_invalid_param', message, data: { path, reason } } },
    },
  };
}
