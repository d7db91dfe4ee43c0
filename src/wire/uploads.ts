/** A file for a field of an option form, and the small picture of one. */
export const UPLOAD_ACTION = 'wcpa_ajax_upload';
export const UPLOAD_PREVIEW_ACTION = 'vitrine_upload_preview';

/** `photo__file` is the file a browser without script sends for the field `photo`. */
export const FORM_FILE_SUFFIX = '__file';

/** The file itself, for its owner and for who looks after the shop. */
export const UPLOAD_FILE_ACTION = 'vitrine_upload_file';

export function uploadAddress(
  reference: string,
  action: typeof UPLOAD_FILE_ACTION | typeof UPLOAD_PREVIEW_ACTION = UPLOAD_FILE_ACTION,
): string {
  return `/wp-admin/admin-ajax.php?action=${action}&file=${reference}`;
}

export type UploadResponse =
  | {
      status: true;
      message: '';
      file: {
        /** Its reference from now on. */
        file: string;
        /** Of a small picture of it; '' where there is none. */
        url: string;
        /** Where it is asked for. */
        type?: string;
        file_name: string;
      };
    }
  | { status: false; message: string };
