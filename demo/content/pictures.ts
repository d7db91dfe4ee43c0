/** Gives the media id of a picture by its name in the demo, or null while there is no such drawing. */
export type Pictures = (name: string) => number | null;
