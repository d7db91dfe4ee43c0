interface GalleryTexts {
  alt: string;
  caption: string;
}

/**
 * What a product says of one of its pictures: in its own words, else in those of the library, else by its
 * name. { alt: '', caption: 'From above' } of the library's { alt: 'A tray', caption: '' } is
 * { alt: 'A tray', caption: 'From above' }.
 */
export function galleryTexts(
  ofProduct: GalleryTexts,
  ofLibrary: GalleryTexts,
  productName: string,
): GalleryTexts {
  return {
    alt: ofProduct.alt || ofLibrary.alt || productName,
    caption: ofProduct.caption || ofLibrary.caption,
  };
}
