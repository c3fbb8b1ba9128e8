import interfaceWords from './content/interface.json' with { type: 'json' };
import site from './content/site.json' with { type: 'json' };

/** The site's language ('da-DK') and currency ('EUR'), for dates, numbers, prices and hyphenation. The schema of `site.json` validates them. */
export const language: string = site.language;
export const isEnglish = language.startsWith('en');
export const currency: string = site.currency;

/** The words of the interface that scripts need too. */
export const words = interfaceWords.browser;

/** The words that only the build needs: labels of pictures, dialogs and forms, feeds, structured data. */
export const buildWords = interfaceWords.build;

/** The fields of the forms that become an email: the label, which is also the field’s name in that email. */
export const { fields } = interfaceWords;
