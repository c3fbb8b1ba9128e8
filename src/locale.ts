import { browser, build, fields } from './content/interface.json';
import { currency as siteCurrency, language as siteLanguage } from './content/site.json';

// Imported by name, so that a script carries only the group of words that it needs.

/** The site's language ('da-DK') and currency ('EUR'), for dates, numbers, prices and hyphenation. `site.config.ts` validates them. */
export const language: string = siteLanguage;
export const currency: string = siteCurrency;

/** The words of the interface that scripts need too. */
export const words = browser;

/** The words that only the build needs: labels of pictures, dialogs and forms, feeds, structured data. */
export const buildWords = build;

/** The fields of the forms that become an email: the label, which is also the field’s name in that email. */
export { fields };
