import { createContext } from 'react';

/** Addresses that this site does not offer: no tab leads there. Given by the app. */
export const AbsentPathsContext = createContext<readonly string[]>([]);
