import { readdirSync } from 'node:fs';
import { paths } from '../../../paths.ts';

const names = readdirSync('src/drawings/posts').map((file) => file.replace('.svg', ''));

/** The drawings that a post can have as its picture: the files in `src/drawings/posts`. */
export const drawingNames = names.toSorted() as [string, ...string[]];

export const drawings = drawingNames.map((name) => paths.postPicture(name));
