/** The time of this build. Pages compare events with it. */
export const builtAt = new Date();
