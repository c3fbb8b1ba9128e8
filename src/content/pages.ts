import { consultingPages } from './pages/consulting.ts';
import { mementoPages } from './pages/memento.ts';
import { quantumPages } from './pages/quantum.ts';
import { isOff } from '../paths.ts';

/** Every page that search engines may list, by its name. */
export const pages = { ...consultingPages, ...mementoPages, ...quantumPages };

export type PageName = keyof typeof pages;

/** The pages that aren't switched off. */
export const listedPages = Object.entries(pages).filter(([, { path }]) => !isOff(path));
