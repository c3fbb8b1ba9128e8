import { consultingPages } from './meta/consulting.ts';
import { mementoPages } from './meta/memento.ts';
import { quantumPages } from './meta/quantum.ts';
import { isOff } from '../paths.ts';

/** Every page that search engines may list, by its name. */
export const pages = { ...consultingPages, ...mementoPages, ...quantumPages };

export type PageName = keyof typeof pages;

export const listedPages = Object.entries(pages).filter(([, { path }]) => !isOff(path));
