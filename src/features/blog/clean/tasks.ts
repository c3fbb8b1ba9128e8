/** The classes of an item that says itself whether its task is done. */
export const [TASK, DONE_TASK] = ['task', 'task done'];

const DONE =
  '[checked], .checkbox-on, [data-checked="true"], [data-list="checked"], [aria-checked="true"], [data-checked="true"] > li';
const TASKS = `li:is(${DONE}, [data-checked="false"], [data-list="unchecked"], [aria-checked="false"], [data-checked="false"] > li), input[type="checkbox" i], .checkbox-on, .checkbox-off`;

/** Puts a mark into each item of a list of tasks, done or open, and in place of a checkbox in a paragraph or a cell. */
export function markTasks(root: Element): void {
  const marked = new Set<Element>();
  for (const task of root.querySelectorAll(TASKS)) {
    const item = task.closest('li');
    const mark = task.matches(DONE) ? '☑ ' : '☐ ';
    if (task.closest('no-form')) continue;
    if (!item) task.replaceWith(mark);
    else if (!marked.has(item)) {
      const paragraph = Array.from(item.querySelectorAll('p')).find((inside) => inside.closest('li') === item);
      (paragraph ?? item).prepend(mark);
      item.className = task.matches(DONE) ? DONE_TASK : TASK;
      marked.add(item);
    }
    const label = task.closest('label');
    label?.replaceWith(...label.childNodes);
  }
}
