// Imported by a page whose code is gone after a deploy, so its name has no hash. Keeps what was typed in the history entry,
// reloads, and is imported again to restore it: Chrome and Safari restore no form on a reload.
const fields = [...document.querySelectorAll('input, textarea, select')];
const { typed } = history.state ?? {};
if (typed) {
  history.replaceState(null, '');
  for (const [index, field] of fields.entries()) {
    const [name, value, checked] = typed[index] ?? [];
    if (name === field.name) Object.assign(field, { value, checked });
  }
} else {
  history.replaceState({ typed: fields.map(({ name, value, checked }) => [name, value, checked]) }, '');
  location.reload();
}
