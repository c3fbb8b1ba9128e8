/** The three areas of the brand, each with its accent and drawing. */
export type Area = 'consulting' | 'memento' | 'quantum';
