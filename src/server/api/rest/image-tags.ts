import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { DOCUMENTS_TAG, MENU_TAG } from '#server/content/tags.ts';
import { OPTIONS_TAG } from '#server/options/forms/save-form.ts';

/** Where a picture is shown is not known to the picture: what shows pictures is made anew. */
export const IMAGE_TAGS = [CATALOG_TAG, DOCUMENTS_TAG, MENU_TAG, OPTIONS_TAG];
