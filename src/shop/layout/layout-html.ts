import { createContext } from 'react';

export type LayoutPart = 'header' | 'footer';

/**
 * On the server: what stands for a part of the layout that was rendered before, so that it is not rendered
 * for each page. Null in the browser, and where the part itself is rendered.
 */
export const LayoutHtml = createContext<((part: LayoutPart) => string) | null>(null);
