import { paths } from '../paths.ts';
import { computed } from './computed.ts';
import * as files from './content-files.ts';
import { readContent } from './read-content.ts';
import { schemas } from './schemas.ts';

/** All words and facts of the site, by the name of their file in `src/content`. */
export const content = readContent(files, schemas, { paths, computed });
