/**
 * Returns the media id of an image by its name in the demo and its number under that name, or null
 * where there is no such drawing.
 */
export type Images = (name: string, number?: number) => number | null;
