// As React writes them; HTML knows no case, but its validators do.
const CAMEL_CASE =
  /\s(dateTime|autoComplete|autoFocus|autoPlay|colSpan|rowSpan|encType|formAction|inputMode|maxLength|minLength|noValidate|playsInline|readOnly|spellCheck|srcSet|tabIndex)(?==|\s|>)/g;

// Elements without content, which React closes as XML would.
const VOID = /^(<(?:img|br|hr|input|source|track|wbr|col|area|embed)\b[^>]*?)\s*\/>$/;

/**
 * HTML as its validators like it, where React writes otherwise: attribute names in lower case, void elements without a
 * slash. Text and scripts stay as they are.
 */
export function tidyHtml(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(CAMEL_CASE, (name) => name.toLowerCase()).replace(VOID, '$1>'),
  );
}
