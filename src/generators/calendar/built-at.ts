/** The moment of this build: what pages mean by now. */
export const builtAt = new Date();
