/** The displayed width of the main picture; the server preloads with the same value. */
export const GALLERY_SIZES = '(min-width:1400px) 42rem,(min-width:700px) 50vw,100vw';
