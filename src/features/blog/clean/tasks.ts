/** The class of an item that says itself whether its task is done. */
export const TASK = 'task';

const CHECKBOX = 'input[type="checkbox" i], .checkbox-on, .checkbox-off';

/** Puts a mark into each item of a list of tasks, done or open, and in place of a checkbox in a paragraph or a cell. */
export function markTasks(root: Element): void {
  for (const item of root.querySelectorAll('li')) {
    const own = (found: Element) => found.closest('li') === item;
    const box = item.closest('no-form') ? undefined : Array.from(item.querySelectorAll(CHECKBOX)).find(own);
    const said =
      item.getAttribute('data-checked') ??
      item.getAttribute('data-list') ??
      item.getAttribute('aria-checked') ??
      item.parentElement?.getAttribute('data-checked');
    if (!box && !/^(?:un)?checked$|^(?:true|false)$/.test(said ?? '')) continue;
    const done = box?.matches('[checked], .checkbox-on') ?? /^(?:checked|true)$/.test(said ?? '');
    const label = box?.closest('label');
    box?.remove();
    if (label && own(label)) label.replaceWith(...label.childNodes);
    (Array.from(item.querySelectorAll('p')).find(own) ?? item).prepend(done ? '☑ ' : '☐ ');
    item.className = TASK;
  }
  for (const box of root.querySelectorAll('input[type="checkbox" i]'))
    if (!box.closest('no-form, li')) box.replaceWith(box.hasAttribute('checked') ? '☑' : '☐');
}
