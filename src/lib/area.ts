/** The three areas of the brand, each with an accent and a drawing of its own. */
export type Area = 'consulting' | 'memento' | 'quantum';
