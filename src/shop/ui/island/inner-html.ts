import { createContext } from 'react';

/** On the server: the HTML of a part inside of an island that the server alone renders. Null in the browser. */
export const InnerHtml = createContext<((id: string) => string) | null>(null);
