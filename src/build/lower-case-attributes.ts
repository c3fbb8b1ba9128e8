// As React writes them; HTML knows no case, but its validators do.
const CAMEL_CASE =
  /\s(dateTime|autoComplete|autoFocus|autoPlay|colSpan|rowSpan|encType|formAction|inputMode|maxLength|minLength|noValidate|playsInline|readOnly|spellCheck|srcSet|tabIndex)(?==|\s|>)/g;

/** HTML with the attribute names that React writes in camel case in lower case. Text and scripts stay as they are. */
export function lowerCaseAttributes(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) => tag.replace(CAMEL_CASE, (name) => name.toLowerCase()));
}
