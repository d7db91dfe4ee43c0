/** A file for a field of an option form, and the small picture of one. */
export const UPLOAD_ACTION = 'wcpa_ajax_upload';
export const UPLOAD_PREVIEW_ACTION = 'vitrine_upload_preview';

export type UploadAnswer =
  | {
      status: true;
      message: '';
      file: {
        /** The reference that stands for it from now on. */
        file: string;
        /** Of a small picture of it; '' where there is none. */
        url: string;
        type: string;
        file_name: string;
      };
    }
  | { status: false; message: string };
