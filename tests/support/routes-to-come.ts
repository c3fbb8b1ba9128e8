/** Routes that finished pages link to and that are still to be built; empty once all are. */
export const ROUTES_TO_COME: readonly string[] = [];
